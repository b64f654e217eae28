//! The detector against a naive one, on random runs.
//!
//! The naive one has no clocks and no epochs: it draws every edge of happens-before between events, keeps for each
//! event the set of all before it, keeps every access to every byte, and compares all pairs. On each byte both must
//! find the first race at the same access; and every pair the detector tells of must be an unordered one.

use super::*;
use std::collections::HashMap;

/// xorshift64*.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) % n
    }
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Fork(u32),
    Join(u32),
    Acquire(u64),
    Release(u64),
    ReleaseExclusive(u64),
    Fence(bool, bool),
    Access(Access),
    Publish(Addr, u64),
    Free(Addr, u64),
}

type Event = usize;
/// The events before an event, itself included, as bits.
type Set = u128;
const MAX_EVENTS: usize = 100;

#[derive(Default)]
struct Byte {
    accesses: Vec<(Event, What)>,
    /// Who released what an acquire load gets: the thread, and the event all before which is released.
    heads: Vec<(u32, Event)>,
}

#[derive(Default)]
struct Naive {
    before: Vec<Set>,
    last: HashMap<u32, Event>,
    objects: HashMap<u64, Vec<Event>>,
    bytes: HashMap<Addr, Byte>,
    pending: HashMap<u32, Vec<Event>>,
    fences: HashMap<u32, Event>,
}

impl Naive {
    fn ordered(&self, earlier: Event, later: Event) -> bool {
        self.before[later] >> earlier & 1 == 1
    }

    fn edge(&mut self, from: Event, to: Event) {
        self.before[to] |= self.before[from];
    }

    fn races(a: What, b: What) -> bool {
        (a.is_write() || b.is_write()) && !(a.is_atomic() && b.is_atomic())
    }

    /// The bytes on which this step races with an earlier one.
    fn step(&mut self, thread: u32, step: Step) -> Vec<Addr> {
        let event = self.before.len();
        self.before.push(1 << event);
        if let Some(&last) = self.last.get(&thread) {
            self.edge(last, event);
        }
        self.last.insert(thread, event);
        match step {
            // The child's next event has this one before it.
            Step::Fork(child) => {
                self.last.insert(child, event);
            }
            Step::Join(ended) => {
                if let Some(&last) = self.last.get(&ended) {
                    self.edge(last, event);
                }
            }
            Step::Acquire(object) => {
                for from in self.objects.get(&object).cloned().unwrap_or_default() {
                    self.edge(from, event);
                }
            }
            Step::Release(object) => self.objects.entry(object).or_default().push(event),
            Step::ReleaseExclusive(object) => {
                self.objects.insert(object, vec![event]);
            }
            Step::Fence(acquire, release) => {
                if acquire {
                    for from in self.pending.get(&thread).cloned().unwrap_or_default() {
                        self.edge(from, event);
                    }
                }
                if release {
                    self.fences.insert(thread, event);
                }
            }
            Step::Publish(at, size) => {
                for at in at..at + size {
                    self.bytes.insert(at, Byte { accesses: vec![(event, What::Publish)], heads: Vec::new() });
                }
            }
            Step::Free(at, size) => {
                let races = self.compare(event, What::Free, at, size);
                for at in at..at + size {
                    self.bytes.remove(&at);
                }
                return races;
            }
            Step::Access(access) => return self.access(thread, event, access),
        }
        Vec::new()
    }

    fn access(&mut self, thread: u32, event: Event, Access { at, size, kind }: Access) -> Vec<Addr> {
        let range = at..at + size;
        let (what, reads, acquire, release) = match kind {
            AccessKind::Read => (What::Read, false, false, false),
            AccessKind::Write => (What::Write, false, false, false),
            AccessKind::AtomicRead { acquire } => (What::AtomicRead, true, acquire, false),
            AccessKind::AtomicWrite { release } => (What::AtomicWrite, false, false, release),
            AccessKind::AtomicUpdate { acquire, release } => (What::AtomicUpdate, true, acquire, release),
        };
        if reads {
            let heads = range.clone().flat_map(|b| self.bytes.get(&b).map(|b| b.heads.clone()).unwrap_or_default());
            for (_, from) in heads.collect::<Vec<_>>() {
                if acquire {
                    self.edge(from, event);
                } else {
                    self.pending.entry(thread).or_default().push(from);
                }
            }
        }
        let races = self.compare(event, what, at, size);
        let head = if release { Some(event) } else { self.fences.get(&thread).copied() }.map(|from| (thread, from));
        for at in range {
            let byte = self.bytes.entry(at).or_default();
            byte.accesses.push((event, what));
            match what {
                What::Write => byte.heads.clear(),
                What::AtomicWrite => {
                    if release || byte.heads.iter().all(|h| h.0 != thread) {
                        byte.heads.clear();
                    }
                    byte.heads.extend(head);
                    // From now on the sequence is this thread's.
                    byte.heads.iter_mut().for_each(|h| h.0 = thread);
                }
                What::AtomicUpdate => byte.heads.extend(head),
                _ => {}
            }
        }
        races
    }

