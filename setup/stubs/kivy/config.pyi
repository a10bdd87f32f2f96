class ConfigParser:
    def set(self, section: str, option: str, value: str | int) -> None: ...

Config: ConfigParser
