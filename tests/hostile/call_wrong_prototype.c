//! what: a function called with other arguments than it has
//! run: exit 0
//! check: clean
static int add(int a, int b, int c, int d, int e, int f, int g, int h) {
    return (a + b + c + d + e + f + g + h) * 0;
}
int main(void) {
    int (*f)() = (int (*)())add;
    return f() + f(1) + f(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
}
