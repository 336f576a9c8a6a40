"""Datasets in pandas and polars, and results of contests as data frames."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import polars as pl
import pytest
import takht


@pytest.fixture(scope="module", params=["kingdomino", "kingdom-builder"])
def data(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> takht.dataset.Dataset:
    folder = tmp_path_factory.mktemp("datasets") / request.param
    return takht.dataset.write(folder, request.param, ["master", "greedy"], games=5, part=2, simulations=20)


def test_pandas_and_polars_read_the_positions(data: takht.dataset.Dataset) -> None:
    own = data.positions()
    folder = Path(data.folder) / "positions"
    pandas, polars = pd.read_parquet(folder), pl.read_parquet(folder / "*.parquet")
    for name in ("game", "ply", "seat", "action", "share"):
        expected = getattr(own, name)
        assert (pandas[name].to_numpy() == expected).all()
        assert (polars[name].to_numpy() == expected).all()
    assert pandas["seat"].dtype == np.uint8 and polars["legal"].dtype == pl.List(pl.UInt32)
    for column in (pandas["value"], polars["value"].to_pandas()):
        assert np.array_equal(column.to_numpy(), own.value, equal_nan=True)
    for column in (pandas["observation"], polars["observation"]):
        rows = np.frombuffer(b"".join(column), np.uint8).reshape(len(column), -1)
        assert (rows == own.observation).all()
    for column in (pandas["legal"], polars["legal"]):
        assert (np.concatenate([np.asarray(legal) for legal in column]) == own.legal).all()


def test_pandas_and_polars_read_the_games(data: takht.dataset.Dataset) -> None:
    own = list(data.games())
    folder = Path(data.folder) / "games"
    pandas, polars = pd.read_parquet(folder), pl.read_parquet(folder / "*.parquet")
    for frame in (pandas.to_dict("records"), polars.to_dicts()):
        assert len(frame) == len(own) == 5
        for row, game in zip(frame, own):
            assert row["record"] == game["record"] and row["game"] == game["game"]
            for name in ("bots", "points", "places"):
                assert list(row[name]) == game[name]


def test_contests_are_data_frames() -> None:
    results = takht.arena.play("kingdomino", ["random", "greedy"], games=10, seed=5, simulations=1)
    frame = results.frame()
    assert list(frame["bot"]) == ["random", "greedy"] and frame["share"].sum() == pytest.approx(1)
    assert len(results.games_frame()) == 20
