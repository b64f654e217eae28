//! what: blanks are trimmed at both ends; a text of nothing else but one kind of blank in the middle runs over its start
//! find: stack-out-of-bounds
//! input: text = " \t \t"
#include <ctype.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

int main(void)
{
    char text[5];
    unsnarl_symbolic(text, 4, "text");
    text[4] = '\0';
    if (text[0] != ' ' || text[3] != '\t')
        return 0;
    char *end = text + 4;
    while (isspace((unsigned char)end[-1])) //~ FAIL
        end--;
    *end = '\0';
    return 0;
}
