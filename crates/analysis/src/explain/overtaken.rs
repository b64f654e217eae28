//! The check that was overtaken: what a thread had read before another one changed it, and then took for granted.
//!
//! A smallest set of orders need not name it. If an item is taken before a thread uses it, the thread fails, whatever it saw before;
//! but that it had seen the item is what a person has to know, and what the repair has to protect.

use super::core::Core;
use super::edges::{Edge, Node};
use super::story::Story;

/// A read whose answer no longer held when it was relied on. All are steps of the failing run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overtaken {
    pub check: usize,
    /// The write that came between.
    pub by: usize,
    /// Where the thread found something else.
    pub until: usize,
}

pub fn overtaken(story: &Story, edges: &[Edge], core: &Core) -> Vec<Overtaken> {
    let of_core: Vec<&Edge> = core.edges.iter().map(|&e| &edges[e as usize]).collect();
    let mut found: Vec<Overtaken> = Vec::new();
    for edge in &of_core {
        let Node::Step(until) = edge.second else { continue };
        let by = edge.first;
        let writes = |at: u64| story.accesses_of(by).iter().any(|a| a.writes && !a.frees && a.at == at);
        let relied = story.accesses_of(until).iter().find(|a| a.reads && writes(a.at));
        let Some(relied) = relied else { continue };
        let is_check = |s: usize| {
            let step = &story.steps[s];
            let differs =
                |a: &super::story::Access| a.reads && a.at == relied.at && a.found_value != relied.found_value;
            step.actor == story.steps[until].actor && !step.early && story.accesses_of(s).iter().any(differs)
        };
        let Some(check) = (0..by).rev().find(|&s| is_check(s)) else { continue };
        let is_named = of_core.iter().any(|e| e.first == check);
        let new = Overtaken { check, by, until };
        if !is_named && !found.contains(&new) {
            found.push(new);
        }
    }
    found
}
