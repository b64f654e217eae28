//! what: weak definitions, weak undefined symbols, aliases, ifunc-free visibility attributes
//! opt: 0 2
#include <stdio.h>

__attribute__((weak)) int weak_default(void) { return 1; }
extern int missing(void) __attribute__((weak));
extern int missing_data __attribute__((weak));
int original(int x) { return x * 2; }
int other(int x) __attribute__((alias("original")));
int data = 5;
extern int data_alias __attribute__((alias("data")));
__attribute__((visibility("hidden"))) int hidden = 9;
static int unused_fn(void) __attribute__((unused));
static int unused_fn(void) { return 0; }
static int renamed_fn(int x) __asm__("a_different_name");
__attribute__((used)) static int renamed_fn(int x) { return x + 100; }

int main(void) {
    printf("%d %d\n", weak_default(), missing ? missing() : -1);
    printf("%d\n", &missing_data == NULL);
    data_alias = 8;
    printf("%d %d %d %d\n", other(21), data, &data == &data_alias, hidden);
    int (*volatile f)(int) = other;
    printf("%d %d\n", f == original, renamed_fn(1));
    return 0;
}
