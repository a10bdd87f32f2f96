"""A session as the app holds it: the host, the guest, and which screen follows."""
