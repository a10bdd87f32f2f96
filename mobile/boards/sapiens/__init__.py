"""The board of Sapiens; see `board` for how its parts belong together."""
