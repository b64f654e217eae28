#!/usr/bin/env python3
"""limits.py [--time 5] [--slack 1] [--term] [--commands check,races] [--unsnarl PATH] [PROGRAM.c ...] [-- OPTIONS]

Does every command end when its time is up? Runs the commands over the programs (those under tests/limits, and heavy ones from
elsewhere), and prints for each the seconds by the clock, those with a processor, and the most memory. Late is what takes longer than the
time and the slack, by the smaller of clock and processor: a busy machine is nobody's fault. With --term there is no limit, and SIGTERM comes
instead when the time is up: it has to end with a status of its own. Status 1 if one is late or broken.
"""
import argparse, os, shutil, signal, subprocess, sys, tempfile, threading, time
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
COMMANDS = {
    "check": ["check"],
    "keep-going": ["check", "--keep-going"],
    "outcomes": ["check", "--outcomes"],
    "predict": ["check", "--strategy", "predict"],
    "exhaustive": ["check", "--strategy", "exhaustive"],
    "races": ["races"],
    "deadlocks": ["deadlocks"],
    "branches": ["branches"],
    "explain": ["explain"],
}
HEAVY = """
check/pool_shutdown_signal check/bounded_buffer check/dining_philosophers check/work_stealing_deque check/trylock_ignored
check/scanner_queue check/bubble_sort_threads check/input_histogram check/heat_buffers_swapped_early
explore/two_idle_thieves explore/thief_tries_several_locks explore/spin_for_ever explore/other_goes_on_for_ever
deadlocks/rare_ten_million_steps deadlocks/semaphores_in_a_long_run deadlocks/more_threads_than_are_looked_at
races/rare_ten_million_steps races/thesis_example_4_threads races/second_worker_behind_a_hash
predict/long_eight_workers predict/rare_snapshot_of_three explain/many_threads explain/symbiosis_queue
inputs/floats/hypotenuse inputs/floats/root_of_a_square inputs/tables/crc32_of_four_bytes inputs/loops/collatz
hostile/threads_hundred_thousand hostile/loop_sched_yield hostile/loop_bessel hostile/loop_memmem_quadratic hostile/memory_small_objects
""".split()


def measure(args, cwd, term=None):
    """Status, seconds by the clock, seconds with a processor, MB. SIGTERM comes after so many seconds."""
    began = time.monotonic()
    with open(os.devnull, "w") as nothing:
        child = subprocess.Popen(args, cwd=cwd, stdout=nothing, stderr=nothing, stdin=subprocess.DEVNULL)
        if term is not None:
            killer = threading.Timer(term, lambda: os.kill(child.pid, signal.SIGTERM))
            killer.start()
        _, status, used = os.wait4(child.pid, 0)
        if term is not None:
            killer.cancel()
        child.returncode = os.waitstatus_to_exitcode(status)
    return child.returncode, time.monotonic() - began, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--time", type=float, default=5)
    parser.add_argument("--slack", type=float, default=1)
    parser.add_argument("--term", action="store_true")
    parser.add_argument("--commands", default=",".join(COMMANDS))
    parser.add_argument("--unsnarl", default=TOP / "target/release/unsnarl", type=Path)
    parser.add_argument("programs", nargs="*", type=Path)
    given = sys.argv[1:]
    more = given[given.index("--") + 1 :] if "--" in given else []
    options = parser.parse_args(given[: given.index("--")] if "--" in given else given)
    programs = options.programs or sorted((TOP / "tests/limits").glob("*.c")) + [TOP / f"tests/{p}.c" for p in HEAVY]
    late = []
    print(f"{'program':34} {'command':11} status  clock    cpu     MB")
    for program in programs:
        with tempfile.TemporaryDirectory() as folder:
            # Compiled once, so that the compiler's time does not count.
            tool = options.unsnarl.resolve()
            measure([tool, "check", program.resolve(), "--schedules", "1", "--no-explain", "--no-predict", "--max-steps", "1000"], folder)
            for name in options.commands.split(","):
                limit = 20 * options.time if options.term else options.time
                args = [tool, *COMMANDS[name], program.resolve(), "--time", f"{limit:g}", *more]
                status, clock, cpu, megabytes = measure(args, folder, options.time if options.term else None)
                is_late = min(clock, cpu) > options.time + options.slack
                is_broken = status not in ((0, 1, 2, 130) if options.term else (0, 1, 2))
                late += [(program.stem, name)] * (is_late or is_broken)
                mark = "  LATE" if is_late else "  BROKEN" if is_broken else ""
                print(f"{program.stem:34} {name:11} {status:6} {clock:6.2f} {cpu:6.2f} {megabytes:6.0f}{mark}", flush=True)
            shutil.rmtree(Path(folder, ".unsnarl"), ignore_errors=True)
    print(f"{len(late)} late or broken")
    sys.exit(bool(late))


main()
