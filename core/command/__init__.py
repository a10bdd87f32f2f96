"""What the command line does beside sessions: many matches at once, and logs of them."""
