//! what: recursion without an end
//! options: --stack-size 512
//! run: stack-overflow
//! check: stack-overflow
static int deep(int n) {
    return deep(n + 1) + 1; //~ FAIL
}
int main(void) {
    return deep(0);
}
