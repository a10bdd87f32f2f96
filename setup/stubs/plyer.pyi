class Vibrator:
    def vibrate(self, time: float = 1) -> None: ...

vibrator: Vibrator
