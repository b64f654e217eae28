//! Semaphores as a theory of orders likes them: every take has something of its own that came before it, a post or one of what the
//! semaphore had at the beginning.
//!
//! That is the same as counting: if each has its own, so many came before; and if so many came before, whoever comes first takes any
//! that is left. But counting says of every operation how many of all others came before it, which grows with the third power.

use super::Rules;
use super::counting::{Counter, Use, takes};
use crate::formula::Formula;
use trace::SyncOp;

impl Rules<'_> {
    pub(super) fn takes(&mut self, counter: &Counter, begins: i64) {
        let model = self.model;
        let done = |u: &&Use| model.steps.get(u.step).prefix;
        // What happened before everything else left so many.
        let left = counter.uses.iter().filter(done).fold(begins, |left, u| match u.op {
            SyncOp::SemaphorePost => left + 1,
            op if takes(&op) => left - 1,
            _ => left,
        });
        let open = |u: &&Use| !model.steps.get(u.step).prefix && self.cone.has(u.step);
        let open: Vec<&Use> = counter.uses.iter().filter(open).collect();
        let (posts, others): (Vec<&Use>, Vec<&Use>) = open.iter().partition(|u| u.op == SyncOp::SemaphorePost);
        let takers: Vec<&Use> = others.into_iter().filter(|u| takes(&u.op)).collect();
        if takers.len() as i64 <= left {
            return;
        }
        let mut from_start = Vec::new();
        let mut taken: Vec<Vec<Formula>> = vec![Vec::new(); posts.len()];
        for taker in &takers {
            let mut any = Vec::new();
            if left > 0 {
                let choice = self.choice();
                from_start.push(choice.clone());
                any.push(choice);
            }
            for (post, taken) in posts.iter().zip(&mut taken) {
                if self.gives_up() {
                    return;
                }
                let before = self.before(post.step, taker.step);
                if before == Formula::FALSE {
                    continue;
                }
                let choice = self.choice();
                let came = Formula::all([self.inside_if(post.step, taker.step), before]);
                self.say(taker.event, choice.clone().implies(came));
                taken.push(choice.clone());
                any.push(choice);
            }
            let rule = self.inside(taker.step).implies(Formula::any(any));
            self.say(taker.event, rule);
        }
        let about = takers[0].event;
        self.say(about, Formula::at_least(left + 1, from_start).not());
        for (post, taken) in posts.iter().zip(taken) {
            self.say(post.event, Formula::at_least(2, taken).not());
        }
    }
}
