"""Everything the app shows and plays. What is built lies here as files; see README.md beside this."""
