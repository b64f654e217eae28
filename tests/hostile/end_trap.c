//! what: a trap
//! run: trap
//! check: trap
int main(void) {
    __builtin_trap(); //~ FAIL
}
