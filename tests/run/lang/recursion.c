//! what: recursion ten thousand frames deep, mutual recursion, Ackermann, and large stack frames
//! opt: 0 2
#include <stdio.h>
#include <string.h>

static unsigned long down(int n, unsigned long acc) {
    volatile unsigned long local = acc * 31 + (unsigned long)n;
    if (n == 0)
        return local;
    unsigned long r = down(n - 1, local);
    return r ^ local;
}
static int even(int n);
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
static int ackermann(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
static long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int big_frame(int depth) {
    char block[16384];
    memset(block, depth, sizeof block);
    if (depth < 20)
        return big_frame(depth + 1) + block[sizeof block - 1];
    return block[0];
}
static int hanoi(int n, int a, int b, int c) { return n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a); }
static void permute(char *s, int at, int *count) {
    if (!s[at]) {
        if ((*count)++ % 20 == 0)
            printf("%s ", s);
        return;
    }
    for (int i = at; s[i]; i++) {
        char t = s[at];
        s[at] = s[i], s[i] = t;
        permute(s, at + 1, count);
        t = s[at];
        s[at] = s[i], s[i] = t;
    }
}

int main(void) {
    printf("%lx\n", down(10000, 1));
    printf("%d %d\n", even(5000), odd(5001));
    printf("%d\n", ackermann(2, 6));
    printf("%ld\n", fib(18));
    printf("%d\n", big_frame(0));
    printf("%d\n", hanoi(10, 1, 2, 3));
    char word[] = "abcde";
    int count = 0;
    permute(word, 0, &count);
    printf("%d\n", count);
    char large[1 << 20];
    memset(large, 1, sizeof large);
    long sum = 0;
    for (unsigned i = 0; i < sizeof large; i += 4096)
        sum += large[i];
    printf("%ld\n", sum);
    return 0;
}
