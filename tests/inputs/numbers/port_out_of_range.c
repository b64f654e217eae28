//! what: a port number is checked after it was cut to 16 bits
//! options: --symbolic-argv
//! args: aaaaaa
//! find: assertion
//! input: argv[1] = "73616"
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    if (argc < 2)
        return 1;
    int wide = atoi(argv[1]);
    uint16_t port = (uint16_t)wide;
    if (port != 8080)
        return 0;
    assert(wide == port); //~ FAIL
    return 0;
}
