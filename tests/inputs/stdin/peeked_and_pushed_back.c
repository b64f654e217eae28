//! what: one character is looked at and pushed back: a number or a word follows
//! options: --symbolic-stdin 6
//! find: assertion
//! input: stdin = "7042\n"
#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char word[8];
    int number, c = getchar();
    if (c == EOF)
        return 0;
    ungetc(c, stdin);
    if (isdigit(c)) {
        if (scanf("%d", &number) == 1)
            assert(number != 7042); //~ FAIL
    } else if (scanf("%7s", word) == 1)
        puts(strcmp(word, "none") == 0 ? "nothing" : word);
    return 0;
}
