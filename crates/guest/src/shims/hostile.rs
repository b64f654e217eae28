//! Calls every shim with arguments no sane program would give. Whatever comes back is right except a panic, a hang,
//! or host memory in the amounts the guest asked for.

use super::{Call, Ret, Stop, entries};
use crate::memory::{Addr, GLOBALS, Memory, ObjectKind, RegionId, Site};
use crate::world::World;
use crate::world::entropy::Entropy;
use crate::world::files::{Files, Output, StdinSource};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

const CALLS_PER_SHIM: usize = 400;
const SLOTS: usize = 7;
/// The host's Bessel functions of integer order take a step for each unit of the order: 2^31 of them is their right.
const SLOW: &[&str] = &["jn", "jnf", "jnl", "yn", "ynf", "ynl"];

fn object(mem: &mut Memory, bytes: &[u8]) -> Addr {
    let at = mem.alloc(GLOBALS, ObjectKind::Global, bytes.len() as u64, 16, Site(0)).unwrap();
    mem.bytes_mut(at, bytes.len() as u64).unwrap().copy_from_slice(bytes);
    at
}

/// Numbers at the edges, and addresses of objects that are almost what a function expects.
fn values(mem: &mut Memory) -> Vec<u64> {
    let name = object(mem, b"name\0");
    let template = object(mem, b"%s%n%*d%[^%lls.XXXXXX\0");
    let empty = object(mem, b"\0");
    let unterminated = object(mem, b"no end");
    let buffer = object(mem, &[0xa5; 200]);
    let pointers = object(mem, &[name, buffer, u64::MAX, 0].map(u64::to_le_bytes).concat());
    let heap = mem.alloc(RegionId(1), ObjectKind::Heap, 24, 16, Site(0)).unwrap();
    let dead = mem.alloc(RegionId(1), ObjectKind::Heap, 24, 16, Site(0)).unwrap();
    mem.release(dead, Site(0));
    let edges = [
        0,
        1,
        2,
        3,
        7,
        64,
        255,
        4096,
        1 << 31,
        (1 << 31) - 1,
        u64::MAX >> 32,
        1 << 40,
        1 << 63,
        (1 << 63) - 1,
        u64::MAX,
        u64::MAX - 7,
    ];
    let objects = [name, template, empty, unterminated, buffer, buffer + 196, pointers, heap, heap + 24, dead];
    edges.into_iter().chain(objects).chain([1.5f64.to_bits(), f64::NAN.to_bits(), f64::INFINITY.to_bits()]).collect()
}

fn hostile_world(folder: &std::path::Path) -> World {
    let mut files = Files::with_std(StdinSource::Bytes(b"12 ab".to_vec()), Output::Discard, Output::Discard);
    files.start_in(folder);
    World { files, ..World::default() }
}

#[test]
fn no_shim_panics_on_any_arguments() {
    let folder = std::env::temp_dir().join(format!("unsnarl-hostile-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut random = Entropy::new(1);
    let mut wrong = Vec::new();
    let shims = entries().filter_map(|e| Some((e, e.shim?)));
    let shims = shims.flat_map(|(e, shim)| e.names().map(move |name| (name, shim)));
    for (name, shim) in shims.filter(|s| !SLOW.contains(&s.0)) {
        let began = Instant::now();
        let mut mem = Memory::new(1 << 24);
        let values = values(&mut mem);
        let errno_at = object(&mut mem, &[0; 4]);
        let mut world = hostile_world(&folder);
        let mut sync = crate::sync::Sync::default();
        sync.threads.push(crate::sync::ThreadRecord::default());
        let (mut pending, mut specific) = (None, Vec::new());
        for _ in 0..CALLS_PER_SHIM {
            let slots: Vec<u64> = (0..SLOTS).map(|_| values[random.next_u64() as usize % values.len()]).collect();
            let mut call = Call {
                name,
                mem: &mut mem,
                world: &mut world,
                region: RegionId(1),
                site: Site(0),
                errno_at,
                slots: &slots,
                fixed: (random.next_u64() % 4) as usize,
                sync: &mut sync,
                thread: crate::sync::MAIN,
                thread_name: &trace::ThreadName::main(),
                pending: &mut pending,
                specific: &mut specific,
                resume_id: 0,
            };
            let result: Result<Result<Ret, Stop>, _> = catch_unwind(AssertUnwindSafe(|| shim(&mut call)));
            if result.is_err() {
                wrong.push(format!("{name} panics with {slots:x?}"));
                break;
            }
        }
        if began.elapsed() > Duration::from_secs(20) {
            wrong.push(format!("{name} takes {:?}", began.elapsed()));
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
