//! what: _Thread_local variables in the main thread: initial values, addresses, arrays, static and extern
//! opt: 0 2
#include <stdio.h>

_Thread_local int counter = 5;
static __thread char name[8] = "tls";
static _Thread_local struct { int a; long b; } pair = {1, 2};
extern _Thread_local int counter;
static _Thread_local int zeroed[100];

static int *where(void) {
    static _Thread_local int local = 10;
    local++;
    return &local;
}

int main(void) {
    counter += 3;
    name[0] = 'T';
    pair.b *= 21;
    zeroed[99]++;
    int *p = &counter;
    *p += 1;
    printf("%d %s %d %ld %d %d\n", counter, name, pair.a, pair.b, zeroed[0], zeroed[99]);
    int *a = where();
    int *b = where();
    printf("%d %d %d\n", a == b, *a, *where());
    return 0;
}
