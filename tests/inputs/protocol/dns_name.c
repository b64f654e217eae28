//! what: a name of labels with lengths; a pointer to itself makes the decoder go round for ever, which a counter notices
//! find: assertion
//! input: packet = "\x01a\x03www\xc0\x02\x00\x00"
#include <assert.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

int main(void)
{
    unsigned char packet[10];
    unsnarl_symbolic(packet, sizeof packet, "packet");
    unsigned at = 0, jumps = 0, labels = 0;
    while (at < sizeof packet && packet[at]) {
        unsigned length = packet[at];
        if ((length & 0xc0) == 0xc0) {
            if (at + 1 >= sizeof packet)
                return 0;
            at = (length & 0x3f) << 8 | packet[at + 1];
            jumps++;
            assert(jumps < 3 || labels < 3); //~ FAIL
            if (jumps > 3)
                return 0;
            continue;
        }
        if (length > 3 || at + length >= sizeof packet)
            return 0;
        labels++;
        at += 1 + length;
    }
    return 0;
}
