//! what: brackets of two kinds, kept on a stack; a depth of three with the kinds in turn
//! options: --symbolic-stdin 8
//! find: assertion
//! input: stdin = "([()])"
#include <assert.h>
#include <stdio.h>

int main(void)
{
    char open[4];
    int depth = 0, deepest = 0, c;
    while ((c = getchar()) != EOF && c != '\n') {
        if (c == '(' || c == '[') {
            if (depth == 4)
                return 1;
            open[depth++] = (char)c;
            if (depth == 3 && open[0] == '(' && open[1] == '[' && open[2] == '(')
                deepest = 3;
        } else if (depth == 0 || open[depth - 1] != (c == ')' ? '(' : '[') || (c != ')' && c != ']')) {
            return 1;
        } else {
            depth--;
        }
    }
    assert(depth != 0 || deepest < 3); //~ FAIL
    return 0;
}
