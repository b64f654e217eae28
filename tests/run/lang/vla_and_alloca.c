//! what: variable length arrays in one and two dimensions, as parameters, sizeof on them, and alloca in a loop
//! opt: 0 2
#include <alloca.h>
#include <stdio.h>
#include <string.h>

static int sum(int rows, int cols, int m[rows][cols]) {
    int total = 0;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++)
            total += m[i][j] * (i + 1);
    return total;
}
static int fill(int n) {
    int a[n][n + 1];
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= n; j++)
            a[i][j] = i * j;
    return sum(n, n + 1, a) + (int)(sizeof a / sizeof a[0]);
}
struct node {
    struct node *next;
    int value;
};

int main(void) {
    for (int n = 1; n < 8; n++) {
        char text[n + 1];
        memset(text, 'a' + n, (size_t)n);
        text[n] = 0;
        printf("%zu %s %d\n", sizeof text, text, fill(n));
    }
    struct node *head = NULL;
    for (int i = 0; i < 100; i++) {
        struct node *one = alloca(sizeof *one);
        *one = (struct node){head, i};
        head = one;
    }
    long total = 0;
    for (; head; head = head->next)
        total = total * 3 % 1000003 + head->value;
    printf("%ld\n", total);
    int n = 3;
    typedef int row[n];
    n = 10;
    row r;
    memset(r, 0, sizeof r);
    printf("%zu %d\n", sizeof(row), (int)sizeof r);
    int (*p)[n] = alloca(sizeof(int[2][n]));
    memset(p, 0, sizeof(int[2][n]));
    p[1][9] = 5;
    printf("%d %d\n", p[1][9], (int)((char *)(p + 1) - (char *)p));
    long saved = 0;
    for (int i = 0; i < 2000; i++) {
        char scratch[1000 + i % 7];
        scratch[i % 1000] = (char)i;
        saved += scratch[i % 1000];
    }
    printf("%ld\n", saved);
    return 0;
}
