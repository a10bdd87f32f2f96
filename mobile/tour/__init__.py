"""Tools that walk through the app by touches: pictures, measurements. Left out of what goes on a phone."""
