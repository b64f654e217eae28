//! what: formats that end in the middle
//! run: exit 0
//! check: clean
#include <stdio.h>
int main(void) {
    char b[64];
    const char *formats[] = {"%", "%-", "%5", "%.", "%.*", "%l", "%hh", "%1$", "%*1$", "%#+ 0-", "%y", "%L"};
    for (int i = 0; i < 12; i++)
        snprintf(b, sizeof b, formats[i], 1, 2, 3);
}
