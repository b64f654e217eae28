//! what: numbers are scanned until the end; their sum is checked, their product was forgotten
//! options: --symbolic-stdin 8
//! find: assertion
//! input: stdin = "13 4 25\n"
#include <assert.h>
#include <stdio.h>

int main(void)
{
    int n, count = 0, sum = 0, product = 1;
    while (count < 3 && scanf("%d", &n) == 1) {
        count++;
        sum += n;
        product *= n;
    }
    if (count == 3 && sum == 42)
        assert(product != 1300); //~ FAIL
    return 0;
}
