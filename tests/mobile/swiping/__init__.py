"""Swipes as a touch screen tells them, played through SDL's queue and Kivy's poll at given rates of frames, in a time
of their own: a swipe is the same whatever machine plays it, and however busy that is."""
