"""materialyoucolor 3: kivymd 2.0.0 does not import with the 2.0.10 of python-for-android. Pure Python."""

from typing import ClassVar

from pythonforandroid.recipe import PyProjectRecipe


class MaterialYouColorRecipe(PyProjectRecipe):
    name = "materialyoucolor"
    version = "3.0.4"
    url = "https://files.pythonhosted.org/packages/source/m/materialyoucolor/materialyoucolor-{version}.tar.gz"
    depends: ClassVar = ["setuptools"]

    def get_recipe_env(self, arch, **kwargs):
        env = super().get_recipe_env(arch, **kwargs)
        env["MYCP_PURE_PYTHON"] = "1"
        return env


recipe = MaterialYouColorRecipe()
