//! what: the second line must repeat the first backwards
//! options: --symbolic-stdin 12
//! find: assertion
//! input: stdin = "drawx\nxward\n"
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char *first = NULL, *second = NULL;
    size_t room = 0;
    long n = getline(&first, &room, stdin);
    room = 0;
    long m = getline(&second, &room, stdin);
    if (n != 6 || m != n || first[0] != 'd' || first[4] != 'x')
        return 0;
    for (int i = 0; i < 5; i++)
        if (second[i] != first[4 - i] || first[i] < 'a' || first[i] > 'z')
            return 0;
    assert(0 && "it reads backwards"); //~ FAIL
    return 0;
}
