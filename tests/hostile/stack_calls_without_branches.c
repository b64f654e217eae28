//! what: a tree of calls without a single jump: calls count, too
//! run: unfinished
//! check: clean
#define F(n, m) static void f##n(void) { f##m(); f##m(); f##m(); f##m(); }
static void f0(void) {
}
F(1, 0) F(2, 1) F(3, 2) F(4, 3) F(5, 4) F(6, 5) F(7, 6) F(8, 7) F(9, 8) F(10, 9)
F(11, 10) F(12, 11) F(13, 12) F(14, 13) F(15, 14) F(16, 15) F(17, 16) F(18, 17) F(19, 18) F(20, 19)
int main(void) {
    f20();
}
