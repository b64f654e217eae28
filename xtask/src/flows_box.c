// One of many boxes of a large program; @ stands for its number.
struct item@ { int key; int value; struct item@ *next; };
static struct { pthread_mutex_t lock; struct item@ *head; int count; int total; int state; int limit; } box@ = { PTHREAD_MUTEX_INITIALIZER, 0, 0, 0, 0, 4 };

static struct item@ *find@(int key)
{
    struct item@ *at = box@.head;
    while (at && at->key != key)
        at = at->next;
    return at;
}

static void put@(int key, int value)
{
    pthread_mutex_lock(&box@.lock);
    struct item@ *item = find@(key);
    if (item) {
        item->value += value;
    } else {
        item = malloc(sizeof *item);
        if (item) {
            item->key = key;
            item->value = value;
            item->next = box@.head;
            box@.head = item;
            box@.count++;
        }
    }
    box@.total += value;
    pthread_mutex_unlock(&box@.lock);
}

static int get@(int key)
{
    int value = -1;
    pthread_mutex_lock(&box@.lock);
    struct item@ *item = find@(key);
    if (item)
        value = item->value;
    pthread_mutex_unlock(&box@.lock);
    return value;
}

static int sum@(void)
{
    int sum = 0;
    for (struct item@ *at = box@.head; at; at = at->next)
        sum += at->value;
    return sum;
}

static void advance@(int by)
{
    switch (box@.state) {
    case 0:
        if (by > 0)
            box@.state = 1;
        break;
    case 1:
        if (box@.count > box@.limit)
            box@.state = 2;
        else
            box@.limit--;
        break;
    case 2:
        if (by < 0)
            box@.state = 0;
        break;
    default:
        box@.state = 0;
        break;
    }
}

static int check@(void)
{
    int good = 1;
    if (box@.count > box@.limit + 8)
        good = 0;
    if (box@.total != sum@())
        good = 0;
    if (box@.state > 2)
        good = 0;
    return good;
}

static int work@(int round, int input)
{
    int result = 0;
    put@(round % 3, input & 7);
    if (input > 3)
        advance@(1);
    else
        advance@(-1);
    result += get@(round % 3);
    if (get@(round % 2) > 3)
        put@(round % 2, -1);
    if (!check@())
        result--;
    return result;
}
