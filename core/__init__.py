"""The engine: rules, matches, bots, saves. Plain Python; knows nothing of windows, phones or sockets' users."""
