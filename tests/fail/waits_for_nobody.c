//! what: main waits for a change that nobody is there to make
//! fail: livelock
static volatile int x;

int main(void) {
#ifdef FIXED
    x = 42;
#endif
    while (x != 42) { //~ FAIL
    }
    return 0;
}
