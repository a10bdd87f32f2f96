"""Bots: what games share of them, and what drives them. A bot gets what its seat gets and nothing else."""
