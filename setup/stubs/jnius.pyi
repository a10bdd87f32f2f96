from typing import Any

class JavaException(Exception):
    classname: str | None
    innermessage: str | None

# What a class of Java's has is known to Java only.
def autoclass(clsname: str) -> Any: ...
def cast(destclass: str | Any, obj: Any) -> Any: ...
