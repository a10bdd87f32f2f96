"""How a match went: how everybody stood after each turn, where it turned, and what decided it."""
