// Local variables that live in memory, also after their function returned.
#include "names.h"

struct args { int id; short kind; char name[8]; };

static void *keep;

static void worker(struct args *mine, int n)
{
    int squares[n];
    keep = &n;
    NAME(mine->id, "args[1].id (local of main)");
    NAME(mine->name[3], "args[1].name[3] (local of main)");
    NAME(n, "n (local of worker)");
    NAME(squares[2], "squares[2] (local of worker)");
    {
        long inner[2] = {0};
        NAME(inner[1], "inner[1] (local of worker)");
    }
}

static long *gone(void)
{
    long dead = 4;
    long *p = &dead;
    return p;
}

int main(void)
{
    struct args args[2];
    worker(&args[1], 3);
    NAME(args, "args (local of main)");
    AT(&args[0].kind, 4, "args[0].kind (4 bytes, local of main)");
    AT((char *)&args[0].id + 1, 1, "args[0].id+1 (1 byte, local of main)");
    AT(gone(), 8, "dead (local of gone)");
    return 0;
}
