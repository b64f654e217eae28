//! what: an atomic write to a constant
//! run: write-to-constant
//! check: write-to-constant
static const int x = 1;
int main(void) {
    __atomic_fetch_add((int *)&x, 1, __ATOMIC_SEQ_CST); //~ FAIL
}
