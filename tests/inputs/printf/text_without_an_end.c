//! what: a buffer that is filled to its last byte is printed: without a zero in it printing reads on behind it
//! find: stack-out-of-bounds
//! input: text = "abcd"
#include <stddef.h>
#include <stdio.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

int main(void)
{
    char text[4] = "";
    unsnarl_symbolic(text, sizeof text, "text");
    if (text[0] == 'a' && text[3] == 'd')
        printf("%s\n", text); //~ FAIL
    return 0;
}
