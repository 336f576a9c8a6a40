//! Plays the games of a dataset and writes its parts.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::BufWriter;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use parquet::file::writer::SerializedFileWriter;
use takht_arena::{BadContest, Engines, Played};
use takht_spaces::numbering;

use crate::columns::{write_games, write_positions};
use crate::manifest::{files, unfinished};
use crate::rows::{GameRow, PositionRow, rows};
use crate::{BadDataset, Manifest, Plan, VERSION, schema};

/// How far a dataset is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The games that are played.
    pub games: u64,
    /// The positions that have been written since the command began.
    pub positions: u64,
}

/// The bytes of observations that a row group has at most, unless a single game has more.
const GROUP: usize = 64 << 20;

/// Plays the games of a plan on so many threads, and writes them into a folder.
///
/// It calls `show` on the caller's thread after each game; an error of `show` stops it. A folder that has some of the parts already gets the rest;
/// one that has all of them stays as it is.
pub fn write<E: From<BadDataset>>(
    folder: &Path,
    plan: &Plan,
    threads: usize,
    engines: &Engines,
    mut show: impl FnMut(Progress) -> Result<(), E>,
) -> Result<Manifest, E> {
    let mut manifest = described(folder, plan)?;
    if begin(folder, &manifest)? {
        manifest.complete = true;
        return Ok(manifest);
    }
    let mut progress = Progress {
        games: 0,
        positions: 0,
    };
    for part in 0..plan.parts() {
        let range = plan.games_of(part);
        if files(folder, part).iter().all(|file| file.exists()) {
            progress.games = range.end;
            continue;
        }
        let mut writer = PartWriter::new(folder, part, manifest.space.observation)?;
        play(plan, range, threads, engines, |played| {
            let rows = rows(plan, played).map_err(BadDataset::from)?;
            progress.positions += writer.add(rows)?;
            progress.games += 1;
            show(progress)
        })?;
        writer.finish()?;
    }
    manifest.complete = true;
    manifest.write(folder)?;
    Ok(manifest)
}

/// What the description of a plan's dataset says until all parts are there.
fn described(folder: &Path, plan: &Plan) -> Result<Manifest, BadDataset> {
    plan.contest.check()?;
    let start = takht_games::start(plan.contest.game, &plan.contest.options)?;
    let space = numbering(&*start)?.space(&*start);
    Ok(Manifest {
        takht_dataset: VERSION,
        complete: false,
        parts: plan.parts(),
        plan: plan.clone(),
        // A numbering knows the positions for which it was asked.
        space: space
            .as_ref()
            .map(Into::into)
            .ok_or_else(|| BadDataset::content(folder, "the game has no numbers"))?,
    })
}

/// Prepares the folder; returns whether all parts are there already.
fn begin(folder: &Path, manifest: &Manifest) -> Result<bool, BadDataset> {
    let wrong = || BadDataset::file(folder);
    if folder.exists() && !Manifest::is_in(folder) {
        let mut entries = fs::read_dir(folder).map_err(wrong())?;
        if entries.next().is_some() {
            return Err(BadDataset::Foreign(folder.to_owned()));
        }
    }
    for kind in ["positions", "games"] {
        fs::create_dir_all(folder.join(kind)).map_err(wrong())?;
    }
    if Manifest::is_in(folder) {
        let held = Manifest::read(folder)?;
        if held.plan != manifest.plan || held.space != manifest.space {
            return Err(BadDataset::Other {
                path: folder.to_owned(),
                held: serde_json::to_string(&held.plan).unwrap_or_default(),
            });
        }
        return Ok(held.complete);
    }
    manifest.write(folder)?;
    Ok(false)
}

/// Plays games on all threads, and hands them on in their order.
fn play<E: From<BadDataset>>(
    plan: &Plan,
    games: Range<u64>,
    threads: usize,
    engines: &Engines,
    mut each: impl FnMut(Played) -> Result<(), E>,
) -> Result<(), E> {
    let (next, stop) = (AtomicU64::new(games.start), AtomicBool::new(false));
    let (sender, receiver) = mpsc::sync_channel::<Result<Played, BadContest>>(threads.max(1) * 4);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            let (next, stop) = (&next, &stop);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // The receiver is gone if writing has failed.
                    if number >= games.end
                        || sender.send(plan.contest.played(number, engines)).is_err()
                    {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut due = games.start;
        let mut early = BTreeMap::new();
        let collect = || -> Result<(), E> {
            for played in receiver {
                let played = played.map_err(BadDataset::from)?;
                early.insert(played.outcome.game, played);
                while let Some(played) = early.remove(&due) {
                    each(played)?;
                    due += 1;
                }
            }
            Ok(())
        };
        let collected = collect();
        stop.store(true, Ordering::Relaxed);
        collected
    })
}

/// The two files of a part until they are whole.
struct PartWriter {
    paths: [PathBuf; 2],
    positions: SerializedFileWriter<BufWriter<File>>,
    games: SerializedFileWriter<BufWriter<File>>,
    observation: usize,
    position_rows: Vec<PositionRow>,
    game_rows: Vec<GameRow>,
}

impl PartWriter {
    fn new(folder: &Path, part: usize, observation: usize) -> Result<Self, BadDataset> {
        let paths = files(folder, part);
        let open = |path: &Path, schema| {
            let path = unfinished(path);
            let file = File::create(&path).map_err(BadDataset::file(&path))?;
            SerializedFileWriter::new(BufWriter::new(file), schema, schema::properties())
                .map_err(BadDataset::parquet(&path))
        };
        let schemas = [schema::positions(observation), schema::games()];
        let [positions, games] = schemas.map(|schema| schema.map_err(BadDataset::parquet(folder)));
        Ok(Self {
            positions: open(&paths[0], positions?)?,
            games: open(&paths[1], games?)?,
            paths,
            observation,
            position_rows: Vec::new(),
            game_rows: Vec::new(),
        })
    }

    /// Adds a game; returns how many positions it has.
    fn add(&mut self, (positions, game): (Vec<PositionRow>, GameRow)) -> Result<u64, BadDataset> {
        let count = positions.len() as u64;
        self.position_rows.extend(positions);
        self.game_rows.push(game);
        if self.position_rows.len() * self.observation >= GROUP {
            self.write_positions()?;
        }
        Ok(count)
    }

    fn write_positions(&mut self) -> Result<(), BadDataset> {
        let wrong = BadDataset::parquet(&self.paths[0]);
        write_positions(&mut self.positions, &self.position_rows).map_err(wrong)?;
        self.position_rows.clear();
        Ok(())
    }

    /// Writes what is left and gives both files their names: first the positions, because a part counts only with its
    /// games.
    fn finish(mut self) -> Result<(), BadDataset> {
        if !self.position_rows.is_empty() {
            self.write_positions()?;
        }
        let [positions, games] = &self.paths;
        write_games(&mut self.games, &self.game_rows).map_err(BadDataset::parquet(games))?;
        for (path, writer) in [(positions, self.positions), (games, self.games)] {
            let file = writer.into_inner().map_err(BadDataset::parquet(path))?;
            let file = file.into_inner();
            let file = file.map_err(|error| BadDataset::file(path)(error.into_error()))?;
            file.sync_all().map_err(BadDataset::file(path))?;
            fs::rename(unfinished(path), path).map_err(BadDataset::file(path))?;
        }
        Ok(())
    }
}
