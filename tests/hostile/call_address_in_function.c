//! what: a call of the middle of a function
//! run: invalid-call
//! check: invalid-call
int main(void) {
    ((void (*)(void))((char *)main + 1))(); //~ FAIL
}