    fn compare(&self, event: Event, what: What, at: Addr, size: u64) -> Vec<Addr> {
        let races = |at: &Addr| {
            let Some(byte) = self.bytes.get(at) else { return false };
            byte.accesses.iter().any(|&(e, w)| Naive::races(w, what) && !self.ordered(e, event))
        };
        (at..at + size).filter(races).collect()
    }
}

const BASE: Addr = 0x1ff0;

/// What a random run is made of: out of 100 steps.
struct Mix {
    /// Locations are in this many bytes.
    window: u64,
    wide: u64,
    sync: u64,
    atomic: u64,
    fence: u64,
    life: u64,
    /// Accesses are aligned and of these sizes; otherwise of any size up to 16.
    sizes: &'static [u64],
}

fn random_access(rnd: &mut Random, mix: &Mix) -> (Addr, u64) {
    if mix.sizes.is_empty() {
        let size = 1 + rnd.below(16);
        return (BASE + rnd.below(mix.window), size);
    }
    let size = mix.sizes[rnd.below(mix.sizes.len() as u64) as usize];
    (BASE + rnd.below(mix.window) / size * size, size)
}

fn random_step(rnd: &mut Random, mix: &Mix) -> Step {
    let mut dice = rnd.below(100);
    let mut is = |share: u64| {
        let hit = dice < share;
        dice = dice.wrapping_sub(share);
        hit
    };
    if is(mix.sync) {
        let object = rnd.below(3);
        match rnd.below(5) {
            0 | 1 => Step::Acquire(object),
            2 => Step::Release(object),
            _ => Step::ReleaseExclusive(object),
        }
    } else if is(mix.fence) {
        let acquire = rnd.below(2) == 0;
        Step::Fence(acquire, !acquire || rnd.below(3) == 0)
    } else if is(mix.life) {
        let size = if rnd.below(3) == 0 { 129 + rnd.below(100) } else { 1 + rnd.below(40) };
        let at = BASE + rnd.below(mix.window);
        if rnd.below(2) == 0 { Step::Publish(at, size) } else { Step::Free(at, size) }
    } else if is(mix.atomic) {
        let (at, size) = random_access(rnd, mix);
        let (acquire, release) = (rnd.below(2) == 0, rnd.below(2) == 0);
        let kind = match rnd.below(4) {
            0 | 1 => AccessKind::AtomicRead { acquire },
            2 => AccessKind::AtomicWrite { release },
            _ => AccessKind::AtomicUpdate { acquire, release },
        };
        Step::Access(Access { at, size, kind })
    } else {
        let kind = if rnd.below(3) == 0 { AccessKind::Write } else { AccessKind::Read };
        let (at, size) = if is(mix.wide) {
            (BASE + rnd.below(mix.window), 129 + rnd.below(mix.window))
        } else {
            random_access(rnd, mix)
        };
        Step::Access(Access { at, size, kind })
    }
}

