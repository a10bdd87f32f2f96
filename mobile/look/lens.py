"""What the whole window is looked at through: colours that some people take for one another are moved apart, and where
strong contrast is wanted everything solid has an edge.

It is done where the window's pixels are made (its fragment shader), so pieces, pictures and words are treated alike,
whoever drew them. Who wants neither has the shader of Kivy, and pays nothing.
"""

from __future__ import annotations

import logging
from math import cos, pi, sin
from pathlib import Path

import kivy
from kivy.core.window import Window
from kivy.graphics import RenderContext
from kivy.metrics import dp

from mobile.look import theme
from mobile.look.palettes import PLAIN, Matrix

log = logging.getLogger(__name__)

USUAL = (Path(kivy.__file__).parent / "data" / "glsl" / "default.fs").read_text(encoding="utf-8")
EDGE = 1.25  # dp

# A pixel beside something solid takes the edge's colour, as far as it is not covered. How far its neighbours lie in the
# picture is known by derivatives, which all phones have but the oldest; there nothing has an edge.
EDGED = """
    vec2 along = dFdx(tex_coord0) * {wide:.3f}, up = dFdy(tex_coord0) * {wide:.3f};
    if (paint.a < 0.95 * frag_color.a) {{
        vec4 beside = vec4(0.0), found;
{looks}        float edge = smoothstep(0.6, 0.9, beside.a) * frag_color.a * (1.0 - paint.a);
        float bright = dot(beside.rgb * frag_color.rgb, vec3(0.3, 0.59, 0.11));
        vec3 tone = bright > 0.5 ? vec3{dark} : vec3{light};
        float whole = paint.a + edge;
        if (whole > 0.0) paint = vec4((paint.rgb * paint.a + tone * edge) / whole, whole);
    }}
"""
LOOK = """        found = texture2D(texture0, tex_coord0 + along * {across:.4f} + up * {high:.4f});
        if (found.a > beside.a) beside = found;
"""
AROUND = [(cos(k * pi / 4), sin(k * pi / 4)) for k in range(8)]
MOVED = "    paint.rgb = clamp(paint.rgb * mat3({numbers}), 0.0, 1.0);\n"  # rows times a column, so from the left
SOURCE = """#ifdef GL_OES_standard_derivatives
#extension GL_OES_standard_derivatives : enable
#endif
$HEADER$
void main(void) {{
    vec4 paint = frag_color * texture2D(texture0, tex_coord0);
{edged}{moved}    gl_FragColor = paint;
}}
"""

_worn = USUAL


def wear(colours: Matrix, edges: bool) -> None:
    """From the next frame on."""
    global _worn
    for source in (_written(colours, edges), _written(colours, False), USUAL):
        if source == _worn:
            return
        if source == USUAL or RenderContext(fs=source).shader.success:  # tried apart: the window's would stay dark
            Window.render_context.shader.fs = source
            _worn = source
            return
        log.warning("this screen cannot show things with edges, or in other colours")


def _written(colours: Matrix, edges: bool) -> str:
    if colours == PLAIN and not edges:
        return USUAL
    numbers = ", ".join(f"{part:.4f}" for row in colours for part in row)
    looks = "".join(LOOK.format(across=across, high=high) for across, high in AROUND)
    edged = EDGED.format(looks=looks, wide=dp(EDGE), dark=theme.EDGES[0], light=theme.EDGES[1])
    guarded = f"#if !defined(GL_ES) || defined(GL_OES_standard_derivatives)\n{edged}#endif\n"
    return SOURCE.format(
        edged=guarded if edges else "", moved="" if colours == PLAIN else MOVED.format(numbers=numbers)
    )
