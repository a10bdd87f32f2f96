"""Advice: what a strong bot would do in a seat's place, and why, by what the seat may know."""
