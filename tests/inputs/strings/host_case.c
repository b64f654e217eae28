//! what: a deny list that is compared with case, and a host name that is used without
//! options: --symbolic-argv
//! args: aaaaaaaaa
//! find: assertion
//! input: argv[1] = "Evil.com"
#include <assert.h>
#include <string.h>
#include <strings.h>

static int denied(const char *host)
{
    return strcmp(host, "evil.com") == 0 || strcmp(host, "EVIL.COM") == 0;
}

int main(int argc, char **argv)
{
    if (argc < 2 || denied(argv[1]))
        return 0;
    assert(strcasecmp(argv[1], "evil.com") != 0); //~ FAIL
    return 0;
}
