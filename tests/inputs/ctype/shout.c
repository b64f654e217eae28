//! what: a text is turned into capitals for comparison, and a letter that was one already tells which text it was
//! options: --symbolic-argv
//! args: aaaaaa
//! find: assertion
//! input: argv[1] = "sTop"
#include <assert.h>
#include <ctype.h>
#include <string.h>

int main(int argc, char **argv)
{
    char upper[8] = "";
    int changed = 0;
    if (argc < 2 || strlen(argv[1]) > 6)
        return 0;
    for (int i = 0; argv[1][i]; i++) {
        upper[i] = (char)toupper((unsigned char)argv[1][i]);
        changed += upper[i] != argv[1][i];
    }
    if (memcmp(upper, "STOP", 5) == 0)
        assert(changed == 0 || changed == 4); //~ FAIL
    return 0;
}
