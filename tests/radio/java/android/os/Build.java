package android.os;

/** Which Android it is. */
public final class Build {
    private Build() {}

    public static final class VERSION {
        public static final int SDK_INT = Integer.getInteger("phone.sdk", 34);

        private VERSION() {}
    }
}
