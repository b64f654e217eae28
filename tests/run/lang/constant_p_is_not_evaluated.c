//! what: the argument of __builtin_constant_p is not evaluated, whatever it would access
#include <stdio.h>

static int array[3];

struct node {
    struct node *next;
    int values[4];
};

int main(void)
{
    int i = 123456;
    struct node *none = NULL;
    int zero = 0;
    printf("%d %d\n", __builtin_constant_p(array[123456]), __builtin_constant_p(array[i]));
    printf("%d %d\n", __builtin_constant_p(none->next->values[i]), __builtin_constant_p(1 / zero));
    int used = array[i % 3];
    printf("%d %d\n", __builtin_constant_p(used), used);
    printf("%d\n", __builtin_constant_p(array[2]) ? -1 : array[2]);
    return 0;
}
