"""For each game: how fingers make its moves, and what the tour shows of it. Found by the game's name."""
