"""What python-for-android tells of itself."""

JAVA_NAMESPACE = "org.kivy.android"
