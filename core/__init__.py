"""Pichenette's engine: games, matches, bots, sessions and saves. Python only; it knows no window."""

VERSION = "0.1.0"
