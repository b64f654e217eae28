//! Threads as other threads see them: alive or done, joinable or not.

use super::misuse::thread_misuse;
use super::{BlockReason, Caller, Note, Outcome, Refusal, Subject, Sync, ThreadId, ThreadOp};
use crate::memory::Addr;

#[derive(Clone, Default, Debug)]
pub struct ThreadRecord {
    /// Its `pthread_t`.
    pub handle: u64,
    pub done: bool,
    /// What it returned.
    pub value: u64,
    pub detached: bool,
    pub joined: bool,
    /// Who joined or detached it.
    pub left_by: Option<Caller>,
    pub children: u32,
    /// The name that the program gave it.
    pub name: Option<Vec<u8>>,
    /// Robust mutexes that it has, the newest last.
    pub robust: Vec<Addr>,
    /// The processors it may run on, if the program said so.
    pub processors: Option<u64>,
    /// Whether it may be cancelled, and when, as pthread.h numbers it.
    pub cancel: [u32; 2],
}

/// A thread-specific key.
#[derive(Clone, Copy, Default, Debug)]
pub struct Key {
    pub live: bool,
    /// What is called with a thread's value when the thread ends; may be null.
    pub destructor: Addr,
    /// How often this number was given out: values of an earlier key do not count.
    pub generation: u32,
}

pub struct Joined {
    /// What the thread returned.
    pub value: u64,
}

impl Sync {
    pub fn add_thread(&mut self, record: ThreadRecord) -> ThreadId {
        let id = ThreadId(self.threads.len() as u32);
        self.handles.insert(record.handle, id);
        self.threads.push(record);
        id
    }

    /// The thread of a `pthread_t`; a handle that nobody gave names a thread that is not there.
    pub fn thread_of(&self, handle: u64) -> ThreadId {
        self.handles.get(&handle).copied().unwrap_or(ThreadId(u32::MAX))
    }

    pub fn join(&mut self, who: ThreadId, by: Caller) -> Outcome<Joined> {
        if who == by.thread {
            return thread_misuse(Subject::Thread(who), "joins itself", None);
        }
        let Some(t) = self.threads.get_mut(who.0 as usize) else {
            return thread_misuse(Subject::NoThread, "is joined", None);
        };
        if t.joined {
            let note = t.left_by.map(|by| Note::At("joined it before", by));
            return thread_misuse(Subject::Thread(who), "is joined twice", note);
        }
        if t.detached {
            let note = t.left_by.map(|by| Note::At("detached it", by));
            return thread_misuse(Subject::Thread(who), "is joined, but it is detached", note);
        }
        if !t.done {
            return Err(Refusal::Block(BlockReason::Join(who)));
        }
        t.joined = true;
        t.left_by = Some(by);
        let value = t.value;
        self.did_to(ThreadOp::Join, who);
        Ok(Joined { value })
    }

    pub fn detach(&mut self, who: ThreadId, by: Caller) -> Outcome<()> {
        let Some(t) = self.threads.get_mut(who.0 as usize) else {
            return thread_misuse(Subject::NoThread, "is detached", None);
        };
        if t.detached {
            let note = t.left_by.map(|by| Note::At("detached it before", by));
            return thread_misuse(Subject::Thread(who), "is detached twice", note);
        }
        if t.joined {
            let note = t.left_by.map(|by| Note::At("joined it", by));
            return thread_misuse(Subject::Thread(who), "is detached after it was joined", note);
        }
        t.detached = true;
        t.left_by = Some(by);
        self.did_to(ThreadOp::Detach, who);
        Ok(())
    }
}
