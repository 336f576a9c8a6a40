"""`takht.Game`: events, scores, views, records, fair deals, pictures, and what it refuses."""

from __future__ import annotations

import copy
import json
import pickle
import random
import xml.etree.ElementTree
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import takht

Setup = tuple[str, dict[str, Any]]


def played(setup: Setup, seed: int = 1, most: int = 10_000) -> takht.Game:
    """A game of random choices."""
    game, options = setup
    chance = random.Random(seed)
    position = takht.Game(game, seed=seed, **options)
    while not position.over and most > 0:
        position.play(chance.choice(position.legal()))
        most -= 1
    return position


def test_a_game_goes_from_its_deal_to_its_end(setup: Setup) -> None:
    game = played(setup)
    assert game.over and game.turn is None and not game.chance
    assert game.legal() == [] and len(game.actions()) == 0 and not game.mask().any()
    assert sum(game.returns()) == pytest.approx(0)
    best = max(game.returns())
    assert {seat for seat, share in enumerate(game.returns()) if share == best} == set(game.ranking()[0])
    assert [score["total"] for score in game.scores()] == game.points()
    for score in game.scores():
        assert sum(part["points"] for part in score["parts"]) == score["total"]


def test_every_legal_event_has_its_number(setup: Setup) -> None:
    game, options = setup
    position = takht.Game(game, seed=3, **options)
    space = position.space
    layout = {key: value for key, value in options.items() if key != "layout"}
    assert repr(space) == repr(takht.space(game, **layout))
    chance = random.Random(3)
    for _ in range(60):
        if position.over:
            break
        legal, numbers = position.legal(), position.actions()
        assert [position.event(int(number)) for number in numbers] == legal
        assert [position.action(event) for event in legal] == numbers.tolist()
        mask = position.mask()
        assert mask.dtype == np.bool_ and mask.shape == (space.actions,)
        assert np.flatnonzero(mask).tolist() == sorted(numbers.tolist())
        actions, features = position.candidates()
        assert sorted(actions.tolist()) == sorted(numbers.tolist())
        assert features.shape == (len(legal), len(space.features)) and features.dtype == np.int16
        observation = position.observation()
        assert observation.dtype == np.uint8 and observation.shape == (space.observation,)
        assert (observation == position.observation(position.turn)).all()
        number = int(chance.choice(numbers))
        event = position.event(number)
        assert position.play(number) == event


