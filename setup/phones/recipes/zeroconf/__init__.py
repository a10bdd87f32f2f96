"""zeroconf as on the desktop; python-for-android's own recipe is of 2020. Built without Cython: pure Python."""

from typing import ClassVar

from pythonforandroid.recipe import PyProjectRecipe


class ZeroconfRecipe(PyProjectRecipe):
    name = "zeroconf"
    version = "0.154.0"
    url = "https://files.pythonhosted.org/packages/source/z/zeroconf/zeroconf-{version}.tar.gz"
    depends: ClassVar = ["ifaddr"]
    hostpython_prerequisites: ClassVar = ["poetry-core>=2.0.0", "setuptools>=65.4.1", "cython>=3.0.8"]

    def get_recipe_env(self, arch, **kwargs):
        env = super().get_recipe_env(arch, **kwargs)
        env["SKIP_CYTHON"] = "1"
        return env


recipe = ZeroconfRecipe()
