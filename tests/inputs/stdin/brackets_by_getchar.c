//! what: brackets are counted character by character; five open and five close, and the depth was four at most
//! options: --symbolic-stdin 10
//! find: assertion
//! input: stdin = "[[[[[]]]]]"
#include <assert.h>
#include <stdio.h>

int main(void)
{
    int c, depth = 0, deepest = 0, read = 0;
    while (read < 10 && (c = getchar()) != EOF) {
        read++;
        if (c == '[')
            depth++;
        else if (c == ']')
            depth--;
        else
            return 0;
        if (depth < 0)
            return 0;
        if (depth > deepest)
            deepest = depth;
    }
    if (read == 10 && depth == 0)
        assert(deepest < 5); //~ FAIL
    return 0;
}
