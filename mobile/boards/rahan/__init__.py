"""The board of Rahan; see `board` for how its parts belong together."""
