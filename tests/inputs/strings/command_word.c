//! what: one word of a small set leads to a code path that was never finished
//! options: --symbolic-argv
//! args: aaaaaaaa
//! find: assertion
//! input: argv[1] = "restore"
#include <assert.h>
#include <string.h>

int main(int argc, char **argv)
{
    const char *word = argc > 1 ? argv[1] : "";
    int rc = 0;
    if (strcmp(word, "backup") == 0)
        rc = 1;
    else if (strcmp(word, "verify") == 0)
        rc = 2;
    else if (strcmp(word, "restore") == 0)
        rc = -1;
    assert(rc >= 0); //~ FAIL
    return 0;
}
