//! what: klee_range and klee_int with an assumption; klee_silent_exit ends what is of no interest
//! find: assertion
//! input: speed = 88
//! input: load = 1210
#include <assert.h>
#include <stdint.h>

int klee_range(int begin, int end, const char *name);
int klee_int(const char *name);
void klee_assume(uintptr_t condition);
void klee_silent_exit(int status);

int main(void)
{
    int speed = klee_range(0, 100, "speed");
    int load = klee_int("load");
    klee_assume(load > 1000);
    klee_assume(load < 100000);
    if (load % 55 != 0)
        klee_silent_exit(0);
    assert(speed * load != 106480); //~ FAIL
    return 0;
}
