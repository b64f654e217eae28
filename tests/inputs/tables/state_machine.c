//! what: a machine of six states reads eight letters by a table; one word ends in the state that must not be
//! find: assertion
//! input: word = "abbacbca"
#include <assert.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static const unsigned char next[7][3] = {
    { 1, 0, 0 }, { 1, 2, 0 }, { 0, 3, 0 }, { 4, 0, 0 }, { 1, 2, 5 }, { 0, 6, 0 }, { 1, 0, 6 },
};

int main(void)
{
    char word[8];
    int state = 0, last = 0;
    unsnarl_symbolic(word, sizeof word, "word");
    for (int i = 0; i < 8; i++) {
        if (word[i] < 'a' || word[i] > 'c')
            return 0;
        last = state;
        state = next[state][word[i] - 'a'];
    }
    assert(!(last == 6 && state == 1)); //~ FAIL
    return 0;
}
