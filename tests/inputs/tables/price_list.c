//! what: a table of structs is searched by a code, and the total of two orders is a certain sum
//! find: assertion
//! input: order = "\x22\x07\x31\x09"
#include <assert.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

struct item {
    unsigned char code;
    int price;
    const char *name;
};

static const struct item items[] = {
    { 0x11, 250, "bolt" }, { 0x22, 1999, "gear" }, { 0x31, 4550, "belt" }, { 0x40, 120, "nut" }, { 0x55, 799, "cap" },
};

static const struct item *find(unsigned char code)
{
    for (size_t i = 0; i < sizeof items / sizeof items[0]; i++)
        if (items[i].code == code)
            return &items[i];
    return NULL;
}

int main(void)
{
    unsigned char order[4];
    unsnarl_symbolic(order, sizeof order, "order");
    const struct item *a = find(order[0]), *b = find(order[2]);
    if (!a || !b || order[1] > 20 || order[3] > 20)
        return 0;
    int total = a->price * order[1] + b->price * order[3];
    assert(total != 7 * 1999 + 9 * 4550); //~ FAIL
    return 0;
}
