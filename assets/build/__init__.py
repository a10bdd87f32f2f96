"""Draws the pictures and makes the sounds: everything in assets/built and assets/sounds. See assets/README.md."""
