//! The lowest layer: the connections to the server and to the worker in which bots think.

mod bot_question;
mod bot_worker;
mod reconnecting_socket;
pub(crate) mod request;

pub(crate) use bot_question::{Answer, Question, Wanted, answer};
pub(crate) use bot_worker::{BotWorker, answer_in_worker};
pub(crate) use reconnecting_socket::{ReconnectingSocket, SocketEvent};
