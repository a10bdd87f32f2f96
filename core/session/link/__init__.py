"""Bytes in, messages out: what carries a session between two devices. Knows no match and no room."""
