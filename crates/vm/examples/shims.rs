fn main() {
    for n in vm::shims::names() {
        println!("{n}");
    }
}
