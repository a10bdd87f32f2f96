from collections.abc import Sequence
from types import TracebackType

from kivy.graphics.shader import Shader
from kivy.graphics.texture import Texture
from typing_extensions import Buffer

class Instruction: ...

class InstructionGroup(Instruction):
    children: list[Instruction]
    def indexof(self, c: Instruction) -> int: ...
    def insert(self, place: int, c: Instruction) -> None: ...
    def add(self, c: Instruction) -> None: ...
    def remove(self, c: Instruction) -> None: ...
    def clear(self) -> None: ...
    def get_group(self, name: str) -> list[Instruction]: ...

class CanvasBase(InstructionGroup):
    def __enter__(self) -> None: ...
    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None: ...

class Canvas(CanvasBase):
    @property
    def before(self) -> CanvasBase: ...
    @property
    def after(self) -> CanvasBase: ...

class RenderContext(Canvas):
    shader: Shader
    def __init__(self, *, fs: str) -> None: ...

class Color(Instruction):
    a: float
    rgb: Sequence[float]
    rgba: Sequence[float]
    def __init__(self, *components: float) -> None: ...

class VertexInstruction(Instruction):
    texture: Texture | None
    tex_coords: Sequence[float]

class Rectangle(VertexInstruction):
    pos: Sequence[float]
    size: Sequence[float]
    def __init__(
        self,
        *,
        pos: Sequence[float] = (0, 0),
        size: Sequence[float] = (100, 100),
        texture: Texture | None = None,
        tex_coords: Sequence[float] = ...,
    ) -> None: ...

class BorderImage(Rectangle):
    border: Sequence[float]
    display_border: Sequence[float]

class Ellipse(Rectangle):
    angle_start: float
    angle_end: float

class Line(VertexInstruction):
    points: Sequence[float]
    circle: tuple[float, float, float]
    rounded_rectangle: tuple[float, float, float, float, float]
    width: float
    def __init__(
        self,
        *,
        points: Sequence[float] = (),
        rectangle: tuple[float, float, float, float] = ...,
        rounded_rectangle: tuple[float, float, float, float, float] = ...,
        circle: tuple[float, float, float] = ...,
        width: float = 1.0,
        close: bool = False,
        dash_length: float = 1.0,
        dash_offset: float = 0.0,
    ) -> None: ...

class Mesh(VertexInstruction):
    def __init__(
        self,
        *,
        vertices: Buffer | Sequence[float] = (),
        indices: Buffer | Sequence[int] = (),
        mode: str = "points",
        texture: Texture | None = None,
    ) -> None: ...

class PushMatrix(Instruction): ...
class PopMatrix(Instruction): ...

class Translate(Instruction):
    xy: Sequence[float]
    def __init__(self, *by: float) -> None: ...

class Scale(Instruction):
    xyz: Sequence[float]
    def __init__(self, *by: float) -> None: ...

class ScissorPush(Instruction):
    x: int
    y: int
    width: int
    height: int

class ScissorPop(Instruction): ...

class ClearColor(Instruction):
    def __init__(self, *components: float) -> None: ...

class ClearBuffers(Instruction): ...

class Fbo(Canvas):
    def __init__(self, *, size: tuple[int, int]) -> None: ...
    @property
    def texture(self) -> Texture: ...
    def draw(self) -> None: ...