/// Runs one through both; answers how many bytes raced.
fn compare_one(races: &mut Races, rnd: &mut Random, mix: &Mix) -> usize {
    races.reset();
    let mut naive = Naive::default();
    let threads = 2 + rnd.below(3) as u32;
    let mut alive = vec![0];
    let mut born = 1;
    // The first race on a byte: the event. Free and publish begin a byte anew, with nothing known of it.
    let mut first: [HashMap<Addr, Event>; 2] = Default::default();
    let mut whats: Vec<Option<(u32, What)>> = Vec::new();
    let mut log = Vec::new();
    let events = 10 + rnd.below(MAX_EVENTS as u64 - 10) as usize;
    for event in 0..events {
        let thread = alive[rnd.below(alive.len() as u64) as usize];
        let step = if born < threads && (event > 6 || rnd.below(3) == 0) {
            born += 1;
            alive.push(born - 1);
            Step::Fork(born - 1)
        } else if alive.len() > 1 && rnd.below(40) == 0 {
            let ended = alive[rnd.below(alive.len() as u64) as usize];
            if ended == thread {
                random_step(rnd, mix)
            } else {
                alive.retain(|&t| t != ended);
                Step::Join(ended)
            }
        } else {
            random_step(rnd, mix)
        };
        log.push((thread, step));
        let expected = naive.step(thread, step);
        let mark = Mark { thread: ThreadId(thread), clock: event as u64, stack: event as u32 };
        let mut what = None;
        races.found.clear();
        match step {
            Step::Fork(child) => races.fork(mark.thread, ThreadId(child)),
            Step::Join(ended) => races.join(mark.thread, ThreadId(ended)),
            Step::Acquire(object) => races.acquire(mark.thread, object),
            Step::Release(object) => races.release(mark.thread, object),
            Step::ReleaseExclusive(object) => races.release_exclusive(mark.thread, object),
            Step::Fence(acquire, release) => races.fence(mark.thread, acquire, release),
            Step::Publish(at, size) => {
                races.publish(mark, at, size);
                what = Some(What::Publish);
            }
            Step::Free(at, size) => {
                let race = races.free(mark, at, size);
                assert_eq!(race.is_some(), !races.found.is_empty());
                what = Some(What::Free);
            }
            Step::Access(access) => {
                let race = races.access(mark, access);
                assert_eq!(race, races.found.first().copied());
                what = Some(match access.kind {
                    AccessKind::Read => What::Read,
                    AccessKind::Write => What::Write,
                    AccessKind::AtomicRead { .. } => What::AtomicRead,
                    AccessKind::AtomicWrite { .. } => What::AtomicWrite,
                    AccessKind::AtomicUpdate { .. } => What::AtomicUpdate,
                });
            }
        }
        whats.push(what.map(|w| (thread, w)));
        for at in expected {
            first[0].entry(at).or_insert(event);
        }
        for race in &races.found {
            let (e, l) = (race.earlier, race.later);
            let earlier = e.mark.stack as usize;
            assert_eq!((Some((e.mark.thread.0, e.what)), l.mark), (whats[earlier], mark), "{log:#?}");
            assert_eq!(Some(l.what), what);
            assert!(Naive::races(e.what, l.what) && !naive.ordered(earlier, event), "{race:?} in {log:#?}");
            for at in race.at..race.at + race.size {
                first[1].entry(at).or_insert(event);
            }
        }
        assert_eq!(first[0], first[1], "after {log:#?}");
        if let Step::Publish(at, size) | Step::Free(at, size) = step {
            for at in at..at + size {
                first.iter_mut().for_each(|f| f.retain(|b, _| *b != at));
            }
        }
    }
    first[0].len()
}

/// Runs with a race and runs without must both occur, or the test tests little.
fn compare(seed: u64, runs: usize, mix: &Mix) {
    let mut rnd = Random(seed);
    let mut races = Races::new();
    let raced = (0..runs).filter(|_| compare_one(&mut races, &mut rnd, mix) > 0).count();
    assert!(raced > runs / 20 && raced < runs, "{raced} of {runs}");
}

const MIX: Mix = Mix { window: 64, wide: 0, sync: 30, atomic: 0, fence: 0, life: 0, sizes: &[4] };

#[test]
fn agrees_with_the_naive_detector_on_locks() {
    compare(1, 6000, &MIX);
    compare(2, 6000, &Mix { sync: 65, window: 16, ..MIX });
}

#[test]
fn agrees_with_the_naive_detector_on_atomics_and_fences() {
    compare(3, 6000, &Mix { sync: 5, atomic: 60, fence: 10, window: 12, ..MIX });
    compare(4, 6000, &Mix { sync: 0, atomic: 75, fence: 10, window: 12, sizes: &[1, 4, 4, 8, 16], ..MIX });
}

#[test]
fn agrees_with_the_naive_detector_on_overlaps() {
    compare(5, 6000, &Mix { sync: 40, atomic: 10, sizes: &[], ..MIX });
    compare(6, 6000, &Mix { sync: 50, window: 24, sizes: &[1, 2, 4, 8], ..MIX });
}

#[test]
fn agrees_with_the_naive_detector_on_wide_accesses_and_lifetimes() {
    compare(7, 800, &Mix { sync: 40, atomic: 10, wide: 25, life: 5, window: 300, sizes: &[], ..MIX });
    compare(8, 800, &Mix { sync: 55, wide: 20, life: 10, window: 150, sizes: &[1, 8, 64], ..MIX });
    compare(9, 3000, &Mix { sync: 30, atomic: 30, fence: 5, life: 15, window: 40, sizes: &[4, 8], ..MIX });
}
