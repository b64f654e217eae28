//! what: a call of data
//! run: invalid-call
//! check: invalid-call
static int data[4];
int main(void) {
    ((void (*)(void))data)(); //~ FAIL
}
