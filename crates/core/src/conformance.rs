//! The suite every game passes.
