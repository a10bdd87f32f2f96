"""Stands in for the Python that python-for-android brings along."""
