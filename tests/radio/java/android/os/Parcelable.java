package android.os;

/** What an intent may carry. */
public interface Parcelable {}
