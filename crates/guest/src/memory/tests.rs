//! What the memory promises, checked from outside.

use super::*;
use std::collections::HashSet;

const HEAP: RegionId = RegionId(1);

fn heap(mem: &mut Memory, size: u64) -> Addr {
    mem.alloc(HEAP, ObjectKind::Heap, size, 16, Site(7)).unwrap()
}

fn kind(r: Result<impl Sized, Box<Fault>>) -> FailureKind {
    r.err().map(|f| f.kind).expect("this must be a fault")
}

#[test]
fn every_byte_of_an_object_can_be_used_and_none_beside_it() {
    for size in [1u64, 2, 7, 8, 31, 32, 33, 64, 1000, 4096, 65_536, 300_000, 524_288, 524_289, 3 << 20] {
        let mut mem = Memory::default();
        let before = heap(&mut mem, size);
        let at = heap(&mut mem, size);
        let after = heap(&mut mem, size);
        assert!(mem.write_u8(at, 1).is_ok() && mem.write_u8(at + size - 1, 2).is_ok());
        // Up to its own size after it, and up to 16 bytes before it.
        for past in [size, size + 1, size + size / 2] {
            assert_eq!(kind(mem.read_u8(at + past)), FailureKind::HeapOutOfBounds, "{size} at +{past}");
        }
        assert_eq!(kind(mem.read_u8(at - 1)), FailureKind::HeapOutOfBounds, "{size} at -1");
        assert_eq!(
            kind(mem.read::<8>((at + size).wrapping_sub(4))),
            FailureKind::HeapOutOfBounds,
            "{size} across its end"
        );
        for other in [before, after] {
            assert!(mem.bytes(other, size).unwrap().iter().all(|&b| b == 0));
        }
    }
}

#[test]
fn alignment_is_respected() {
    let mut mem = Memory::default();
    for align in [1u64, 16, 64, 4096, 65_536, 1 << 20] {
        for size in [1u64, 100, 5000, 2 << 20] {
            let at = mem.alloc(HEAP, ObjectKind::Heap, size, align, Site(0)).unwrap();
            assert_eq!(at % align, 0);
        }
    }
}

#[test]
fn freed_addresses_are_not_reused_and_stay_known_as_freed() {
    let mut mem = Memory::default();
    let mut seen = HashSet::new();
    let first = heap(&mut mem, 24);
    mem.free(first, Site(9)).unwrap();
    seen.insert(first);
    for _ in 0..100_000 {
        let at = heap(&mut mem, 24);
        assert!(seen.insert(at), "address used twice");
        mem.free(at, Site(1)).unwrap();
    }
    assert_eq!(mem.live_bytes(), 0);
    // Its segment was dropped long ago, and still it is no wild pointer.
    assert_eq!(kind(mem.read_u8(first)), FailureKind::UseAfterFree);
    let recent = heap(&mut mem, 24);
    mem.free(recent, Site(3)).unwrap();
    let fault = mem.read_u32(recent + 4).unwrap_err();
    assert_eq!((fault.kind, fault.object.unwrap().freed), (FailureKind::UseAfterFree, Site(3)));
    assert_eq!(kind(mem.free(recent, Site(4))), FailureKind::DoubleFree);
}

#[test]
fn reuse_gives_the_same_address_back() {
    let mut mem = Memory::default();
    mem.reuse_addresses(true);
    let at = heap(&mut mem, 24);
    mem.free(at, Site(0)).unwrap();
    assert_eq!(heap(&mut mem, 30), at);
}

#[test]
fn only_the_start_of_a_heap_object_can_be_freed() {
    let mut mem = Memory::default();
    let at = heap(&mut mem, 64);
    let local = mem.alloc(HEAP, ObjectKind::Stack, 8, 8, Site(0)).unwrap();
    assert_eq!(kind(mem.free(at + 8, Site(0))), FailureKind::InvalidFree);
    assert_eq!(kind(mem.free(local, Site(0))), FailureKind::InvalidFree);
    assert_eq!(kind(mem.free(0x1234_5678_9abc, Site(0))), FailureKind::InvalidFree);
    assert!(mem.free(at, Site(0)).is_ok());
}

#[test]
fn dead_locals_are_quarantined_before_their_address_serves_again() {
    let mut mem = Memory::default();
    let local = |mem: &mut Memory| mem.alloc(HEAP, ObjectKind::Stack, 8, 8, Site(0)).unwrap();
    let first = local(&mut mem);
    assert!(mem.release(first, Site(0)));
    assert_eq!(kind(mem.read_u8(first)), FailureKind::UseAfterReturn);
    let mut again = None;
    for n in 0..2 * STACK_QUARANTINE {
        let at = local(&mut mem);
        if at == first {
            again = Some(n);
            break;
        }
        mem.release(at, Site(0));
    }
    assert_eq!(again, Some(STACK_QUARANTINE));
}

