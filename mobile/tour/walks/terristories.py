"""TerriStories by touches."""

from __future__ import annotations

import random

from core.games.terristories.moves import DONE
from core.games.terristories.position import Ask
from mobile.boards.terristories.giving import GivingRow
from mobile.boards.terristories.hand_panel import Mini
from mobile.boards.terristories.offer import Offer
from mobile.boards.terristories.purse import PursePlate
from mobile.boards.terristories.question_sheet import HoldPlate, QuestionSheet
from mobile.boards.terristories.roles import RoleRow
from mobile.boards.terristories.votes import VotePlate
from mobile.look.kit import Press
from mobile.tour.fingers import Finger, Fingers, Missing, Steps
from mobile.tour.walks import Spot, terristories_drags, terristories_scenes
from mobile.tour.walks.terristories_drags import board_of, land_place
from mobile.words import say

DRAGS = terristories_drags.DRAGS
show = terristories_scenes.show
SETTLES = 0.35  # seconds after which a button that came to mean something else may be touched


def go_on(fingers: Fingers) -> Steps:
    """Answer what is asked, for whoever is asked here."""
    board, rng = board_of(fingers), random.Random(fingers.match.hotseat.table.n)
    while board.over is not None:  # a card is read
        board.cancel()
        yield 0.1
    yield SETTLES
    for _ in range(100):  # what bots did meanwhile is shown first
        if board.ask is not None:
            break
        yield 0.1
    match board.ask:
        case Ask.ROLE:
            yield from fingers.touch(rng.choice([row for row in fingers.all(RoleRow) if row.enabled]))
            yield from _confirm(fingers)
        case Ask.COUNCIL | Ask.DEAL:
            yield from _agree(fingers, rng)
        case Ask.TIE:
            asked = [plate for plate in fingers.all(VotePlate) if plate.enabled]
            yield from fingers.touch(rng.choice(asked or fingers.all(VotePlate)))
            yield from _confirm(fingers)
        case Ask.PROPOSE | Ask.DISCARD:
            yield from _give(fingers)
        case Ask.HARVEST:
            yield from fingers.tap(say("terristories.button.all"))
            yield from _confirm(fingers)
        case Ask.WAGES:
            yield from _pay(fingers)
        case Ask.BUILD:
            yield from _build(fingers, rng)
        case _ if board.dialogs.wanted:
            yield from _answer(fingers, rng)
        case Ask.SETTLE | Ask.PICK:
            yield from _pick(fingers, rng)


def _confirm(fingers: Fingers) -> Steps:
    """The last of the buttons below the board."""
    yield SETTLES
    actions = board_of(fingers).actions()
    if actions and actions[-1].enabled:
        yield from fingers.tap(actions[-1].text)


def _agree(fingers: Fingers, rng: random.Random) -> Steps:
    """Now and then something is laid for an offer; then whoever is asked agrees, though another's store be chosen."""
    board = board_of(fingers)
    if board.seat is None and board.negotiation.chosen not in board.asked_here:
        yield from fingers.touch(next(plate for plate in fingers.all(PursePlate) if plate.seat in board.asked_here))
        yield 0.05
    rows = [row for row in fingers.all(Offer) if row.more.parent is row and row.more.enabled]
    if rows and rng.random() < 0.7:
        row = rng.choice(rows)
        for _ in range(rng.randint(1, 4)):
            if row.more.parent is row and row.more.enabled:
                yield from fingers.touch(row.more)
                yield 0.05
    yield SETTLES
    if board.ask in (Ask.COUNCIL, Ask.DEAL) and any(
        press.spoken == say("terristories.agree") for press in fingers.presses()
    ):
        yield from fingers.tap(say("terristories.agree"))


def _give(fingers: Fingers) -> Steps:
    """Alone one chooses from cards that lie open; where several sit, each opens a hand by holding."""
    board = board_of(fingers)
    if board.ask is Ask.DISCARD:
        rows = [row for row in fingers.all(GivingRow) if board.table.refusal(row.seat, DONE) is not None]
        full = [row.hold for row in rows if row.hold is not None]
        if full:
            yield from hold_and_choose(fingers, full[0])
            return
        done = say("terristories.drop.done")
        if any(press.spoken == done for press in fingers.presses()):
            yield from fingers.tap(done)
        return
    own = board.negotiation.own_cards
    if own:
        cards = [press for press in fingers.presses() if getattr(getattr(press, "card", None), "number", -1) in own]
        yield from fingers.touch(cards[0])
        yield from _confirm(fingers)
        return
    rows = [row for row in fingers.all(GivingRow) if row.hold is not None]
    if not rows or rows[0].hold is None:
        return
    yield from hold_and_choose(fingers, rows[0].hold)


