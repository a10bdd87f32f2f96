"""Exercises: positions in which one thing is wanted, as data; and who judges what was tried."""
