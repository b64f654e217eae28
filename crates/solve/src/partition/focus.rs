//! Small chunks around single events.
/// To do.
pub struct Focus;
