//! what: an array of -1 elements
//! run: stack-overflow or stack-out-of-bounds
//! check: stack-overflow or stack-out-of-bounds
int main(void) {
    volatile int n = -1;
    int a[n]; //~ FAIL
    a[0] = 1; //~ FAIL
    return a[0] - 1;
}
