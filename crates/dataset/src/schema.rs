//! The columns of the files, as Parquet's own notation writes them.

use std::sync::Arc;

use parquet::basic::Compression;
use parquet::errors::ParquetError;
use parquet::file::properties::{WriterProperties, WriterVersion};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::{ColumnPath, Type};

/// The columns of a file of positions.
pub(crate) fn positions(observation: usize) -> Result<Arc<Type>, ParquetError> {
    let text = format!(
        "message positions {{
            required int64 game;
            required int32 ply (INTEGER(32,false));
            required int32 seat (INTEGER(8,false));
            required fixed_len_byte_array({observation}) observation;
            required group legal (LIST) {{
                repeated group list {{ required int32 element (INTEGER(32,false)); }}
            }}
            required int32 action (INTEGER(32,false));
            optional float value;
            required float share;
        }}"
    );
    parse_message_type(&text).map(Arc::new)
}

/// The columns of a file of games.
pub(crate) fn games() -> Result<Arc<Type>, ParquetError> {
    let text = "message games {
        required int64 game;
        required int64 deal;
        required group bots (LIST) {
            repeated group list { required binary element (STRING); }
        }
        required group points (LIST) {
            repeated group list { required int32 element; }
        }
        required group places (LIST) {
            repeated group list { required int32 element (INTEGER(8,false)); }
        }
        required group shares (LIST) {
            repeated group list { required float element; }
        }
        required int32 events (INTEGER(32,false));
        required binary record (STRING);
    }";
    parse_message_type(text).map(Arc::new)
}

/// How files are written. Nothing in them depends on the machine or the time.
pub(crate) fn properties() -> Arc<WriterProperties> {
    let properties = WriterProperties::builder()
        .set_writer_version(WriterVersion::PARQUET_1_0)
        .set_created_by("takht-dataset".to_owned())
        .set_compression(Compression::SNAPPY)
        // Hardly any two of them are the same.
        .set_column_dictionary_enabled(ColumnPath::from("observation"), false)
        .set_column_dictionary_enabled(ColumnPath::from("record"), false);
    Arc::new(properties.build())
}
