//! what: a width of two thousand million wide characters
//! run: exit 0
//! check: clean
#include <stdio.h>
#include <wchar.h>
int main(void) {
    return wprintf(L"%2147483646d", 1) != -1;
}
