//! How the solver is asked: whatever stops a command stops it, too.

use solve::Options;
use vm::Stop;

/// The options of questions that nobody wants answered when it is time to stop, or when there is no memory for them.
pub(crate) fn in_time(stop: &Stop) -> Options {
    Options { stop: stop.flag(), latest: stop.deadline(), full: stop.full(), ..Options::default() }
}
