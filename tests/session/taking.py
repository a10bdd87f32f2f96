"""Takes what hosts and guests tell, for tests that want to know of it."""

from core.session.room.messages import Heir


class Taking:
    """Whoever is asked to have a table, and was told by no test what to say, would rather not."""

    def __init__(self):
        self._wanted = {}

    def when(self, who, kind, do):
        """From now on `do` gets all of this kind that the host or guest tells."""
        self._wanted[who, kind] = do

    def take(self, *whos):
        for who in whos:
            while (event := who.next_event()) is not None:
                do = self._wanted.get((who, type(event)))
                if do is not None:
                    do(event)
                elif isinstance(event, Heir) and event.asked:
                    who.take_over(False)
