//! How a program ends: exit without its handlers (those are in `runtime/exit.c`), and failed assertions.

use super::super::{Call, Effect, Entry, Ret, Role, Stop, in_c, own, world};
use crate::errno::Errno;
use trace::FailureKind;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    world("_exit", exit_at_once).role(Role::Ends).effect(Effect::End).also(&["_Exit"]),
    world("__unsnarl_exit", exit_after_handlers).role(Role::Ends).effect(Effect::End),
    own("__assert_fail", assert_fail).role(Role::Fails),
    own("__assert_perror_fail", assert_perror_fail).role(Role::Fails),
    own("__assert", assert_old).role(Role::Fails),
    own("__stack_chk_fail", stack_chk_fail).role(Role::Fails),
    own("__chk_fail", chk_fail).role(Role::Fails),
    in_c("exit", Effect::End).role(Role::Ends).also(&["quick_exit"]),
    in_c("abort", Effect::End).role(Role::Fails),
    // By the rules of SV-COMP; most programs define the first themselves.
    own("reach_error", reach_error).role(Role::Fails).also(&["__VERIFIER_error"]),
];

fn exit_at_once(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Err(Stop::Exit { status: c.int(0) & 0xff, flush: false })
}

/// The end of `exit`, when all handlers have run.
fn exit_after_handlers(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Err(Stop::Exit { status: c.int(0) & 0xff, flush: true })
}

/// A string argument for a message; empty for null.
fn text(c: &Call<'_>, slot: usize) -> Result<Vec<u8>, Stop> {
    if c.ptr(slot) == 0 { Ok(Vec::new()) } else { c.string(slot) }
}

/// The last part of `argv[0]`.
pub(in crate::shims) fn program_name<'a>(c: &'a Call<'_>) -> &'a [u8] {
    let name = c.world.inputs.args.first().map_or(&[][..], |name| name);
    name.rsplit(|&b| b == b'/').next().unwrap_or(name)
}

/// Writes `prog: file:line: func: what` to the standard error, as glibc does.
fn complain(c: &mut Call<'_>, what: &[u8]) -> Result<(), Stop> {
    let mut line = Vec::new();
    let name = program_name(c);
    if !name.is_empty() {
        line.extend_from_slice(name);
        line.extend_from_slice(b": ");
    }
    line.extend_from_slice(&text(c, 1)?);
    line.extend_from_slice(format!(":{}: ", c.int(2) as u32).as_bytes());
    if c.ptr(3) != 0 {
        line.extend_from_slice(&text(c, 3)?);
        line.extend_from_slice(b": ");
    }
    line.extend_from_slice(what);
    line.push(b'\n');
    // Nobody is left to hear of an error.
    let _ = c.world.files.write(2, &line);
    Ok(())
}

fn assert_fail(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let expression = text(c, 0)?;
    let what = [b"Assertion `", &expression[..], b"' failed."].concat();
    complain(c, &what)?;
    c.fault(FailureKind::Assertion, format!("assertion `{}' failed", String::from_utf8_lossy(&expression)))
}

fn assert_perror_fail(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let error = Errno(c.int(0)).text();
    complain(c, format!("Unexpected error: {error}.").as_bytes())?;
    c.fault(FailureKind::Assertion, format!("assertion failed: unexpected error: {error}"))
}

fn reach_error(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.fault(FailureKind::Assertion, "the program calls what it says must not be reached")
}

/// The old name, which has no function argument.
fn assert_old(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let slots = [c.arg(0), c.arg(1), c.arg(2), 0];
    let mut without_function = c.with_args("__assert_fail", &slots);
    assert_fail(&mut without_function)
}

fn stack_chk_fail(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let _ = c.world.files.write(2, b"*** stack smashing detected ***: terminated\n");
    c.fault(FailureKind::Fortify, "stack smashing detected")
}

fn chk_fail(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let _ = c.world.files.write(2, b"*** buffer overflow detected ***: terminated\n");
    c.fault(FailureKind::Fortify, "buffer overflow detected")
}
