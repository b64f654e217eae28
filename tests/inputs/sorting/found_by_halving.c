//! what: a key is looked for in a sorted table of structs with bsearch; its value is 0 in one entry, and divides
//! find: division-by-zero
//! input: key = 31337
#include <stdlib.h>

unsigned short __VERIFIER_nondet_ushort(void);

struct entry {
    unsigned short key;
    short value;
};

static const struct entry table[] = {
    { 7, 1 }, { 514, 3 }, { 1023, 9 }, { 8191, 2 }, { 16000, 4 }, { 31337, 0 }, { 40000, 6 }, { 60001, 8 },
};

static int compare(const void *key, const void *entry)
{
    return (int)*(const unsigned short *)key - (int)((const struct entry *)entry)->key;
}

int main(void)
{
    unsigned short key = __VERIFIER_nondet_ushort();
    const struct entry *e = bsearch(&key, table, 8, sizeof table[0], compare);
    return e ? 100 / e->value == 101 : 0; //~ FAIL
}
