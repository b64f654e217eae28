//! what: tables of functions, callbacks, functions returning functions, comparison and casts there and back
//! opt: 0 2
#include <stdint.h>
#include <stdio.h>

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
typedef int (*op)(int, int);
static op pick(char c) { return c == '+' ? add : c == '-' ? sub : c == '*' ? mul : NULL; }
static int (*chain(int n))(int, int) { return n ? chain(n - 1) : mul; }
struct vtable { op apply; const char *name; struct vtable *next; };
static struct vtable third = {mul, "mul", NULL}, second = {sub, "sub", &third}, first = {add, "add", &second};
static double apply(double (*f)(double, float, char), double x) { return f(x, 2.5f, 'a'); }
static double weird(double a, float b, char c) { return a * b + c; }
static void each(const int *p, int n, void (*f)(int, void *), void *arg) {
    for (int i = 0; i < n; i++)
        f(p[i], arg);
}
static void accumulate(int v, void *arg) { *(int *)arg += v; }
static inline int inlined(int x) { return x * x; }
static int counter(void) {
    static int n;
    return ++n;
}

int main(void) {
    for (const char *c = "+-*/"; *c; c++) {
        op f = pick(*c);
        printf("%d ", f ? f(7, 3) : -999);
    }
    printf("%d\n", chain(5)(6, 7));
    for (struct vtable *v = &first; v; v = v->next)
        printf("%s %d ", v->name, v->apply(10, 4));
    printf("%g\n", apply(weird, 3));
    int total = 0;
    each((int[]){1, 2, 3, 4}, 4, accumulate, &total);
    printf("%d\n", total);
    op table[] = {add, sub, mul};
    printf("%d %d\n", table[1] == sub, table[0] == mul);
    uintptr_t raw = (uintptr_t)add;
    void (*erased)(void) = (void (*)(void))raw;
    printf("%d %d\n", ((op)erased)(1, 2), (*****add)(2, 2));
    int (*f)(int) = inlined;
    printf("%d %d %d\n", f(9), inlined(4), (counter(), counter(), counter()));
    return 0;
}
