"""Looks for an input with which a program fails, with angr. `cargo xtask bench-inputs` calls it.

    python angr_inputs.py PROGRAM LIMIT STDIN [ARGUMENT_LENGTH ...]

PROGRAM is machine code with `tests/inputs/given.c` linked in, whose functions are replaced here: what they return is open. So are STDIN bytes
of the standard input and all bytes of arguments of these lengths. A failure is a call of `__assert_fail` or `abort`: angr does not
notice wrong accesses to memory by itself. Prints one line of JSON: whether one was found within LIMIT seconds, and the inputs in hex.
"""

import json
import logging
import sys
import time

import angr
import claripy

logging.disable(logging.CRITICAL)


def asked(state, bits):
    """One more input of the program; they are remembered in their order."""
    calls = state.globals.get("calls", ())
    value = claripy.BVS(f"call{len(calls)}", bits)
    state.globals["calls"] = calls + (value,)
    return value


class Fill(angr.SimProcedure):
    def run(self, at, size, name):
        bits = 8 * self.state.solver.eval_one(size)
        self.state.memory.store(at, asked(self.state, bits))


class Int(angr.SimProcedure):
    def run(self, name):
        return asked(self.state, 32).reversed.sign_extend(32)


class Range(angr.SimProcedure):
    def run(self, begin, end, name):
        value = asked(self.state, 32).reversed
        self.state.add_constraints(value.SGE(begin[31:0]), value.SLT(end[31:0]))
        return value.sign_extend(32)


class Assume(angr.SimProcedure):
    def run(self, condition):
        self.state.add_constraints(condition[31:0] != 0)


class End(angr.SimProcedure):
    NO_RET = True

    def run(self):
        self.exit(0)


def value(size, signed, floating=False):
    class Value(angr.SimProcedure):
        def run(self):
            bytes_ = asked(self.state, 8 * size).reversed
            if floating:
                rest = self.state.regs.xmm0
                self.state.regs.xmm0 = claripy.Concat(rest[rest.length - 1 : 8 * size], bytes_)
                return None
            more = 64 - 8 * size
            return bytes_ if more == 0 else bytes_.sign_extend(more) if signed else bytes_.zero_extend(more)

    return Value()


TYPES = {
    "bool": (1, False), "char": (1, True), "schar": (1, True), "uchar": (1, False), "short": (2, True), "ushort": (2, False),
    "int": (4, True), "uint": (4, False), "unsigned": (4, False), "u32": (4, False), "long": (8, True), "ulong": (8, False),
    "longlong": (8, True), "ulonglong": (8, False), "size_t": (8, False), "float": (4, False, True), "double": (8, False, True),
}


def hook(project):
    own = {
        "unsnarl_symbolic": Fill(), "klee_make_symbolic": Fill(), "klee_int": Int(), "klee_range": Range(), "klee_silent_exit": End(),
        "unsnarl_assume": Assume(), "__VERIFIER_assume": Assume(), "klee_assume": Assume(),
    }
    own.update({f"__VERIFIER_nondet_{name}": value(*kind) for name, kind in TYPES.items()})
    for name, procedure in own.items():
        if project.loader.main_object.get_symbol(name):
            project.hook_symbol(name, procedure)


def main():
    program, limit, stdin_size = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    started = time.time()
    project = angr.Project(program, auto_load_libs=False)
    hook(project)
    arguments = [claripy.BVS(f"argument{i}", 8 * int(n)) for i, n in enumerate(sys.argv[4:])]
    content = claripy.BVS("stdin", 8 * stdin_size) if stdin_size else claripy.BVV(b"")
    options = {angr.options.ZERO_FILL_UNCONSTRAINED_MEMORY, angr.options.ZERO_FILL_UNCONSTRAINED_REGISTERS}
    state = project.factory.full_init_state(
        args=[program, *arguments],
        stdin=angr.SimFileStream(name="stdin", content=content, has_end=True),
        add_options=options,
    )
    failing = {s.rebased_addr for s in map(project.loader.find_symbol, ("__assert_fail", "abort")) if s}
    manager = project.factory.simulation_manager(state)
    answer = {"found": False}
    while manager.active and time.time() - started < limit:
        manager.step()
        manager.move("active", "found", lambda s: s.addr in failing)
        manager.drop(stash="deadended")
        if manager.found:
            found = manager.found[0]
            read = lambda bits: found.solver.eval(bits, cast_to=bytes).hex() if bits.length else ""
            answer = {
                "found": True,
                "arguments": [read(a) for a in arguments],
                "stdin": read(content) if stdin_size else "",
                "calls": [read(c) for c in found.globals.get("calls", ())],
            }
            break
    if manager.errored:
        answer["error"] = str(manager.errored[0].error)
    answer["seconds"] = round(time.time() - started, 2)
    print(json.dumps(answer))


main()
