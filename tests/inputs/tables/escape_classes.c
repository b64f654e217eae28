//! what: the class of each byte is in a table of 256; four bytes of four classes in a row, while another thread changes a class
//! find: assertion
//! order: needed
//! input: text = "a7 ~"
//! slow: each element of the table that a byte may name is a decision of its own while another thread writes it
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

enum { OTHER, LETTER, DIGIT, BLANK, SIGN };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned char class[256];
static unsigned char text[4];

static void *change(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    class['~'] = SIGN;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    class['~'] = OTHER;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *scan(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int matches = class[text[0]] == LETTER && class[text[1]] == DIGIT && class[text[2]] == BLANK;
    assert(!matches || class[text[3]] != SIGN); //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    for (int c = 'a'; c <= 'z'; c++)
        class[c] = LETTER;
    for (int c = '0'; c <= '9'; c++)
        class[c] = DIGIT;
    class[' '] = class['\t'] = BLANK;
    unsnarl_symbolic(text, sizeof text, "text");
    pthread_create(&a, 0, change, 0);
    pthread_create(&b, 0, scan, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
