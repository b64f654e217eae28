//! what: addresses of a private network are refused, but the test is made in the wrong order of bytes
//! options: --symbolic-argv
//! args: aaaaaaaa
//! find: assertion
//! input: argv[1] = "10.9.8.7"
#include <arpa/inet.h>
#include <assert.h>
#include <netinet/in.h>

int main(int argc, char **argv)
{
    struct in_addr address;
    if (argc < 2 || inet_pton(AF_INET, argv[1], &address) != 1)
        return 0;
    int refused = address.s_addr >> 24 == 10;
    int is_private = ntohl(address.s_addr) >> 24 == 10;
    assert(refused || !is_private); //~ FAIL
    return 0;
}
