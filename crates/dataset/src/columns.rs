//! Rows to columns of Parquet, and back.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use parquet::column::reader::{ColumnReader, ColumnReaderImpl, get_typed_column_reader};
use parquet::data_type::{
    ByteArray, ByteArrayType, DataType, FixedLenByteArray, FixedLenByteArrayType, FloatType,
    Int32Type, Int64Type,
};
use parquet::errors::{ParquetError, Result};
use parquet::file::reader::{FileReader, RowGroupReader};
use parquet::file::serialized_reader::SerializedFileReader;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};

use crate::rows::{GameRow, PositionRow};

/// A list of values for each row, without gaps.
type Lists<T> = Vec<Vec<T>>;

/// Values, which of their places are filled, and where in a list they stand.
type Levelled<T> = (Vec<T>, Vec<i16>, Vec<i16>);

/// Writes rows as one row group.
pub(crate) fn write_positions<W: Write + Send>(
    file: &mut SerializedFileWriter<W>,
    rows: &[PositionRow],
) -> Result<()> {
    let mut group = file.next_row_group()?;
    let each = |value: fn(&PositionRow) -> i32| rows.iter().map(value).collect::<Vec<_>>();
    let games: Vec<i64> = rows.iter().map(|row| row.game).collect();
    plain::<Int64Type, W>(&mut group, &games)?;
    plain::<Int32Type, W>(&mut group, &each(|row| row.ply))?;
    plain::<Int32Type, W>(&mut group, &each(|row| row.seat))?;
    let observations = rows
        .iter()
        .map(|row| FixedLenByteArray::from(row.observation.clone()));
    plain::<FixedLenByteArrayType, W>(&mut group, &observations.collect::<Vec<_>>())?;
    lists::<Int32Type, W>(&mut group, rows.iter().map(|row| &row.legal[..]))?;
    plain::<Int32Type, W>(&mut group, &each(|row| row.action))?;
    let values: Vec<f32> = rows.iter().filter_map(|row| row.value).collect();
    let there: Vec<i16> = rows.iter().map(|row| row.value.is_some().into()).collect();
    levelled::<FloatType, W>(&mut group, &values, Some(&there), None)?;
    let shares: Vec<f32> = rows.iter().map(|row| row.share).collect();
    plain::<FloatType, W>(&mut group, &shares)?;
    group.close().map(drop)
}

/// Writes rows as one row group.
pub(crate) fn write_games<W: Write + Send>(
    file: &mut SerializedFileWriter<W>,
    rows: &[GameRow],
) -> Result<()> {
    let mut group = file.next_row_group()?;
    let text = |text: &String| ByteArray::from(text.as_str());
    let longs = |value: fn(&GameRow) -> i64| rows.iter().map(value).collect::<Vec<_>>();
    plain::<Int64Type, W>(&mut group, &longs(|row| row.game))?;
    plain::<Int64Type, W>(&mut group, &longs(|row| row.deal))?;
    let bots: Lists<ByteArray> = rows
        .iter()
        .map(|row| row.bots.iter().map(text).collect())
        .collect();
    lists::<ByteArrayType, W>(&mut group, bots.iter().map(Vec::as_slice))?;
    lists::<Int32Type, W>(&mut group, rows.iter().map(|row| &row.points[..]))?;
    lists::<Int32Type, W>(&mut group, rows.iter().map(|row| &row.places[..]))?;
    lists::<FloatType, W>(&mut group, rows.iter().map(|row| &row.shares[..]))?;
    let events: Vec<i32> = rows.iter().map(|row| row.events).collect();
    plain::<Int32Type, W>(&mut group, &events)?;
    let records: Vec<ByteArray> = rows.iter().map(|row| text(&row.record)).collect();
    plain::<ByteArrayType, W>(&mut group, &records)?;
    group.close().map(drop)
}

fn plain<T: DataType, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    values: &[T::T],
) -> Result<()> {
    levelled::<T, W>(group, values, None, None)
}

