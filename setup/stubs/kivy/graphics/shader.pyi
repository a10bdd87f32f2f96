class Shader:
    fs: str
    success: int
