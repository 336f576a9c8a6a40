"""`takht.dataset`: games of bots in files, as arrays that fit games and batches."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import takht


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("datasets") / "own"
    data = takht.dataset.write(folder, "kingdomino", ["knight", "master"], games=5, part=3, simulations=20, seed=3)
    assert data.parts == 2
    return folder


def test_the_records_give_the_arrays_again(folder: Path) -> None:
    data = takht.dataset.load(folder)
    assert data.parts == 2 and "5 games of kingdomino" in repr(data)
    positions = data.positions()
    assert positions.observation.shape == (len(positions), data.space.observation)
    assert positions.actions == data.space.actions == data.manifest["space"]["actions"]
    mask = positions.mask()
    assert mask.shape == (len(positions), data.space.actions) and mask.dtype == np.bool_
    assert (mask[3:5] == positions.mask(slice(3, 5))).all() and (mask[[7]] == positions.mask([7])).all()
    row = 0
    for game, record in zip(data.games(), data.records()):
        replay = takht.Game("kingdomino", players=2, deals=False)
        for ply, event in enumerate(record["events"]):
            if row < len(positions) and (positions.game[row], positions.ply[row]) == (game["game"], ply):
                assert replay.turn == positions.seat[row]
                assert (replay.observation() == positions.observation[row]).all()
                assert (replay.mask() == mask[row]).all()
                assert replay.action(event) == positions.action[row]
                assert positions.share[row] == game["shares"][positions.seat[row]]
                row += 1
            else:
                assert replay.chance
            replay.play(event)
        assert replay.over and replay.points() == game["points"]
        assert takht.Game.from_record(record).events == record["events"]
        assert sorted(game["bots"]) == ["knight", "master"]
    assert row == len(positions) > 200
    told = positions.value[~np.isnan(positions.value)]
    assert len(told) > 50 and told.min() >= 0 and told.max() <= 1


def test_the_actions_play_the_games_in_a_batch(folder: Path) -> None:
    data = takht.dataset.load(folder)
    positions = data.positions(0)
    setup = data.manifest["plan"]["contest"]
    # Game 0 of a contest is deal 0, with the bots in their order.
    batch = takht.Batch("kingdomino", 1, seed=setup["seed"], observations=True, **setup["options"])
    for row in np.flatnonzero(positions.game == 0):
        assert batch.turn[0] == positions.seat[row]
        assert (batch.observation[0] == positions.observation[row]).all()
        assert (batch.mask[0] == positions.mask([row])[0]).all()
        batch.step([int(positions.action[row])])
    assert batch.done[0] and batch.score[0].tolist() == next(data.games())["points"]
    # The same contest has the same games.
    limit = setup["limit"]["iterations"]
    results = takht.arena.play("kingdomino", setup["seats"], games=2, seed=setup["seed"], simulations=limit)
    assert results.record(1)["events"] == list(data.records())[1]["events"]


def test_wrong_input_is_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="dataset.json"):
        takht.dataset.load(tmp_path)
    data = takht.dataset.load(folder)
    with pytest.raises(takht.BadDataset, match="has no part 2"):
        data.positions(2)
    with pytest.raises(OverflowError):
        data.positions(-1)
    with pytest.raises(IndexError):
        data.positions().mask([10_000])
    wrong: list[tuple[Any, Any, str]] = [
        (("chess", ["greedy"] * 2), takht.BadOptions, "chess"),
        (("kingdomino", ["greedy"]), takht.BadOptions, "players"),
        (("kingdomino", ["greedy", "x"]), takht.NoBot, "x"),
    ]
    for arguments, error, why in wrong:
        with pytest.raises(error, match=why):
            takht.dataset.write(tmp_path / "none", *arguments)
        assert not (tmp_path / "none").exists()
    none: Any
    for count in ("games", "part"):
        with pytest.raises(ValueError, match=f"{count} has to be at least 1"):
            none = {count: 0}
            takht.dataset.write(tmp_path / "none", "kingdomino", ["greedy"] * 2, **none)
    with pytest.raises(takht.BadDataset, match="another plan"):
        takht.dataset.write(folder, "kingdomino", ["greedy"] * 2)
    nothing: Any = 7
    with pytest.raises(TypeError):
        takht.dataset.load(nothing)
    copy = tmp_path / "copy"
    shutil.copytree(folder, copy)
    (copy / "games" / "00001.parquet").unlink()
    with pytest.raises(takht.BadDataset, match="has 1 of 2 parts"):
        takht.dataset.load(copy)
    shutil.copytree(folder, copy, dirs_exist_ok=True)
    (copy / "positions" / "00000.parquet").write_bytes(b"no Parquet")
    with pytest.raises(takht.BadDataset, match="00000.parquet"):
        takht.dataset.load(copy).positions(0)
    manifest = json.loads((copy / "dataset.json").read_text())
    (copy / "dataset.json").write_text(json.dumps({**manifest, "takht_dataset": 2}))
    with pytest.raises(takht.BadDataset, match="version 2"):
        takht.dataset.load(copy)
