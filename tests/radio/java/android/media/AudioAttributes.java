package android.media;

/** What a sound is for. */
public final class AudioAttributes {
    public static final int USAGE_GAME = 14;

    final int usage;

    private AudioAttributes(int usage) {
        this.usage = usage;
    }

    public static class Builder {
        private int usage;

        public Builder setUsage(int usage) {
            this.usage = usage;
            return this;
        }

        public AudioAttributes build() {
            return new AudioAttributes(usage);
        }
    }
}
