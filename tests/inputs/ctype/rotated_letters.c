//! what: letters are rotated by 13 places, and the decoded word ends the program while the other thread still decodes
//! options: --symbolic-argv
//! args: aaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "Funxr"
#include <assert.h>
#include <ctype.h>
#include <pthread.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char word[8];
static int running;

static void *decode(void *arg)
{
    const char *s = arg;
    pthread_mutex_lock(&lock);
    running = 1;
    for (int i = 0; s[i]; i++) {
        int base = isupper((unsigned char)s[i]) ? 'A' : 'a';
        word[i] = isalpha((unsigned char)s[i]) ? (char)((s[i] - base + 13) % 26 + base) : s[i];
    }
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    running = 0;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *watch(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (memcmp(word, "Shake", 6) == 0)
        assert(!running); //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2 || strlen(argv[1]) > 7)
        return 0;
    pthread_create(&a, 0, decode, argv[1]);
    pthread_create(&b, 0, watch, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
