//! what: an array of no elements
//! run: stack-out-of-bounds
//! check: stack-out-of-bounds
int main(void) {
    volatile int n = 0;
    int a[n];
    a[0] = 1; //~ FAIL
    return a[0] - 1;
}
