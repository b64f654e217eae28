#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    unsnarl::main()
}
