//! what: a small command language: push, add, jump; a program of three commands reaches an empty stack
//! options: --symbolic-stdin 12
//! find: assertion
//! input: stdin = "p7;d;a;x;"
#include <assert.h>
#include <stdio.h>

int main(void)
{
    int stack[8], depth = 0, c;
    while ((c = getchar()) != EOF) {
        if (c == 'p') {
            int n = getchar();
            if (n < '0' || n > '9' || depth == 8)
                return 1;
            stack[depth++] = n - '0';
        } else if (c == 'd' && depth > 0 && depth < 8) {
            stack[depth] = stack[depth - 1];
            depth++;
        } else if (c == 'a' && depth > 1) {
            depth--;
            stack[depth - 1] += stack[depth];
        } else if (c == 'x') {
            assert(depth != 1 || stack[0] != 14); //~ FAIL
        } else {
            return 1;
        }
        if (getchar() != ';')
            return 1;
    }
    return 0;
}
