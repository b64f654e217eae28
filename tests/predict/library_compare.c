//! what: a command word and a value, found by the comparing, searching and copying functions of string.h
//! find: assertion
//! options: --symbolic-argv
//! args: AAAAAAAA
#include <assert.h>
#include <string.h>
#include <strings.h>

int main(int argc, char **argv)
{
    char copy[16];
    if (argc != 2 || strlen(argv[1]) != 7)
        return 0;
    strncpy(copy, argv[1], sizeof copy);
    char *value = strchr(copy, '=');
    if (!value)
        return 0;
    *value++ = 0;
    if (strcasecmp(copy, "key") == 0 && memcmp(value, "a.", 2) == 0 && strcspn(value, "z") == 2)
        assert(!strstr(argv[1], "Y=")); //~ FAIL
    return 0;
}
