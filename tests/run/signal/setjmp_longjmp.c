//! what: setjmp/longjmp across frames, in loops, with value 0, and volatile locals
//! opt: 0 2
#include <setjmp.h>
#include <stdio.h>

static jmp_buf env;
static int depth_reached;

static void deep(int n) {
    depth_reached = n;
    if (n == 20)
        longjmp(env, 7);
    deep(n + 1);
    printf("not reached\n");
}

static int try_many(void) {
    volatile int tries = 0;
    int r = setjmp(env);
    if (tries < 5) {
        tries = tries + 1;
        longjmp(env, tries);
    }
    return r * 10 + tries;
}

int main(void) {
    int r = setjmp(env);
    if (r == 0)
        deep(0);
    printf("%d %d\n", r, depth_reached);
    switch (setjmp(env)) {
    case 0:
        printf("zero\n");
        longjmp(env, 0);
    case 1:
        printf("one\n");
        break;
    default:
        printf("other\n");
    }
    printf("%d\n", try_many());
    volatile int total = 0;
    for (volatile int i = 0; i < 10; i++) {
        jmp_buf local;
        if (setjmp(local) == 0) {
            if (i % 2)
                longjmp(local, 1);
            total += 1;
        } else {
            total += 100;
        }
    }
    printf("%d\n", total);
    return 0;
}
