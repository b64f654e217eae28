//! what: a recursion whose values fill many registers
//! run: stack-overflow
//! check: stack-overflow
typedef char vector __attribute__((vector_size(32768)));
vector *g;
int f(int n) { return n ? f(n - 1) + (*g + *g)[n] : 0; } //~ FAIL
int main(void) {
    vector x;
    g = &x;
    return f(50000);
}
