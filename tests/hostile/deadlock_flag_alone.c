//! what: one thread spins on a flag that nobody sets
//! run: livelock
//! check: livelock
volatile int flag;
int main(void) {
    while (!flag) //~ FAIL
        ;
}
