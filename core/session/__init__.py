"""Playing between devices. Bytes in, bytes out: no sockets and no radio in the protocol itself."""
