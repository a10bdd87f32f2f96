"""What is sealed opens once, in order, at the other end, and nothing else does."""

from __future__ import annotations

import random
import runpy
import sys

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from core.session.link import chacha, cipher
from core.session.link.cipher import TAG, Forged, Opener, Seal

KEY = bytes(range(32))
LATER_KEY = bytes(range(0x80, 0xA0))
SUNSCREEN = (
    b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
    b"sunscreen would be it."
)
ENGINES = {"library": (ChaCha20Poly1305, InvalidTag), "own": (chacha.ChaCha20Poly1305, chacha.Invalid)}


def end(monkeypatch, name, kind, key):
    """A Seal or an Opener that works with the engine of this name."""
    monkeypatch.setattr(cipher, "engine", lambda: ENGINES[name])
    return kind(key)


@pytest.fixture(params=ENGINES)
def engine(request, monkeypatch):
    monkeypatch.setattr(cipher, "engine", lambda: ENGINES[request.param])


@pytest.mark.parametrize(
    ("key", "nonce", "block", "stream"),
    [
        (  # 2.3.2
            KEY,
            "000000090000004a00000000",
            1,
            (
                "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
            ),
        ),
        (  # A.1, vector 1
            bytes(32),
            "000000000000000000000000",
            0,
            (
                "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
            ),
        ),
        (  # 2.6.2, whose key for the tag is the first half of a block
            LATER_KEY,
            "000000000001020304050607",
            0,
            "8ad5a08b905f81cc815040274ab29471a833b637e3fd0da508dbb8e2fdd1a646",
        ),
    ],
)
def test_the_key_stream_is_that_of_the_rfc(key, nonce, block, stream):
    assert chacha.keystream(key, bytes.fromhex(nonce), block, 1).hex()[: len(stream)] == stream
    alone = b"".join([chacha.keystream(key, bytes.fromhex(nonce), block + k, 1) for k in range(5)])
    assert chacha.keystream(key, bytes.fromhex(nonce), block, 5) == alone, "blocks side by side are those one by one"


def test_the_key_stream_ends_where_its_counter_does():
    last = chacha.keystream(KEY, bytes(12), (1 << 32) - 1, 1)
    assert last != chacha.keystream(KEY, bytes(12), 0, 1)
    with pytest.raises(OverflowError):
        chacha.keystream(KEY, bytes(12), (1 << 32) - 1, 2)
    for wrong in (0, 8, 11, 13, 16):
        with pytest.raises(ValueError):
            chacha.keystream(KEY, bytes(wrong), 0, 1)


ONES, ZEROS = "ff" * 16, "00" * 16


@pytest.mark.parametrize(
    ("once", "text", "tag"),
    [
        (  # 2.5.2
            "85d6be7857556d337f4452fe42d506a80103808afb0db2fd4abff6af4149f51b",
            b"Cryptographic Forum Research Group".hex(),
            "a8061dc1305136c6c22b8baf0c0127a9",
        ),
        (ZEROS + ZEROS, "00" * 64, ZEROS),  # A.3, vector 1; then 7 to 11, where the sums just pass the prime
        ("02" + "00" * 15 + ZEROS, ONES, "03" + "00" * 15),
        ("02" + "00" * 15 + ONES, "02" + "00" * 15, "03" + "00" * 15),
        ("01" + "00" * 15 + ZEROS, ONES + "f0" + "ff" * 15 + "11" + "00" * 15, "05" + "00" * 15),
        ("01" + "00" * 15 + ZEROS, ONES + "fb" + "fe" * 15 + "01" * 16, ZEROS),
        ("02" + "00" * 15 + ZEROS, "fd" + "ff" * 15, "fa" + "ff" * 15),
    ],
)
def test_the_tag_is_that_of_the_rfc(once, text, tag):
    assert chacha.poly1305(bytes.fromhex(once), bytes.fromhex(text)).hex() == tag


@pytest.mark.parametrize("box", [chacha.ChaCha20Poly1305, ChaCha20Poly1305])
def test_the_sealed_text_is_that_of_the_rfc(box):
    nonce, more = bytes.fromhex("070000004041424344454647"), bytes.fromhex("50515253c0c1c2c3c4c5c6c7")  # 2.8.2
    sealed = bytes.fromhex(
        "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6"
        "3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36"
        "92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc"
        "3ff4def08e4b7a9de576d26586cec64b61161ae10b594f09e26a7e902ecbd0600691"
    )
    assert box(LATER_KEY).encrypt(nonce, SUNSCREEN, more) == sealed
    assert box(LATER_KEY).decrypt(nonce, sealed, more) == SUNSCREEN


def test_our_own_cipher_and_the_library_say_the_same():
    rng = random.Random("cipher")
    lengths = [*range(130), *[rng.randrange(3000) for _ in range(150)], 16384, 60000, 65536]
    for length in lengths:
        key, nonce, plain = rng.randbytes(32), rng.randbytes(12), rng.randbytes(length)
        more = rng.choice([None, b"", rng.randbytes(rng.randrange(40))])
        sealed = chacha.ChaCha20Poly1305(key).encrypt(nonce, plain, more)
        assert sealed == ChaCha20Poly1305(key).encrypt(nonce, plain, more)
        assert chacha.ChaCha20Poly1305(key).decrypt(nonce, sealed, more) == plain
    for extreme in (bytes(32), b"\xff" * 32):
        sealed = chacha.ChaCha20Poly1305(extreme).encrypt(b"\xff" * 12, b"\xff" * 999, None)
        assert sealed == ChaCha20Poly1305(extreme).encrypt(b"\xff" * 12, b"\xff" * 999, None)


