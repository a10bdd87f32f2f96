"""The room of a table between devices: its host, its guests, and what each of them is told."""
