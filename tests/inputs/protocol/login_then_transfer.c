//! what: a session with states: login, then amount, then commit; a negative amount is committed
//! options: --symbolic-stdin 16
//! find: assertion
//! input: stdin = "in\nadd -1\nok\n"
//! slow: many paths through its lines; found in seconds where nothing else runs
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    enum { OUT, IN, READY } state = OUT;
    char line[20];
    int amount = 0;
    while (fgets(line, sizeof line, stdin)) {
        if (state == OUT && strcmp(line, "in\n") == 0)
            state = IN;
        else if (state == IN && sscanf(line, "add %d", &amount) == 1)
            state = READY;
        else if (state == READY && strcmp(line, "ok\n") == 0)
            assert(amount >= 0); //~ FAIL
    }
    return 0;
}
