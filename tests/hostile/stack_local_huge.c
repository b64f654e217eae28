//! what: a local variable larger than the stack
//! run: stack-overflow
//! check: stack-overflow
int main(void) { //~ FAIL
    char big[1 << 30];
    return big[5]; //~ FAIL
}
