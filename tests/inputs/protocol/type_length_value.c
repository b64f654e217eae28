//! what: nested type-length-value fields: a length that is larger than what its parent has left is not noticed
//! find: assertion
//! input: packet = "\x30\x06\x02\x05\x01\x02\x03\x00\x00\x00"
#include <assert.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

int main(void)
{
    unsigned char packet[10];
    unsnarl_symbolic(packet, sizeof packet, "packet");
    if (packet[0] != 0x30 || packet[1] > 8 || packet[1] < 4)
        return 0;
    size_t end = 2 + packet[1], at = 2;
    while (at + 2 <= end) {
        unsigned char type = packet[at], length = packet[at + 1];
        at += 2;
        if (type != 2 || length == 0 || at + length > sizeof packet)
            return 0;
        at += length;
    }
    if (packet[end - 1] == 0)
        assert(at <= end); //~ FAIL
    return 0;
}