def hold_and_choose(fingers: Fingers, plate: HoldPlate, card: int | None = None) -> Steps:
    """A hand opens under the finger, which slides onto a card and lets go."""
    finger = Finger(*plate.to_window(*plate.center))
    finger.down()
    yield 0.4
    found = [mini for mini in fingers.all(Mini) if card is None or mini.card.number == card]
    if found:
        finger.move_to(*found[0].to_window(*found[0].center))
        yield 0.1
    finger.up()
    yield 0.2


def _pay(fingers: Fingers) -> Steps:
    """Whoever cannot be paid is sent home."""
    choosing = board_of(fingers).choosing
    for land, n in choosing.plan.most.items():
        for _ in range(n):
            if choosing.ready is not None:
                break
            yield from fingers.tap_at(*land_place(fingers, land))
            yield 0.05
    yield from _confirm(fingers)


def _build(fingers: Fingers, rng: random.Random) -> Steps:
    """Somebody walks, or all is done."""
    choosing = board_of(fingers).choosing
    lit = sorted(choosing.lit())
    if lit and rng.random() < 0.5:
        yield from fingers.tap_at(*land_place(fingers, rng.choice(lit)))
        yield 0.05
        goals = sorted(choosing.lit())
        if goals and choosing.piece is not None:
            yield from fingers.tap_at(*land_place(fingers, rng.choice(goals)))
            yield 0.05
            if choosing.ready is not None:
                yield from _confirm(fingers)
                return
        if board_of(fingers).busy:
            yield from fingers.tap(say("cancel"))
    yield from _confirm(fingers)


def _pick(fingers: Fingers, rng: random.Random) -> Steps:
    """Lands, one after the other, until it can be confirmed."""
    choosing = board_of(fingers).choosing
    for _ in range(6):
        lit = sorted(choosing.lit() - set(choosing.lands))
        if choosing.ready is not None or not lit:
            break
        yield from fingers.tap_at(*land_place(fingers, rng.choice(lit)))
        yield 0.1
        if board_of(fingers).ask not in (Ask.SETTLE, Ask.PICK):
            return
    if choosing.ready is None and board_of(fingers).ask is Ask.PICK:
        skip = say("terristories.button.skip")
        if any(press.spoken == skip for press in fingers.presses()):
            yield from fingers.tap(skip)
        return
    yield from _confirm(fingers)


def _answer(fingers: Fingers, rng: random.Random) -> Steps:
    """One of the answers on the sheet; a card that would answer is read first."""
    sheets = fingers.all(QuestionSheet)
    if not sheets:
        raise Missing("the question does not lie there yet, or no longer")
    sheet, asked = sheets[0], board_of(fingers).dialogs._asked
    answers = [answer for question in asked for answer in question.answers]
    if not answers:
        piles = [press for press in sheet.walk() if isinstance(press, HoldPlate)]
        if asked and asked[0].pile is not None and piles and len(board_of(fingers).here) == 1:
            yield from _search(fingers, piles[-1])
        elif asked and asked[0].pile is not None and piles:
            yield from hold_and_choose(fingers, piles[-1])
        else:
            yield from _confirm(fingers)
        return
    answer = rng.choice(answers)
    if answer.card is not None:
        card = answer.card
        row = next(press for press in sheet.walk() if isinstance(press, Press) and getattr(press, "card", None) == card)
        yield from fingers.touch(row)
        yield 0.3
        yield from fingers.tap(answer.text)
    else:
        plates = [press for press in sheet.walk() if isinstance(press, Press) and press.spoken == answer.text]
        yield from fingers.touch(plates[0])


def _search(fingers: Fingers, pile: HoldPlate) -> Steps:
    """Alone one's pile lies open: a card is read, and taken."""
    yield from fingers.touch(pile)
    yield 0.3
    yield from fingers.touch(fingers.all(Mini)[0])
    yield 0.3
    yield from fingers.tap(say("terristories.hand.take"))


# The busiest boards


def to_carry(fingers: Fingers) -> Steps:
    """The negotiation of four seats."""
    yield from terristories_drags.negotiate_in_a_crowd(fingers)


def carried(fingers: Fingers) -> tuple[Spot, Spot]:
    """Where the finger takes something up, and where it may go with it."""
    way = terristories_drags.way_of_cube(fingers)
    return way.start, way.legal


def in_the_midst(fingers: Fingers) -> Steps:
    """On the planet, against three bots that look at much."""
    yield from terristories_drags.build_in_a_crowd(fingers)
