//! what: two functions that call each other
//! options: --stack-size 512
//! run: stack-overflow
//! check: stack-overflow
static int b(int n);
static int a(int n) {
    return b(n) + 1; //~ FAIL
}
static int b(int n) {
    return a(n) + 1; //~ FAIL
}
int main(void) {
    return a(0);
}
