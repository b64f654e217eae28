/* sieve_sort: int arrays: the sieve of Eratosthenes, then a quicksort of shuffled
 * primes and random numbers, checked by binary search.
 * usage: sieve_sort [limit] */
#include <stdio.h>
#include <stdlib.h>

static void quicksort(int *a, int lo, int hi)
{
    while (hi - lo > 12) {
        int mid = lo + (hi - lo) / 2;
        int pivot = a[mid];
        int i = lo, j = hi;
        while (i <= j) {
            while (a[i] < pivot)
                i++;
            while (a[j] > pivot)
                j--;
            if (i <= j) {
                int t = a[i];
                a[i] = a[j];
                a[j] = t;
                i++;
                j--;
            }
        }
        if (j - lo < hi - i) {
            quicksort(a, lo, j);
            lo = i;
        } else {
            quicksort(a, i, hi);
            hi = j;
        }
    }
    for (int i = lo + 1; i <= hi; i++) {
        int v = a[i], j = i - 1;
        while (j >= lo && a[j] > v) {
            a[j + 1] = a[j];
            j--;
        }
        a[j + 1] = v;
    }
}

static int find(const int *a, int n, int key)
{
    int lo = 0, hi = n - 1;
    while (lo <= hi) {
        int mid = lo + (hi - lo) / 2;
        if (a[mid] == key)
            return mid;
        if (a[mid] < key)
            lo = mid + 1;
        else
            hi = mid - 1;
    }
    return -1;
}

int main(int argc, char **argv)
{
    int limit = argc > 1 ? atoi(argv[1]) : 150000;
    unsigned char *composite = malloc((unsigned long)limit + 1);
    int *v = malloc((unsigned long)limit * sizeof *v);
    if (!composite || !v)
        return 1;
    for (int i = 0; i <= limit; i++)
        composite[i] = 0;
    for (int i = 2; i * i <= limit; i++)
        if (!composite[i])
            for (int j = i * i; j <= limit; j += i)
                composite[j] = 1;
    int n = 0;
    for (int i = 2; i <= limit; i++)
        if (!composite[i])
            v[n++] = i;
    int primes = n;

    unsigned x = 123456789u;
    while (n < limit / 4) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        v[n++] = (int)(x % (unsigned)limit);
    }
    for (int i = n - 1; i > 0; i--) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        int j = (int)(x % (unsigned)(i + 1));
        int t = v[i];
        v[i] = v[j];
        v[j] = t;
    }
    quicksort(v, 0, n - 1);

    int bad = 0, found = 0;
    unsigned sum = 0;
    for (int i = 1; i < n; i++) {
        bad += v[i - 1] > v[i];
        sum = sum * 31u + (unsigned)v[i];
    }
    for (int i = 0; i < limit; i += 7) {
        int at = find(v, n, i);
        if (at >= 0)
            found++;
        else if (i >= 2 && !composite[i])
            bad++;
    }
    printf("sieve_sort %d: primes %d sorted %d bad %d found %d sum %x\n", limit, primes, n, bad, found, sum);
    free(composite);
    free(v);
    return 0;
}