def test_our_own_cipher_refuses_what_the_library_refuses():
    own = chacha.ChaCha20Poly1305(KEY)
    sealed = own.encrypt(bytes(12), b"hello", b"more")
    for nonce, text, more in [
        (bytes(11) + b"\x01", sealed, b"more"),
        (bytes(12), sealed, b"mora"),
        (bytes(12), sealed, None),
        (bytes(12), sealed[:-1], b"more"),
        (bytes(12), sealed[:15], b"more"),
        (bytes(12), b"", b"more"),
        (bytes(12), sealed + b"\0", b"more"),
    ]:
        with pytest.raises(chacha.Invalid):
            own.decrypt(nonce, text, more)
    for wrong in (0, 16, 31, 33):
        with pytest.raises(ValueError):
            chacha.ChaCha20Poly1305(bytes(wrong))


@pytest.mark.parametrize("sender", ENGINES)
@pytest.mark.parametrize("receiver", ENGINES)
def test_what_one_end_seals_the_other_opens_whichever_cipher_each_has(sender, receiver, monkeypatch):
    rng = random.Random("ends")
    plains = [b"", b"x", *[rng.randbytes(rng.randrange(500)) for _ in range(40)]]
    seal = end(monkeypatch, sender, Seal, KEY)
    sealed = [seal.seal(plain) for plain in plains]
    opener = end(monkeypatch, receiver, Opener, KEY)
    assert [opener.open(piece) for piece in sealed] == plains
    assert [len(piece) - len(plain) for piece, plain in zip(sealed, plains)] == [TAG] * len(plains)


@pytest.mark.parametrize("name", ENGINES)
def test_the_number_of_a_piece_is_its_nonce(name, monkeypatch):
    seal = end(monkeypatch, name, Seal, KEY)
    for n in (0, 1, 2, 300, 2**32, 2**64 - 1):
        seal._nonces.n = n
        assert seal.seal(b"plain") == ChaCha20Poly1305(KEY).encrypt(bytes(4) + n.to_bytes(8, "little"), b"plain", None)


def test_the_same_words_never_look_the_same_twice(engine):
    seal = Seal(KEY)
    assert len({seal.seal(b"the same") for _ in range(200)}) == 200


def test_after_the_last_number_nothing_is_sealed_or_opened(engine):
    seal, opener = Seal(KEY), Opener(KEY)
    seal._nonces.n = opener._nonces.n = 2**64 - 1
    last = seal.seal(b"last")
    assert opener.open(last) == b"last"
    for _ in range(3):
        with pytest.raises(OverflowError):
            seal.seal(b"one more")
        with pytest.raises(Forged):
            opener.open(last)


def pieces(count=4):
    seal = Seal(KEY)
    return [seal.seal(b"piece %d" % k) for k in range(count)]


@pytest.mark.parametrize(
    "order",
    [[1], [0, 0], [0, 2], [1, 0], [0, 1, 1], [0, 1, 0], [0, 1, 3], [0, 2, 1]],
    ids=lambda order: "".join(map(str, order)),
)
def test_lost_repeated_or_disordered_pieces_do_not_open(order, engine):
    sent, opener = pieces(), Opener(KEY)
    for k in order[:-2]:
        opener.open(sent[k])
    with pytest.raises(Forged):
        for k in order[-2:]:
            opener.open(sent[k])


def test_after_one_forgery_nothing_opens(engine):
    sent, opener = pieces(), Opener(KEY)
    assert opener.open(sent[0]) == b"piece 0"
    with pytest.raises(Forged):
        opener.open(sent[1][:-1] + bytes([sent[1][-1] ^ 1]))
    for piece in (sent[2], sent[3], sent[1], sent[0]):
        with pytest.raises(Forged):
            opener.open(piece)


def test_a_piece_does_not_open_with_any_bit_of_it_changed(engine):
    piece = pieces()[0]
    for bit in range(8 * len(piece)):
        forged = bytearray(piece)
        forged[bit // 8] ^= 1 << bit % 8
        with pytest.raises(Forged):
            Opener(KEY).open(bytes(forged))
    for forged in [piece[:k] for k in range(len(piece))] + [piece + b"\0", b"\0" + piece, piece + piece]:
        with pytest.raises(Forged):
            Opener(KEY).open(forged)
    assert Opener(KEY).open(piece) == b"piece 0"


def test_what_is_sent_back_to_its_sender_does_not_open(engine):
    to_host, to_guest = Seal(KEY), Opener(LATER_KEY)
    with pytest.raises(Forged):
        to_guest.open(to_host.seal(b"mine"))


def test_anything_at_all_is_opened_or_forged(engine):
    rng = random.Random("anything")
    for _ in range(300):
        with pytest.raises(Forged):
            Opener(KEY).open(rng.randbytes(rng.randrange(200)))


def test_without_the_library_our_own_cipher_is_taken(monkeypatch):
    assert cipher.engine() == ENGINES["library"]
    for name in ("cryptography", "cryptography.exceptions", "cryptography.hazmat.primitives.ciphers.aead"):
        monkeypatch.setitem(sys.modules, name, None)
    there = runpy.run_path(cipher.__file__)
    assert there["engine"]() == ENGINES["own"]
    assert there["Opener"](KEY).open(there["Seal"](KEY).seal(b"hello")) == b"hello"
    with pytest.raises(there["Forged"]):
        there["Opener"](KEY).open(bytes(40))
