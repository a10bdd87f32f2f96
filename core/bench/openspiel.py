"""The peer of the engine's bench: Help Me! by the same rules on OpenSpiel's Python game API.

Written plainly, as OpenSpiel's own Python examples are: integer actions, a state that is changed in place, the legal
actions found by looking at every action. The deal is made of chance nodes, as that API wants it, so that like with us a
history is a match; what it costs can be left out (`dealt_at_once`), which is no longer a game others can replay.
"""

from __future__ import annotations

import random

import pyspiel

from core.games.help_me.content import ALL_TAKEN, COLUMNS, NUMBERS, PLACES, TILES, Creature, moves_where

_ACTIONS = [(move.start, move.goal) for move in moves_where(ALL_TAKEN)]
_PLAYERS, _DEALT = 2, 4

_TYPE = pyspiel.GameType(
    short_name="pichenette_help_me",
    long_name="Help Me!",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_PLAYERS,
    min_num_players=_PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=len(_ACTIONS),
    max_chance_outcomes=TILES,
    num_players=_PLAYERS,
    min_utility=0.0,
    max_utility=200.0,
    max_game_length=TILES,
)


class HelpMeGame(pyspiel.Game):
    """The game, as OpenSpiel wants it."""

    def __init__(self, params=None):
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self):
        return HelpMeState(self)


class HelpMeState(pyspiel.State):
    """One position."""

    def __init__(self, game):
        super().__init__(game)
        self._tiles, self._creatures = list(range(TILES)), list(range(len(Creature)))
        self._piles = []
        self._turn = 0
        self._dealt = 0
        self._over = False
        self._owners = [-1] * len(Creature)

    def deal_at_once(self):
        random.shuffle(self._tiles)
        random.shuffle(self._creatures)
        self._piles = [(tile,) for tile in self._tiles]
        for creature in self._creatures[:_DEALT]:
            self._deal(creature)

    def _deal(self, creature):
        self._owners[creature] = self._dealt % _PLAYERS
        self._dealt += 1

    def current_player(self):
        if self._dealt < _DEALT:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self._over else self._turn

    def chance_outcomes(self):
        left = self._tiles or self._creatures
        return [(thing, 1 / len(left)) for thing in left]

    def _legal_actions(self, player):
        piles = self._piles
        return [action for action, (start, goal) in enumerate(_ACTIONS) if piles[start] and piles[goal]]

    def _apply_action(self, action):
        piles = self._piles
        if self._dealt < _DEALT:
            if self._tiles:
                self._tiles.remove(action)
                piles.append((action,))
            else:
                self._creatures.remove(action)
                self._deal(action)
            return
        start, goal = _ACTIONS[action]
        piles[goal] += piles[start]
        piles[start] = ()
        self._turn = 1 - self._turn
        self._over = not any(piles[start] and piles[goal] for start, goal in _ACTIONS)

    def _action_to_string(self, player, action):
        return str(_ACTIONS[action])

    def is_terminal(self):
        return self._over

    def returns(self):
        scores = [0.0] * _PLAYERS
        for pile in self._piles:
            if pile and self._owners[pile[-1] // NUMBERS] >= 0:
                bonus = sum(t % NUMBERS + 1 for t in pile[:-1] if t // NUMBERS == pile[-1] // NUMBERS)
                scores[self._owners[pile[-1] // NUMBERS]] += len(pile) + bonus
        return scores

    def __str__(self):
        return "/".join(str(self._piles[row : row + COLUMNS]) for row in range(0, PLACES, COLUMNS))


pyspiel.register_game(_TYPE, HelpMeGame)


_GAME = HelpMeGame()


def random_match(rng: random.Random, dealt_at_once: bool = False) -> int:
    """One uniformly random match; answers its number of moves (what chance does is none)."""
    state = _GAME.new_initial_state()
    if dealt_at_once:
        state.deal_at_once()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
    moves = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        moves += 1
    state.returns()
    return moves
