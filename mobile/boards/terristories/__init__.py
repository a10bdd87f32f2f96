"""The board of TerriStories; see `board` for how its parts belong together."""
