//! what: sets that never end
//! run: exit 0
//! check: clean
#include <stdio.h>
int main(void) {
    char b[100];
    const char *formats[] = {"%[", "%[^", "%[]", "%[^]", "%[a-", "%[z-a]", "%100[a-z", "%", "%*", "%m", "%ms%", "%l["};
    for (int i = 0; i < 12; i++)
        sscanf("abc]abc", formats[i], b, b, b);
}
