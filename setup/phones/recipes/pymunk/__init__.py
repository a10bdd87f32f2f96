"""pymunk 7: built by cffi through pyproject.toml, as python-for-android's own recipe (6.0.0, setup.py) cannot."""

from typing import ClassVar

from pythonforandroid.recipe import PyProjectRecipe


class PymunkRecipe(PyProjectRecipe):
    name = "pymunk"
    version = "7.3.1"
    url = "https://files.pythonhosted.org/packages/source/p/pymunk/pymunk-{version}.tar.gz"
    depends: ClassVar = ["cffi", "setuptools"]
    hostpython_prerequisites: ClassVar = ["cffi>=1.17.1", "setuptools", "wheel"]

    def get_recipe_env(self, arch, **kwargs):
        env = super().get_recipe_env(arch, **kwargs)
        env["LDFLAGS"] += " -llog -lm"  # Munk2D's messages go to Android's log
        # clang fuses a*b+c on arm64 by default; without that the flicks of all devices agree bit by bit.
        env["CFLAGS"] += " -ffp-contract=off"
        return env


recipe = PymunkRecipe()
