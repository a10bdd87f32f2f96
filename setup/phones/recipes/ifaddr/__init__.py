"""ifaddr 0.2: bionic has getifaddrs since Android 7 (API 24), so no library of our own is wanted for it."""

from typing import ClassVar

from pythonforandroid.recipe import PyProjectRecipe


class IfaddrRecipe(PyProjectRecipe):
    name = "ifaddr"
    version = "0.2.0"
    url = "https://files.pythonhosted.org/packages/source/i/ifaddr/ifaddr-{version}.tar.gz"
    depends: ClassVar = ["setuptools"]


recipe = IfaddrRecipe()
