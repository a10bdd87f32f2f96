"""Boards: one drawing a game, found by name, over a canvas they share."""
