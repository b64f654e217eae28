//! what: sparse, dense, 64-bit, range, negative and nested switches, and fallthrough (Duff's device)
//! opt: 0 2
#include <limits.h>
#include <stdio.h>

static int dense(int x) {
    switch (x) {
    case 0: return 10;
    case 1: return 11;
    case 2: return 22;
    case 3: return 13;
    case 4: return 54;
    case 5: return 15;
    case 6: return 96;
    case 7: return 17;
    default: return -1;
    }
}
static int sparse(int x) {
    switch (x) {
    case INT_MIN: return 1;
    case -1000: return 2;
    case 0: return 3;
    case 77777: return 4;
    case INT_MAX: return 5;
    }
    return 0;
}
static int wide(unsigned long long x) {
    switch (x) {
    case 0x100000000ull: return 1;
    case 0xffffffffffffffffull: return 2;
    case 1: return 3;
    default: return 0;
    }
}
static int ranges(unsigned char c) {
    switch (c) {
    case '0' ... '9': return 1;
    case 'a' ... 'z':
    case 'A' ... 'Z': return 2;
    case 128 ... 255: return 3;
    default: return 0;
    }
}
static int fall(int x) {
    int r = 0;
    switch (x) {
    case 5: r += 1;
    case 4: r += 2;
    case 3: r += 4; break;
    default: r += 100;
    case 2: r += 8;
    case 1: r += 16;
    }
    return r;
}
static void duff(char *to, const char *from, int count) {
    int n = (count + 3) / 4;
    switch (count % 4) {
    case 0:
        do {
            *to++ = *from++;
        case 3: *to++ = *from++;
        case 2: *to++ = *from++;
        case 1: *to++ = *from++;
        } while (--n > 0);
    }
}
enum colour { RED = -1, GREEN, BLUE = 40 };
static const char *name(enum colour c) {
    switch (c) {
    case RED: return "red";
    case GREEN: return "green";
    case BLUE: return "blue";
    }
    return "none";
}

int main(void) {
    for (int i = -1; i < 9; i++)
        printf("%d ", dense(i));
    printf("\n%d %d %d %d %d %d\n", sparse(INT_MIN), sparse(-1000), sparse(0), sparse(77777), sparse(INT_MAX), sparse(1));
    printf("%d %d %d %d\n", wide(1ull << 32), wide(-1ull), wide(1), wide(0));
    for (int c = 0; c < 256; c += 5)
        printf("%d", ranges((unsigned char)c));
    printf("\n");
    for (int i = 0; i < 7; i++)
        printf("%d ", fall(i));
    char out[16] = {0};
    duff(out, "duffs device", 12);
    printf("%s %s %s %s\n", out, name(RED), name(GREEN), name(BLUE));
    for (int i = 0; i < 3; i++)
        switch (i) {
        case 1:
            switch (i + 1) {
            case 2: printf("nested "); break;
            }
            continue;
        default: printf("%d ", i);
        }
    printf("\n");
    return 0;
}
