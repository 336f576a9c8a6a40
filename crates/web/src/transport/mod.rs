//! The lowest layer: the connections to the server and to the worker in which bots think.

mod bot_worker;
mod reconnecting_socket;
pub(crate) mod request;

pub(crate) use bot_worker::BotWorker;
pub(crate) use reconnecting_socket::{ReconnectingSocket, SocketEvent};
pub(crate) use takht_thinking::{Answer, Effort, Question, Wanted};
