//! what: a path that climbs out of its folder passes a filter that looks only at its start
//! options: --symbolic-argv
//! args: aaaaaaaaaaaa
//! find: assertion
//! input: argv[1] = "/srv/../etc"
#include <assert.h>
#include <string.h>

static int allowed(const char *path)
{
    return strncmp(path, "/srv/", 5) == 0;
}

int main(int argc, char **argv)
{
    if (argc < 2 || !allowed(argv[1]))
        return 0;
    assert(!strstr(argv[1], "/../")); //~ FAIL
    return 0;
}
