//! Several servers over one store.

use std::fmt;

use async_trait::async_trait;
use takht_protocol::TableId;

use super::{StoreError, Won};
use crate::secret::{self, NoChance};

/// The name of a server among those over the same store; a new one each time it starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node(String);

impl Node {
    /// A new name.
    pub(crate) fn draw() -> Result<Self, NoChance> {
        Ok(Self(
            base16ct::lower::encode_string(&secret::random::<8>()?),
        ))
    }

    /// The name as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What servers over one store need to know of each other. None of it decides what is kept: a ply can
/// be won only once, whoever believes what. It keeps two bots from thinking about the same turn, and
/// tells who is connected elsewhere.
///
/// Everything that a node says holds as long as it gives signs of life, and a little longer.
#[async_trait]
pub trait Nodes: Send + Sync {
    /// A node gives a sign of life; what the dead have left is cleared away.
    async fn sign(&self, node: &Node) -> Result<(), StoreError>;

    /// A node ends.
    async fn leave(&self, node: &Node) -> Result<(), StoreError>;

    /// Takes over the bots and timers of a table, unless a living node has them.
    async fn claim(&self, id: &TableId, node: &Node) -> Result<Won, StoreError>;

    /// Leaves the bots and timers of a table to others.
    async fn release(&self, id: &TableId, node: &Node) -> Result<(), StoreError>;

    /// Someone on a seat has connected to a node, or has left it.
    async fn attend(
        &self,
        id: &TableId,
        seat: usize,
        node: &Node,
        here: bool,
    ) -> Result<(), StoreError>;

    /// The seats whose owners are connected to other nodes.
    async fn elsewhere(&self, id: &TableId, node: &Node) -> Result<Vec<usize>, StoreError>;

    /// The tables that a living node has taken over.
    async fn claimed(&self) -> Result<Vec<TableId>, StoreError>;
}
