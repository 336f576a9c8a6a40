//! Several servers over one store.

use std::fmt;

use async_trait::async_trait;
use takht_protocol::TableId;

use super::{StoreError, Written};
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

/// How a table stands between a node and others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The seats that the node has said are connected to it.
    pub here: Vec<usize>,
    /// The seats that are connected to others.
    pub elsewhere: Vec<usize>,
    /// True if the bots and timers are the node's.
    pub claimed: bool,
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
    async fn claim(&self, id: &TableId, node: &Node) -> Result<Written, StoreError>;

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

    /// How a table stands between this node and others.
    async fn standing(&self, id: &TableId, node: &Node) -> Result<Standing, StoreError>;

    /// The tables that other living nodes have taken over.
    async fn claimed(&self, node: &Node) -> Result<Vec<TableId>, StoreError>;

    /// Clears away what a node has said of tables that it does not have any more.
    async fn tidy(&self, node: &Node, has: &[TableId]) -> Result<(), StoreError>;
}
