//! what: a true assert does nothing, its argument is evaluated once
#include <assert.h>
#include <stdio.h>

static int calls;
static int check(int v) {
    calls++;
    return v;
}

int main(void) {
    assert(check(1));
    assert(check(5) == 5 && "with a message");
    static_assert(sizeof(int) == 4, "int is 32 bits");
    printf("%d\n", calls);
    return 0;
}