fn lists<'a, T: DataType, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    lists: impl Iterator<Item = &'a [T::T]>,
) -> Result<()>
where
    T::T: 'a,
{
    let (mut values, mut there, mut within) = (Vec::new(), Vec::new(), Vec::new());
    for list in lists {
        // An empty list has a place, but no value.
        if list.is_empty() {
            there.push(0);
            within.push(0);
        }
        for (nth, value) in list.iter().enumerate() {
            values.push(value.clone());
            there.push(1);
            within.push(i16::from(nth > 0));
        }
    }
    levelled::<T, W>(group, &values, Some(&there), Some(&within))
}

fn levelled<T: DataType, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    values: &[T::T],
    there: Option<&[i16]>,
    within: Option<&[i16]>,
) -> Result<()> {
    let mut column = group
        .next_column()?
        .ok_or_else(|| ParquetError::General("the schema has too few columns".to_owned()))?;
    column.typed::<T>().write_batch(values, there, within)?;
    column.close()
}

/// Reads a file, one row group after the other.
pub(crate) fn read(
    path: &Path,
    file: File,
    mut each: impl FnMut(&mut Columns<'_>) -> Result<()>,
) -> std::result::Result<(), crate::BadDataset> {
    let wrong = crate::BadDataset::parquet(path);
    let reader = SerializedFileReader::new(file).map_err(&wrong)?;
    for group in 0..reader.num_row_groups() {
        let group = reader.get_row_group(group).map_err(&wrong)?;
        let rows = usize::try_from(group.metadata().num_rows()).unwrap_or(0);
        let mut columns = Columns {
            group: &*group,
            next: 0,
            rows,
        };
        each(&mut columns).map_err(&wrong)?;
    }
    Ok(())
}

/// The columns of a row group, one after the other.
pub(crate) struct Columns<'a> {
    group: &'a dyn RowGroupReader,
    next: usize,
    pub(crate) rows: usize,
}

impl Columns<'_> {
    fn column<T: DataType>(&mut self) -> Result<ColumnReaderImpl<T>> {
        if self.next >= self.group.num_columns() {
            return Err(ParquetError::General("a column is missing".to_owned()));
        }
        let column: ColumnReader = self.group.get_column_reader(self.next)?;
        let found = self.group.metadata().column(self.next).column_type();
        let wanted = T::get_physical_type();
        self.next += 1;
        if found != wanted {
            let wrong = format!("a column has the type {found}, not {wanted}");
            return Err(ParquetError::General(wrong));
        }
        Ok(get_typed_column_reader(column))
    }

    /// All values with their levels.
    fn all<T: DataType>(&mut self) -> Result<Levelled<T::T>> {
        let rows = self.rows;
        let mut column = self.column::<T>()?;
        let (mut values, mut there, mut within) = (Vec::new(), Vec::new(), Vec::new());
        let mut read = 0;
        while read < rows {
            let (some, _, _) = column.read_records(
                rows - read,
                Some(&mut there),
                Some(&mut within),
                &mut values,
            )?;
            if some == 0 {
                return Err(ParquetError::General("rows are missing".to_owned()));
            }
            read += some;
        }
        Ok((values, there, within))
    }

    /// A value for each row.
    pub(crate) fn plain<T: DataType>(&mut self) -> Result<Vec<T::T>> {
        let (values, _, _) = self.all::<T>()?;
        if values.len() == self.rows {
            return Ok(values);
        }
        Err(ParquetError::General("values are missing".to_owned()))
    }

    /// A value for some rows.
    pub(crate) fn some<T: DataType>(&mut self) -> Result<Vec<Option<T::T>>> {
        let (values, there, _) = self.all::<T>()?;
        let mut values = values.into_iter();
        let value = |level: &i16| if *level > 0 { values.next() } else { None };
        Ok(there.iter().map(value).collect())
    }

    /// A list for each row: all values, and how many each row has.
    pub(crate) fn lists<T: DataType>(&mut self) -> Result<(Vec<T::T>, Vec<usize>)> {
        let (values, there, within) = self.all::<T>()?;
        let mut lengths = Vec::with_capacity(self.rows);
        for (there, within) in there.iter().zip(&within) {
            if *within == 0 {
                lengths.push(0);
            }
            if let Some(last) = lengths.last_mut() {
                *last += usize::from(*there > 0);
            }
        }
        Ok((values, lengths))
    }
}
