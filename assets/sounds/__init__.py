"""Sounds: what they are made by, and the sounds themselves."""
