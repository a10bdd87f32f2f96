"""How everything looks, sounds and moves."""
