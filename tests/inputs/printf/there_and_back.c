//! what: a colour is printed in hex, turned around by its bytes and read back
//! find: assertion
//! input: colour = 0x112233
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

int main(void)
{
    uint32_t colour;
    char text[12];
    unsnarl_symbolic(&colour, sizeof colour, "colour");
    if (colour > 0xffffff)
        return 0;
    snprintf(text, sizeof text, "%06x", colour);
    char turned[] = { text[4], text[5], text[2], text[3], text[0], text[1], 0 };
    assert(strtoul(turned, NULL, 16) != 0x332211); //~ FAIL
    return 0;
}
