//! what: a message of 16 bytes goes through a state machine byte by byte: magic, version, length, type, payload, checksum; one message is handled wrongly
//! find: assertion
//! options: --schedules 6000
#include <assert.h>
#include <string.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

enum state { MAGIC0, MAGIC1, VERSION, LENGTH, TYPE, PAYLOAD, SUM, DONE, BAD };

struct parser {
    enum state state;
    unsigned char version, length, type, got, sum;
    unsigned char payload[16];
};

static void feed(struct parser *p, unsigned char b)
{
    switch (p->state) {
    case MAGIC0:
        p->state = b == 0xCA ? MAGIC1 : BAD;
        break;
    case MAGIC1:
        p->state = b == 0xFE ? VERSION : b == 0xCA ? MAGIC1 : MAGIC0;
        break;
    case VERSION:
        if (b < 1 || b > 3) {
            p->state = BAD;
            break;
        }
        p->version = p->sum = b;
        p->state = LENGTH;
        break;
    case LENGTH:
        if (b > 12) {
            p->state = BAD;
            break;
        }
        p->length = b;
        p->sum ^= b;
        p->state = TYPE;
        break;
    case TYPE:
        switch (b) {
        case 1:
        case 2:
        case 7:
            p->type = b;
            p->sum ^= b;
            p->state = p->length ? PAYLOAD : SUM;
            break;
        default:
            p->state = BAD;
        }
        break;
    case PAYLOAD:
        p->payload[p->got++] = b;
        p->sum = (unsigned char)((p->sum << 1 | p->sum >> 7) ^ b);
        if (p->got == p->length)
            p->state = SUM;
        break;
    case SUM:
        p->state = b == p->sum ? DONE : BAD;
        break;
    default:
        break;
    }
}

static void handle(const struct parser *p)
{
    if (p->version == 2 && p->type == 7 && p->length == 10) {
        unsigned offset = p->payload[0], size = p->payload[1];
        if (offset + size < 8 && size > 2 && p->payload[9] == 0x55)
            assert(p->payload[2 + offset] != 'X'); //~ FAIL
    }
}

int main(void)
{
    unsigned char message[16];
    struct parser p;
    unsnarl_symbolic(message, sizeof message, "message");
    memset(&p, 0, sizeof p);
    for (int i = 0; i < 16 && p.state != BAD; i++) {
        feed(&p, message[i]);
        if (p.state == DONE) {
            handle(&p);
            break;
        }
    }
    return 0;
}
