//! what: wide characters that are none
//! run: exit 0
//! check: clean
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>
int main(void) {
    static const wchar_t all[] = {-1, 0x7fffffff, 0xd800, 0x110000, 0x80, 0, 0xffff};
    char b[16];
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 7; i++) {
            mbstate_t s;
            memset(&s, 0xff, sizeof s);
            wcrtomb(b, all[i], &s);
            wctomb(b, all[i]);
            towupper(all[i]);
            iswalpha(all[i]);
            wcwidth(all[i]);
            wctob(all[i]);
            memset(&s, 0xff, sizeof s);
            wchar_t w;
            mbrtowc(&w, "\xf0\x90", 2, &s);
        }
        setlocale(LC_ALL, "C.UTF-8");
    }
}
