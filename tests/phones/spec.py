"""The spec, as buildozer's own parser takes it, and what it asks for, as python-for-android's own graph resolves it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from tests.phones.ground import RECIPES, ROOT, SPEC, WORK, hold, pins

# Where a phone has another version than a desktop, and why; and what a phone leaves out.
OTHER = {"cffi": "only its backend is needed, and 2.0.0 is what the recipe builds"}
LEFT_OUT = {"cryptography", "pillow", "pycparser"}
ON_PHONES = {"python3", "hostpython3", "android", "pyjnius"}
API, LOWEST = 36, 24
ARCHS = {"arm64-v8a", "x86_64"}
PATHS = (
    "icon.filename",
    "icon.adaptive_foreground.filename",
    "icon.adaptive_background.filename",
    "presplash.filename",
    "android.manifest.intent_filters",
    "android.extra_manifest_application_arguments",
    "android.extra_manifest_xml",
    "android.add_src",
    "p4a.local_recipes",
)


def opened() -> Any:
    """Buildozer with our spec, set to Android; what it makes lies in our folder."""
    os.chdir(ROOT)
    os.environ["HOME"] = str(WORK / "home")
    (WORK / "home").mkdir(parents=True, exist_ok=True)
    from buildozer import Buildozer

    tool = Buildozer(str(SPEC))
    tool.config.set("buildozer", "build_dir", str(WORK / "buildozer"))
    tool.config.set("buildozer", "log_level", "0")
    tool.logger.set_level(0)
    tool.set_target("android")
    return tool


def spec(tool: Any) -> str:
    """It is taken, all it names is there, and it asks for what stores ask for."""
    config = tool.config
    tool.target.check_configuration_tokens()
    for key in PATHS:
        path = Path(config.get("app", key))
        hold((ROOT / path).exists(), f"{key}: there is no {path}")
    hold(int(config.get("app", "android.api")) >= API, "stores ask for a newer API")
    hold(int(config.get("app", "android.minapi")) == LOWEST, "the recipes are written for another lowest API")
    hold(set(config.getlist("app", "android.archs")) == ARCHS, "an unknown processor")
    hold(config.get("app", "p4a.commit") not in ("HEAD", "master"), "python-for-android is not pinned")
    hold(tool.get_version() == _version(), "another version than pyproject.toml's")
    ios = type(config)()
    ios.read(str(SPEC), "utf-8")
    ios.apply_profile("ios")
    hold("hostpython3" not in ios.getlist("app", "requirements"), "the profile for iOS is not taken")
    return f"version {tool.get_version()}"


def _version() -> str:
    import tomllib

    version: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return version


def requirements(tool: Any) -> str:
    """All that the app needs and nothing else, in its own versions."""
    asked = dict(_pin(text) for text in tool.config.getlist("app", "requirements"))
    ours = pins()
    hold(asked["python3"] == asked["hostpython3"], "Python and the one that builds it go together")
    hold(asked["python3"].startswith("3.13."), "another Python than was tried")
    hold(asked.keys() - ON_PHONES == ours.keys() - LEFT_OUT, f"{asked.keys() ^ ours.keys()} are on one side only")
    wrong = {name for name in asked.keys() & ours.keys() if asked[name] != ours[name]} - OTHER.keys()
    hold(not wrong, f"other versions than pyproject.toml's: {sorted(wrong)}")
    return f"{len(asked)} packages"


def order(tool: Any) -> str:
    """What is built, in which order and by whose recipe; nothing older than we ask for."""
    from pythonforandroid.archs import ArchAarch_64
    from pythonforandroid.bootstrap import Bootstrap
    from pythonforandroid.build import Context
    from pythonforandroid.graph import get_recipe_order_and_bootstrap
    from pythonforandroid.recipe import Recipe

    context = Context()
    context.local_recipes = str(RECIPES)
    context.ndk_api, context.android_api = LOWEST, API
    context.archs = [ArchAarch_64(context)]
    asked = dict(_pin(text) for text in tool.config.getlist("app", "requirements"))
    bootstrap = Bootstrap.get_bootstrap(tool.config.get("app", "p4a.bootstrap"), context)
    built, pure, _ = get_recipe_order_and_bootstrap(context, list(asked), bootstrap)
    ours = {folder.name for folder in RECIPES.iterdir() if (folder / "__init__.py").exists()}
    for name in built:
        recipe = Recipe.get_recipe(name, context)
        local = str(RECIPES) in recipe.get_recipe_dir()
        hold(local == (name in ours), f"{name}: our recipe is not the one that is taken")
        version = asked.get(name) or ""
        if version and not os.environ.get(f"VERSION_{name}") and name not in ("python3", "hostpython3"):
            hold(str(recipe.version) == version, f"{name}: the recipe builds {recipe.version}, we ask for {version}")
    hold(ours <= set(built), f"recipes that nothing asks for: {sorted(ours - set(built))}")
    lost = asked.keys() - set(built) - set(pure)
    hold(not {name.lower() for name in lost} - {name.lower() for name in pure}, f"nobody brings {sorted(lost)}")
    return f"{len(built)} recipes, {len(pure)} pure packages, Python {sys.version.split()[0]} here"


def _pin(text: str) -> tuple[str, str]:
    name, _, version = text.partition("==")
    return name, version
