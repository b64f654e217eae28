//! what: a walk over a grid, two bits for each step; it reaches the goal while the door is open
//! find: assertion
//! order: needed
//! input: path = 0x7555a
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

unsigned __VERIFIER_nondet_uint(void);

static const char *const grid[] = { "........#", "#######.#", "........#", ".########", "........#" };
static atomic_int door;
static unsigned path;

static void *walk(void *arg)
{
    (void)arg;
    static const int dx[] = { 0, 1, 0, -1 }, dy[] = { -1, 0, 1, 0 };
    int x = 1, y = 0;
    for (int i = 0; i < 10; i++) {
        int way = path >> (18 - 2 * i) & 3;
        int nx = x + dx[way], ny = y + dy[way];
        if (nx < 0 || ny < 0 || nx > 8 || ny > 4 || grid[ny][nx] == '#')
            return 0;
        x = nx;
        y = ny;
    }
    if (x == 7 && y == 2)
        assert(!atomic_load(&door)); //~ FAIL
    return 0;
}

static void *open_door(void *arg)
{
    (void)arg;
    atomic_store(&door, 1);
    atomic_store(&door, 0);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    path = __VERIFIER_nondet_uint();
    if (path >> 20)
        return 0;
    pthread_create(&a, 0, open_door, 0);
    pthread_create(&b, 0, walk, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
