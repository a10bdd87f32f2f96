"""The board of Help Me!; see `board` for how its parts belong together."""
