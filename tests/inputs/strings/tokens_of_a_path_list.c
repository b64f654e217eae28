//! what: a list with an empty entry in the middle gives fewer entries than there are separators
//! options: --symbolic-argv
//! args: aaaaaaaaaa
//! find: assertion
//! input: argv[1] = "bin::lib"
#include <assert.h>
#include <string.h>

int main(int argc, char **argv)
{
    char list[32];
    if (argc < 2 || strlen(argv[1]) >= sizeof list)
        return 0;
    strcpy(list, argv[1]);
    int colons = 0, entries = 0, has_lib = 0, has_bin = 0;
    for (const char *c = list; *c; c++)
        colons += *c == ':';
    for (char *entry = strtok(list, ":"); entry; entry = strtok(NULL, ":")) {
        has_bin |= strcmp(entry, "bin") == 0;
        has_lib |= strcmp(entry, "lib") == 0;
        entries++;
    }
    if (has_bin && has_lib)
        assert(entries == colons + 1); //~ FAIL
    return 0;
}
