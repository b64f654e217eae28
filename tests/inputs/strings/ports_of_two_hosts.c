//! what: pairs of host and port; the same port for two hosts is not expected
//! options: --symbolic-argv
//! args: aaaaaaaaaaa
//! find: assertion
//! input: argv[1] = "a:80,b:80"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int ports[4], n = 0;
    if (argc < 2)
        return 0;
    for (char *pair = strtok(argv[1], ","); pair && n < 4; pair = strtok(NULL, ",")) {
        char *colon = strchr(pair, ':');
        if (!colon || colon == pair)
            return 1;
        ports[n++] = atoi(colon + 1);
    }
    if (n == 2 && ports[0] > 9)
        assert(ports[0] != ports[1]); //~ FAIL
    return 0;
}
