"""The board of Paleo; see `board` for how its parts belong together."""
