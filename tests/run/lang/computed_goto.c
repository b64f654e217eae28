//! what: labels as values: a threaded interpreter with a static table of label addresses
//! opt: 0 2
#include <stdio.h>

enum { PUSH, ADD, MUL, DUP, JNZ, DEC, PRINT, HALT };

static int run(const int *code) {
    static const void *const table[] = {&&push, &&add, &&mul, &&dup, &&jnz, &&dec, &&print, &&halt};
    int stack[16], *sp = stack, steps = 0;
    const int *pc = code;
#define NEXT do { steps++; goto *table[*pc++]; } while (0)
    NEXT;
push: *sp++ = *pc++; NEXT;
add: sp--; sp[-1] += *sp; NEXT;
mul: sp--; sp[-1] *= *sp; NEXT;
dup: *sp = sp[-1]; sp++; NEXT;
jnz: if (*--sp) pc = code + *pc; else pc++; NEXT;
dec: sp[-1]--; NEXT;
print: printf("%d ", sp[-1]); NEXT;
halt:
    printf("\n");
    return steps;
}

int main(void) {
    static const int code[] = {PUSH, 10, PRINT, DEC, DUP, JNZ, 2, PUSH, 6, PUSH, 7, MUL, ADD, PRINT, HALT};
    printf("%d\n", run(code));
    void *where = &&second;
    volatile int again = 0;
first:
    if (again++ > 2)
        goto done;
    goto *where;
second:
    printf("second %d\n", again);
    goto first;
done:
    return 0;
}
