/* matrix: dense double matrices: multiply, transpose, and Gaussian elimination.
 * usage: matrix [order] */
#include <stdio.h>
#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF /* no llvm.fmuladd: lli's interpreter has none */

static double *make(int n, unsigned seed)
{
    double *m = malloc((unsigned long)n * (unsigned long)n * sizeof *m);
    if (!m)
        exit(1);
    for (int i = 0; i < n * n; i++) {
        seed = seed * 1103515245u + 12345u;
        m[i] = (double)((seed >> 16) & 0xff) / 64.0 - 2.0;
    }
    return m;
}

static void multiply(int n, const double *a, const double *b, double *c)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double s = 0.0;
            for (int k = 0; k < n; k++)
                s += a[i * n + k] * b[k * n + j];
            c[i * n + j] = s;
        }
}

static void transpose(int n, double *a)
{
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            double t = a[i * n + j];
            a[i * n + j] = a[j * n + i];
            a[j * n + i] = t;
        }
}

/* Elimination with partial pivoting; returns the sign of the determinant and the number of pivots used. */
static int eliminate(int n, double *a, int *pivots)
{
    int sign = 1;
    *pivots = 0;
    for (int col = 0; col < n; col++) {
        int best = col;
        for (int r = col + 1; r < n; r++) {
            double x = a[r * n + col], y = a[best * n + col];
            if ((x < 0 ? -x : x) > (y < 0 ? -y : y))
                best = r;
        }
        if (a[best * n + col] == 0.0)
            return 0;
        if (best != col) {
            for (int k = 0; k < n; k++) {
                double t = a[best * n + k];
                a[best * n + k] = a[col * n + k];
                a[col * n + k] = t;
            }
            sign = -sign;
        }
        if (a[col * n + col] < 0)
            sign = -sign;
        ++*pivots;
        for (int r = col + 1; r < n; r++) {
            double f = a[r * n + col] / a[col * n + col];
            for (int k = col; k < n; k++)
                a[r * n + k] -= f * a[col * n + k];
        }
    }
    return sign;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 80;
    double *a = make(n, 1u), *b = make(n, 99u), *c = make(n, 5u);
    multiply(n, a, b, c);
    transpose(n, b);
    double trace = 0.0, total = 0.0;
    for (int i = 0; i < n; i++)
        trace += c[i * n + i];
    multiply(n, c, b, a);
    for (int i = 0; i < n * n; i++)
        total += a[i] * (double)(i % 7 - 3);
    int pivots;
    int sign = eliminate(n, c, &pivots);
    printf("matrix %d: trace %.6f total %.6f sign %d pivots %d\n", n, trace, total, sign, pivots);
    free(a);
    free(b);
    free(c);
    return 0;
}
