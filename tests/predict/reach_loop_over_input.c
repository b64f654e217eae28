//! what: a loop over an input with one decision in each round is no waiting: it is taken as far as is needed
//! find: assertion
#include <assert.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

int main(void)
{
    char text[64];
    int length = 0;
    unsnarl_symbolic(text, sizeof text, "text");
    text[63] = 0;
    while (text[length])
        length++;
    assert(length != 45); //~ FAIL
    return 0;
}
