//! what: the letters of a word are counted in a table; the word has three equal pairs of three letters
//! find: assertion
//! input: word = "qzqxzx"
#include <assert.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

int main(void)
{
    unsigned char word[6];
    int count[256] = { 0 };
    unsnarl_symbolic(word, sizeof word, "word");
    for (int i = 0; i < 6; i++)
        count[word[i]]++;
    if (word[0] != 'q' || word[1] == word[0])
        return 0;
    assert(!(count['q'] == 2 && count['x'] == 2 && count['z'] == 2)); //~ FAIL
    return 0;
}
