//! what: the extension is what follows the last dot; a hidden file without one loses its whole name
//! options: --symbolic-argv
//! args: aaaaaaaaaa
//! find: assertion
//! input: argv[1] = "etc/.conf"
#include <assert.h>
#include <string.h>

int main(int argc, char **argv)
{
    char copy[64];
    if (argc < 2 || strlen(argv[1]) >= sizeof copy)
        return 0;
    strcpy(copy, argv[1]);
    char *slash = strrchr(copy, '/');
    char *base = slash ? slash + 1 : copy;
    char *dot = strrchr(base, '.');
    if (!slash || strncmp(copy, "etc", 3) != 0 || !dot || strcmp(dot, ".conf") != 0)
        return 0;
    *dot = '\0';
    assert(strlen(base) > 0); //~ FAIL
    return 0;
}
