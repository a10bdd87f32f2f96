"""Stands in for android.activity: keeps who wants to hear of new intents."""

heard = []


def bind(*, on_new_intent):
    heard.append(on_new_intent)
