//! what: instructions that only the processor knows
//! run: unsupported or refused
//! check: refused
int main(void) {
    __asm__ volatile("int3; mov $60, %%eax; syscall" ::: "eax");
}