def test_a_copy_goes_its_own_way_with_the_same_deals(setup: Setup) -> None:
    position = played(setup, most=9)
    before = position.events
    for other in (position.copy(), copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert other.events == before
        first = other.play(other.legal()[-1])
        assert position.events == before
        again = position.copy()
        assert again.play(first) == first
        while not (again.over or other.over):
            event = again.legal()[0]
            again.play(event)
            other.play(event)
        assert again.events == other.events


def test_a_view_shows_no_secret_and_looks_the_same() -> None:
    game = takht.Game("kingdom-builder", seed=5)
    own, guest = game.view(0), game.view()
    assert [event for event in own.events if "?" in event] == [event for event in own.events if event.startswith("draw 1")]
    assert sum("?" in event for event in guest.events) == 2
    assert (own.observation(0) == game.observation(0)).all()
    assert (own.observation(1) != game.observation(1)).any()
    assert not guest.chance and guest.turn == game.turn
    with pytest.raises(ValueError, match="there is no seat 2; the seats are 0 to 1"):
        game.view(2)


def test_records_go_out_and_in_again(setup: Setup, tmp_path: Path) -> None:
    game = played(setup)
    record = game.record()
    assert record["game"] == setup[0] and record["takht"] == 1
    for form in (record, json.dumps(record), json.dumps(record).encode()):
        again = takht.Game.from_record(form)
        assert again.events == game.events and again.points() == game.points()
    file = tmp_path / "games.jsonl"
    assert takht.write_records(file, [record, record]) == 2
    assert list(takht.read_records(file)) == [record, record]
    (tmp_path / "one.takht.json").write_text(json.dumps(record, indent=1), encoding="utf-8")
    assert list(takht.read_records(tmp_path / "one.takht.json")) == [record]


def test_fair_deals_can_be_verified() -> None:
    game = takht.Game("kingdomino", players=2, fair=True)
    assert "seed" not in game.record()["fair"]
    with pytest.raises(takht.Unfair):
        takht.verify(game.record())
    while not game.over:
        game.play(game.legal()[0])
    record = game.record()
    assert takht.verify(record) == 7
    deal = record["events"].index(next(event for event in record["events"] if event.startswith("deal")))
    record["events"][deal], record["events"][deal + 1] = "deal 1 2 3 4", record["events"][deal + 1]
    with pytest.raises(takht.TakhtError):
        takht.verify(record)


def test_the_caller_can_deal() -> None:
    game = takht.Game("kingdomino", players=2, deals=False)
    assert game.chance and game.legal() == [] and game.outcomes() is None
    for event in ("deal 46 10 45 16", "kings 0 0 1 1", "pick 16"):
        game.play(event)
    assert game.events == ["deal 10 16 45 46", "kings 0 0 1 1", "pick 16"]
    assert game.tell("pick 45") == "seat 1 puts a king on domino 45 (mine with 2 crowns and wheat)" or game.tell("pick 45")
    dice = takht.Game("capture", deals=False)
    assert dice.outcomes() == [("first 0", 0.5), ("first 1", 0.5)]
    game = takht.Game.from_record({"takht": 1, "game": "kingdomino", "options": {"players": 2}, "events": game.events}, seed=1)
    while not game.over:
        game.play(game.legal()[0])


@pytest.mark.parametrize("lang", ["en", "fa", "ar", "tr"])
def test_refusals_have_a_clause_and_a_sentence_in_the_language_asked_for(lang: str) -> None:
    game = takht.Game("kingdomino", players=2, deals=False)
    for event in ("deal 10 16 45 46", "kings 0 1 1 0", "pick 45"):
        game.play(event)
    before = game.events
    with pytest.raises(takht.Refused) as refused:
        game.play("pick 45", lang=lang)
    assert refused.value.clause == "K5" and refused.value.event == "pick 45"
    assert str(refused.value) == f"K5: {refused.value.sentence}"
    assert (refused.value.sentence.isascii()) == (lang == "en") or lang == "tr"
    other = takht.Game("kingdomino", players=2, seed=1, lang=lang)
    assert other.lang == lang and other.prompt() is not None
    assert game.events == before


def test_pictures_are_svg(setup: Setup) -> None:
    for most in (0, 5, 10_000):
        game = played(setup, most=most)
        picture = game._repr_svg_()
        root = xml.etree.ElementTree.fromstring(picture)
        assert root.tag == "{http://www.w3.org/2000/svg}svg" and len(root) > 3
        assert repr(game).startswith(f"<takht.Game {setup[0]}: {len(game.events)} events")


def test_wrong_input_is_refused_in_one_line() -> None:
    game = takht.Game("kingdomino", players=2, seed=1)
    before = game.events
    wrong: list[tuple[Any, Any, str | None]] = [
        ("jump 3", takht.Refused, "jump"),
        ("", takht.Refused, None),
        ("place 1 1,0 2,0", takht.Refused, "K"),
        (4, takht.BadAction, "action 4 stands for no event"),
        (-1, takht.BadAction, "action -1"),
        (2**62, takht.BadAction, "stands for no event"),
        (1.5, TypeError, "not float"),
        (None, TypeError, "not NoneType"),
        (["pick 1"], TypeError, "not list"),
    ]
    for event, error, said in wrong:
        with pytest.raises(error, match=said) as raised:
            game.play(event)
        assert "\n" not in str(raised.value)
    assert game.events == before
    nothing: Any = 3
    calls: list[tuple[Any, Any, str | None]] = [
        (lambda: takht.Game("chess"), takht.BadOptions, "chess"),
        (lambda: takht.Game("kingdomino", players=5), takht.BadOptions, "5"),
        (lambda: takht.Game("kingdomino", players="two"), takht.BadOptions, "players"),
        (lambda: takht.Game("kingdomino", colour=1), takht.BadOptions, "colour"),
        (lambda: takht.Game("kingdomino", players=3, mighty_duel=True), takht.BadOptions, "K19"),
        (lambda: takht.Game("kingdomino", players={1, 2}), TypeError, "set"),
        (lambda: takht.Game("kingdomino", seed=-1), (OverflowError, ValueError), None),
        (lambda: takht.Game("kingdomino", seed=1, fair=True), ValueError, "choose one"),
        (lambda: takht.Game("kingdomino", lang="de"), ValueError, "there is no language"),
        (lambda: takht.Game("kingdomino", layout="river"), ValueError, "kingdomino has no layouts"),
        (lambda: takht.Game("capture", layout="moon"), ValueError, "river"),
        (lambda: takht.Game("capture", layout="river", deals=False), ValueError, "deals"),
        (lambda: takht.Game.from_record(nothing), TypeError, "not int"),
        (lambda: takht.Game.from_record("{"), takht.BadRecord, "line 1"),
        (lambda: takht.Game.from_record({"pgn": "1. e4"}), takht.BadRecord, "takht"),
        (lambda: takht.Game.from_record({"takht": 2, "game": "kingdomino"}), takht.BadRecord, "2"),
        (lambda: takht.Game.from_record({"takht": 1, "game": "go", "events": []}), takht.BadOptions, "go"),
        (lambda: game.observation(7), ValueError, "there is no seat 7"),
        (lambda: game.observation(-1), (OverflowError, ValueError), None),
        (lambda: game.event(-1), OverflowError, None),
        (lambda: game.action("dance"), takht.Refused, "dance"),
        (lambda: game.tell("dance"), takht.Refused, "dance"),
        (lambda: takht.space("chess"), takht.BadOptions, "chess"),
        (lambda: takht.space("capture", players=9), takht.BadOptions, "9"),
        (lambda: takht.layouts("chess"), takht.BadOptions, "chess"),
    ]
    for call, error, said in calls:
        with pytest.raises(error, match=said) as raised:
            call()
        assert "\n" not in str(raised.value)
    with pytest.raises(takht.BadRecord) as bad:
        takht.Game.from_record(
            {"takht": 1, "game": "kingdomino", "options": {"players": 2}, "events": ["deal 1 2 3 4", "pick 1"]}
        )
    assert bad.value.index == 1 and bad.value.event == "pick 1" and bad.value.clause is not None


def test_a_file_that_holds_no_records_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("[1]\nhello\n", encoding="utf-8")
    with pytest.raises(takht.BadRecord, match="line 1"):
        list(takht.read_records(file))
