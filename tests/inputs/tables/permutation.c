//! what: four inputs are a permutation of 0 to 3 if each is seen once; a certain one is a single cycle, and its inverse is given as well
//! find: assertion
//! input: p = "\x02\x03\x01\x00\x03\x02"
#include <assert.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

int main(void)
{
    unsigned char p[6];
    int seen[4] = { 0 }, inverse[4];
    unsnarl_symbolic(p, sizeof p, "p");
    for (int i = 0; i < 4; i++) {
        if (p[i] > 3 || seen[p[i]]++)
            return 0;
        inverse[p[i]] = i;
    }
    int steps = 0, at = 0;
    do {
        at = p[at];
        steps++;
    } while (at != 0);
    if (inverse[0] == p[4] && inverse[1] == p[5] && p[p[p[1]]] == 2)
        assert(steps != 4); //~ FAIL
    return 0;
}
