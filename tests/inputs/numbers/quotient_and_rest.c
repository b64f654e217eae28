//! what: rows and columns of a page by div; one number of items leaves a last row that is not counted
//! find: assertion
//! input: items = 703
#include <assert.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

int main(void)
{
    int items = __VERIFIER_nondet_int();
    if (items < 0)
        return 0;
    div_t page = div(items, 7);
    int rows = page.quot == 100 ? 100 : page.quot + (page.rem != 0);
    assert(rows * 7L >= items); //~ FAIL
    return 0;
}
