class Sound:
    volume: float
    def play(self) -> None: ...

class SoundLoader:
    @staticmethod
    def load(filename: str) -> Sound | None: ...
