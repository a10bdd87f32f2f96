"""Screens. Each is built when it is visited, and built anew when language, text size or the window's shape change."""
