//! What several servers over one store share.

use std::fmt;

use async_trait::async_trait;
use takht_protocol::TableId;

use super::{Listed, StoreError, Written};
use crate::secret::{self, NoChance};

/// The name of a server among those over the same store. A server draws a new one at each start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node(String);

impl Node {
    /// Draws a new name.
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

/// A table, as one node sees itself and the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The seats that this node has reported as connected to it.
    pub here: Vec<usize>,
    /// The seats that are connected to other nodes.
    pub elsewhere: Vec<usize>,
    /// True if this node holds the claim: it runs the table's bots and timers.
    pub claimed: bool,
}

/// What the servers over one store tell each other. None of it protects the log: the store itself applies
/// only one entry at each ply. It prevents two nodes from letting bots think about the same turn, and
/// shows which players are connected to other nodes.
///
/// What a node has reported holds while the node gives signs of life, and for a few seconds after.
#[async_trait]
pub trait Nodes: Send + Sync {
    /// Reports that a node is alive, and removes nodes that have been silent for long.
    async fn sign(&self, node: &Node) -> Result<(), StoreError>;

    /// Removes a node that stops, with everything it has reported.
    async fn leave(&self, node: &Node) -> Result<(), StoreError>;

    /// Claims the bots and timers of a table, unless another living node has the claim.
    async fn claim(&self, id: &TableId, node: &Node) -> Result<Written, StoreError>;

    /// Gives up the claim on a table.
    async fn release(&self, id: &TableId, node: &Node) -> Result<(), StoreError>;

    /// Reports that the player of a seat is connected to a node, or no longer is. The number after the last seat
    /// stands for a host who only watches.
    async fn attend(
        &self,
        id: &TableId,
        seat: usize,
        node: &Node,
        here: bool,
    ) -> Result<(), StoreError>;

    /// What this node and the others have reported about a table.
    async fn standing(&self, id: &TableId, node: &Node) -> Result<Standing, StoreError>;

    /// The tables that other living nodes have claimed.
    async fn claimed(&self, node: &Node) -> Result<Vec<TableId>, StoreError>;

    /// Up to `most` listed tables that gather or play and where somebody who sits there is connected to another
    /// living node, the most recently changed first.
    async fn listed_elsewhere(&self, node: &Node, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// Removes what a node has reported about tables that it no longer has in memory.
    async fn tidy(&self, node: &Node, has: &[TableId]) -> Result<(), StoreError>;
}
