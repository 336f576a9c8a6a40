//! The link to a table, as people share it.

use std::str::FromStr;

use takht_protocol::TableId;
use url::Url;

/// The link to a table: `http://SERVER/#at/TABLE`, or `http://SERVER/at/TABLE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableLink {
    /// The server, without a path.
    pub(crate) server: Url,
    pub(crate) table: TableId,
}

/// A text that is no link to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the link to a table is like https://takht.example/#at/k7wq2xm9t4ab")]
pub(crate) struct BadLink;

impl FromStr for TableLink {
    type Err = BadLink;

    fn from_str(text: &str) -> Result<Self, BadLink> {
        let mut server: Url = text.parse().map_err(|_| BadLink)?;
        if !matches!(server.scheme(), "http" | "https") || server.host().is_none() {
            return Err(BadLink);
        }
        // What follows the name of the table, such as the secret of a personal link, is not for a guest.
        let name = |place: &str| {
            let (_, rest) = place.split_once("at/")?;
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric());
            rest[..end.unwrap_or(rest.len())].parse().ok()
        };
        let table = server.fragment().and_then(name);
        let table = table.or_else(|| name(server.path())).ok_or(BadLink)?;
        server.set_fragment(None);
        server.set_query(None);
        server.set_path("/");
        Ok(Self { server, table })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn links_as_people_share_them_lead_to_a_table() {
        for link in [
            "http://127.0.0.1:7777/#at/k7wq2xm9t4ab",
            "http://127.0.0.1:7777/at/k7wq2xm9t4ab?lang=fa",
            "http://127.0.0.1:7777/#at/k7wq2xm9t4ab/0123456789abcdef",
        ] {
            let read: TableLink = link.parse().unwrap();
            assert_eq!(read.server.as_str(), "http://127.0.0.1:7777/", "{link}");
            assert_eq!(read.table.as_str(), "k7wq2xm9t4ab", "{link}");
        }
        for bad in [
            "",
            "k7wq2xm9t4ab",
            "http://127.0.0.1:7777/",
            "http://127.0.0.1:7777/#at/",
            "http://127.0.0.1:7777/#at/short",
            "ftp://127.0.0.1/#at/k7wq2xm9t4ab",
            "file:///#at/k7wq2xm9t4ab",
        ] {
            assert_eq!(bad.parse::<TableLink>(), Err(BadLink), "{bad}");
        }
    }
}
