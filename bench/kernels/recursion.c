/* recursion: calls and returns: fib, tak, ackermann, and even/odd by mutual recursion through a pointer.
 * usage: recursion [n]      fib(n); the others are scaled from n */
#include <stdio.h>
#include <stdlib.h>

static int fib(int n)
{
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

static int tak(int x, int y, int z)
{
    if (y >= x)
        return z;
    return tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y));
}

static int ackermann(int m, int n)
{
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

struct walker {
    int (*even)(const struct walker *, int);
    int (*odd)(const struct walker *, int);
};

static int even(const struct walker *w, int n)
{
    return n == 0 ? 1 : w->odd(w, n - 1);
}

static int odd(const struct walker *w, int n)
{
    return n == 0 ? 0 : w->even(w, n - 1);
}

static unsigned hanoi(int n, int from, int to, int via)
{
    if (n == 0)
        return 1;
    unsigned a = hanoi(n - 1, from, via, to);
    unsigned b = hanoi(n - 1, via, to, from);
    return a * 33u + b * 17u + (unsigned)(from * 3 + to);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 29;
    struct walker w;
    w.even = even;
    w.odd = odd;
    int f = fib(n);
    int t = tak(n / 2, n / 4, 0);
    int a = ackermann(2, n * 2);
    int evens = 0;
    for (int i = 0; i < n * 4; i++)
        evens += w.even(&w, i);
    unsigned h = hanoi(n / 2 + 1, 1, 3, 2);
    printf("recursion %d: fib %d tak %d ack %d evens %d hanoi %x\n", n, f, t, a, evens, h);
    return 0;
}
