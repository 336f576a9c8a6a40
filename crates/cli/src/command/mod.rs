//! The commands of `takht`, one file each.

pub(crate) mod admin;
pub(crate) mod analyze;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod connect;
pub(crate) mod dataset;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod inspect;
pub(crate) mod ladder;
pub(crate) mod league;
pub(crate) mod manual;
pub(crate) mod play;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod verify;
