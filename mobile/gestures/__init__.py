"""Gestures: from touches to what is meant. No game knows a touch."""
