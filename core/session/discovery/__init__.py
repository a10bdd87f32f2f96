"""How tables nearby are announced and found."""
