"""The app: windows, touches, sounds and words over the core. It knows the contract, never a game's private state."""
