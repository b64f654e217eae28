//! what: one of 256 values leads there: they are told apart as long as the budget lasts
//! find: assertion
//! options: --schedules 2000
#include <assert.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

int main(void)
{
    static int table[256];
    unsigned char at;
    for (int i = 0; i < 256; i++)
        table[i] = (i * 167 + 13) & 255;
    unsnarl_symbolic(&at, 1, "at");
    assert(table[table[at]] != 77); //~ FAIL
    return 0;
}
