//! what: htonl htons ntohl ntohs, inet_pton/inet_ntop and the endian.h macros
//! opt: 0 2
#define _DEFAULT_SOURCE
#include <arpa/inet.h>
#include <endian.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
    volatile uint32_t l = 0x12345678;
    volatile uint16_t s = 0xabcd;
    printf("%x %x %x %x\n", htonl(l), ntohl(l), htons(s), ntohs(s));
    printf("%x %x\n", (htonl)(l), (ntohs)(s));
    printf("%lx %x %x\n", htobe64(0x0102030405060708u), le32toh(l), be16toh(s));
    struct in_addr a;
    char text[INET6_ADDRSTRLEN];
    printf("%d ", inet_pton(AF_INET, "192.168.1.2", &a));
    printf("%x %s\n", ntohl(a.s_addr), inet_ntop(AF_INET, &a, text, sizeof text));
    printf("%d %d\n", inet_pton(AF_INET, "300.1.1.1", &a), inet_aton("10.0.0.1", &a));
    printf("%s\n", inet_ntoa(a));
    return 0;
}
