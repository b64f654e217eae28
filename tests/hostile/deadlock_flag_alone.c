//! what: one thread spins on a flag that nobody sets
//! run: unfinished
//! check: clean
volatile int flag;
int main(void) {
    while (!flag)
        ;
}