#[test]
fn addresses_depend_on_the_region_only() {
    let (mut a, mut b) = (Memory::default(), Memory::default());
    let two = RegionId(2);
    let of = |mem: &mut Memory, region, size| mem.alloc(region, ObjectKind::Heap, size, 16, Site(0)).unwrap();
    // The same allocations of each thread, in another order.
    let first = [of(&mut a, HEAP, 10), of(&mut a, HEAP, 1000), of(&mut a, two, 10), of(&mut a, two, 3 << 20)];
    let (x, y) = (of(&mut b, two, 10), of(&mut b, two, 3 << 20));
    let second = [of(&mut b, HEAP, 10), of(&mut b, HEAP, 1000), x, y];
    assert_eq!(first, second);
}

#[test]
fn wild_and_null_and_constant() {
    let mut mem = Memory::default();
    assert_eq!(kind(mem.read_u8(0)), FailureKind::NullAccess);
    assert_eq!(kind(mem.read_u64(40)), FailureKind::NullAccess);
    for wild in [0x1234_5678_9abc, u64::MAX, u64::MAX - 7, 1 << 47, (1 << 35) - 1] {
        assert_eq!(kind(mem.read_u64(wild)), FailureKind::WildAccess, "{wild:x}");
        assert_eq!(kind(mem.bytes_mut(wild, u64::MAX).map(|_| ())), FailureKind::WildAccess, "{wild:x}");
    }
    let at = mem.alloc(GLOBALS, ObjectKind::Global, 8, 8, Site(0)).unwrap();
    mem.set_constant(at, true);
    assert!(mem.read_u64(at).is_ok());
    assert_eq!(kind(mem.write_u64(at, 1)), FailureKind::WriteToConstant);
}

#[test]
fn copies_overlap_as_memmove() {
    let mut mem = Memory::default();
    let at = heap(&mut mem, 8);
    mem.write(at, *b"abcdefgh").unwrap();
    mem.copy(at + 2, at, 6).unwrap();
    assert_eq!(mem.bytes(at, 8).unwrap(), b"ababcdef");
    mem.copy(at, at + 2, 6).unwrap();
    assert_eq!(mem.bytes(at, 8).unwrap(), b"abcdefef");
    assert_eq!(kind(mem.copy(at, at + 4, 5)), FailureKind::HeapOutOfBounds);
}

#[test]
fn the_limit_is_a_limit() {
    let mut mem = Memory::new(1000);
    let at = heap(&mut mem, 900);
    assert_eq!(mem.alloc(HEAP, ObjectKind::Heap, 200, 16, Site(0)), None);
    mem.free(at, Site(0)).unwrap();
    assert!(mem.alloc(HEAP, ObjectKind::Heap, 200, 16, Site(0)).is_some());
    assert_eq!(mem.alloc(HEAP, ObjectKind::Heap, u64::MAX, 16, Site(0)), None);
    assert_eq!(mem.max_live_bytes(), 900);
}

#[test]
fn large_objects_never_use_the_region_up() {
    // Each takes a segment of its own or several, and the region has 32,768 of them.
    let mut mem = Memory::default();
    let kept = heap(&mut mem, 700_000);
    for n in 0..40_000u64 {
        let (size, kind) = if n % 2 == 0 { (300_000, ObjectKind::Heap) } else { (600_000, ObjectKind::Stack) };
        let at = mem.alloc(HEAP, kind, size, 16, Site(0)).expect("there is room");
        mem.write_u8(at + size - 1, 1).unwrap();
        assert!(mem.release(at, Site(1)));
        assert!(mem.read_u8(at).is_err());
    }
    // A larger one than any before still finds room among what they left.
    let at = heap(&mut mem, 100 << 20);
    mem.write_u8(at + (100 << 20) - 1, 1).unwrap();
    assert_eq!(kind(mem.read_u8(at + (100 << 20))), FailureKind::HeapOutOfBounds);
    mem.free(at, Site(5)).unwrap();
    assert_eq!(kind(mem.read_u8(at + (50 << 20))), FailureKind::UseAfterFree);
    assert!(mem.read_u8(kept).is_ok());
}

#[test]
fn many_objects_of_no_size_count_too() {
    let mut mem = Memory::new(1 << 20);
    let made = (0..10_000_000).take_while(|_| mem.alloc(HEAP, ObjectKind::Heap, 0, 16, Site(0)).is_some()).count();
    assert!(made < 2_000_000, "{made}");
}

#[test]
fn alignments_over_a_segment() {
    let mut mem = Memory::default();
    for align in [2u64 << 20, 8 << 20] {
        let at = mem.alloc(HEAP, ObjectKind::Heap, 100, align, Site(0)).unwrap();
        assert_eq!(at % align, 0);
        assert_eq!(kind(mem.read_u8(at + 100)), FailureKind::HeapOutOfBounds);
    }
}
