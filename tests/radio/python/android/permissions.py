"""Stands in for android.permissions: a person who grants what the property phone.grants names."""

import threading

from jnius import autoclass

System = autoclass("java.lang.System")
asked = []


def _named(name):
    return [word for word in (System.getProperty(f"phone.{name}") or "").split(",") if word]


def _short(permission):
    return permission.removeprefix("android.permission.")


def check_permission(permission):
    return _short(permission) not in _named("denied")


def request_permissions(permissions, callback=None):
    asked.append([_short(permission) for permission in permissions])
    threading.Thread(target=_answer, args=(permissions, callback)).start()  # as on a phone: not on the app's thread


def _answer(permissions, callback):
    granted = set(_named("grants"))
    System.setProperty("phone.denied", ",".join(word for word in _named("denied") if word not in granted))
    if callback:
        callback(permissions, [check_permission(permission) for permission in permissions])
