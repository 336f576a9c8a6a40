//! A dataset as arrays.

use std::fs::File;
use std::path::{Path, PathBuf};

use parquet::data_type::{ByteArrayType, FixedLenByteArrayType, FloatType, Int32Type, Int64Type};
use parquet::errors::ParquetError;

use crate::columns::read;
use crate::manifest::files;
use crate::{BadDataset, Manifest};

/// A dataset that has all its parts.
#[derive(Clone, Debug)]
pub struct Dataset {
    folder: PathBuf,
    manifest: Manifest,
}

/// The positions of a part, an entry a row.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Positions {
    /// The number of the game.
    pub game: Vec<i64>,
    /// How many events came before.
    pub ply: Vec<i32>,
    /// The acting seat.
    pub seat: Vec<u8>,
    /// What the acting seat knows, row after row.
    pub observation: Vec<u8>,
    /// The numbers of the legal actions in ascending order, row after row.
    pub legal: Vec<i32>,
    /// Where the legal actions of each row begin, and where the last ones end.
    pub begin: Vec<i64>,
    /// The number of the action that was chosen.
    pub action: Vec<i32>,
    /// The share of the win that the bot expected; not a number if it does not say so.
    pub value: Vec<f32>,
    /// The share of the win that the acting seat got in the end.
    pub share: Vec<f32>,
}

/// The games of a part, an entry a game. Lists are in the order of the seats.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Games {
    /// The number of the game.
    pub game: Vec<i64>,
    /// The number of its deal.
    pub deal: Vec<i64>,
    /// The names of the bots.
    pub bots: Vec<Vec<String>>,
    /// The points.
    pub points: Vec<Vec<i32>>,
    /// The places, from 1.
    pub places: Vec<Vec<i32>>,
    /// The shares of the win.
    pub shares: Vec<Vec<f32>>,
    /// How many events there are.
    pub events: Vec<i32>,
    /// The record, as a line of JSON.
    pub record: Vec<String>,
}

impl Dataset {
    /// Opens the dataset in a folder.
    pub fn open(folder: &Path) -> Result<Self, BadDataset> {
        let manifest = Manifest::read(folder)?;
        let dataset = Self {
            folder: folder.to_owned(),
            manifest,
        };
        let parts = dataset.manifest.parts;
        let is_there = |part: &usize| files(folder, *part).iter().all(|file| file.exists());
        let there = (0..parts).filter(is_there).count();
        if there < parts || !dataset.manifest.complete {
            return Err(BadDataset::Unfinished {
                path: folder.to_owned(),
                there,
                parts,
            });
        }
        Ok(dataset)
    }

    /// The description of the dataset.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    fn part(&self, part: usize) -> Result<[(PathBuf, File); 2], BadDataset> {
        if part >= self.manifest.parts {
            return Err(BadDataset::Part {
                path: self.folder.clone(),
                part,
                last: self.manifest.parts.saturating_sub(1),
            });
        }
        let [positions, games] = files(&self.folder, part);
        let open = |path: PathBuf| {
            let file = File::open(&path).map_err(BadDataset::file(&path))?;
            Ok::<_, BadDataset>((path, file))
        };
        Ok([open(positions)?, open(games)?])
    }

    /// The positions of a part.
    pub fn positions(&self, part: usize) -> Result<Positions, BadDataset> {
        let [(path, file), _] = self.part(part)?;
        let bytes = self.manifest.space.observation;
        let mut all = Positions {
            begin: vec![0],
            ..Positions::default()
        };
        read(&path, file, |columns| {
            all.game.extend(columns.plain::<Int64Type>()?);
            all.ply.extend(columns.plain::<Int32Type>()?);
            let seats = columns.plain::<Int32Type>()?;
            all.seat.extend(seats.into_iter().map(|seat| seat as u8));
            for row in columns.plain::<FixedLenByteArrayType>()? {
                if row.len() != bytes {
                    let wrong = format!("an observation has {} bytes, not {bytes}", row.len());
                    return Err(ParquetError::General(wrong));
                }
                all.observation.extend_from_slice(row.data());
            }
            let (legal, lengths) = columns.lists::<Int32Type>()?;
            all.legal.extend(legal);
            let mut end = all.begin.last().copied().unwrap_or(0);
            for length in lengths {
                end += length as i64;
                all.begin.push(end);
            }
            all.action.extend(columns.plain::<Int32Type>()?);
            let values = columns.some::<FloatType>()?;
            let values = values.into_iter().map(|value| value.unwrap_or(f32::NAN));
            all.value.extend(values);
            all.share.extend(columns.plain::<FloatType>()?);
            Ok(())
        })?;
        Ok(all)
    }

    /// The games of a part.
    pub fn games(&self, part: usize) -> Result<Games, BadDataset> {
        let [_, (path, file)] = self.part(part)?;
        let mut all = Games::default();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        read(&path, file, |columns| {
            all.game.extend(columns.plain::<Int64Type>()?);
            all.deal.extend(columns.plain::<Int64Type>()?);
            let bots = by_row(columns.lists::<ByteArrayType>()?);
            let bots = bots
                .into_iter()
                .map(|row| row.iter().map(|name| text(name.data())).collect());
            all.bots.extend(bots);
            all.points.extend(by_row(columns.lists::<Int32Type>()?));
            all.places.extend(by_row(columns.lists::<Int32Type>()?));
            all.shares.extend(by_row(columns.lists::<FloatType>()?));
            all.events.extend(columns.plain::<Int32Type>()?);
            let records = columns.plain::<ByteArrayType>()?;
            all.record
                .extend(records.iter().map(|record| text(record.data())));
            Ok(())
        })?;
        Ok(all)
    }
}

fn by_row<T>((values, lengths): (Vec<T>, Vec<usize>)) -> Vec<Vec<T>> {
    let mut values = values.into_iter();
    let row = |length: usize| values.by_ref().take(length).collect();
    lengths.into_iter().map(row).collect()
}
