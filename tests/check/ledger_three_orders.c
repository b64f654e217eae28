//! what: three operations of a ledger each take two of three kinds of locks, in an order that goes round in a circle
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define ACCOUNTS 2
#define JOURNAL_SIZE 8
#define NAME_SIZE 12

struct account {
    pthread_mutex_t lock;
    char owner[NAME_SIZE];
    long balance;
};

struct record {
    int from, to;
    long amount;
};

struct ledger {
    struct account accounts[ACCOUNTS];
    pthread_mutex_t journal_lock;
    struct record journal[JOURNAL_SIZE];
    int entries;
    pthread_mutex_t report_lock;
    int checkpoint; // entries that are in a report
    long reported;
};

static struct ledger ledger;

static void ledger_init(struct ledger *l)
{
    memset(l, 0, sizeof *l);
    for (int i = 0; i < ACCOUNTS; i++) {
        pthread_mutex_init(&l->accounts[i].lock, NULL);
        snprintf(l->accounts[i].owner, NAME_SIZE, "account %d", i);
        l->accounts[i].balance = 100;
    }
    pthread_mutex_init(&l->journal_lock, NULL);
    pthread_mutex_init(&l->report_lock, NULL);
}

// Accounts are locked in the order of their numbers, and kept until the transfer is in the journal.
static int transfer(struct ledger *l, int from, int to, long amount)
{
    struct account *first = &l->accounts[from < to ? from : to];
    struct account *second = &l->accounts[from < to ? to : from];
    int status = -1;

    if (from == to)
        return -1;
    pthread_mutex_lock(&first->lock);
    pthread_mutex_lock(&second->lock); //~ FAIL
    if (l->accounts[from].balance >= amount) {
        pthread_mutex_lock(&l->journal_lock); //~ FAIL
        if (l->entries < JOURNAL_SIZE) {
            l->journal[l->entries++] = (struct record){from, to, amount};
            l->accounts[from].balance -= amount;
            l->accounts[to].balance += amount;
            status = 0;
        }
        pthread_mutex_unlock(&l->journal_lock);
    }
    pthread_mutex_unlock(&second->lock);
    pthread_mutex_unlock(&first->lock);
    return status;
}

// Closes the journal so far: what it moved goes into the report.
static void checkpoint(struct ledger *l)
{
    long moved = 0;
    pthread_mutex_lock(&l->journal_lock);
#ifdef FIXED
    int from = l->checkpoint, to = l->entries;
    for (int i = from; i < to; i++)
        moved += l->journal[i].amount;
    l->checkpoint = to;
    pthread_mutex_unlock(&l->journal_lock);
    pthread_mutex_lock(&l->report_lock);
    l->reported += moved;
    pthread_mutex_unlock(&l->report_lock);
#else
    pthread_mutex_lock(&l->report_lock); //~ FAIL
    for (int i = l->checkpoint; i < l->entries; i++)
        moved += l->journal[i].amount;
    l->checkpoint = l->entries;
    l->reported += moved;
    pthread_mutex_unlock(&l->report_lock);
    pthread_mutex_unlock(&l->journal_lock);
#endif
}

static int statement(struct ledger *l, int account, char *text, size_t size)
{
    struct account *a = &l->accounts[account];
    pthread_mutex_lock(&l->report_lock);
    pthread_mutex_lock(&a->lock); //~ FAIL
    int length = snprintf(text, size, "%s: %ld, turnover of the bank %ld", a->owner, a->balance, l->reported);
    pthread_mutex_unlock(&a->lock);
    pthread_mutex_unlock(&l->report_lock);
    return length;
}

static void *teller(void *arg)
{
    (void)arg;
    transfer(&ledger, 1, 0, 30);
    return NULL;
}

static void *bookkeeper(void *arg)
{
    (void)arg;
    checkpoint(&ledger);
    return NULL;
}

static void *customer(void *text)
{
    statement(&ledger, 1, text, 64);
    return NULL;
}

int main(void)
{
    pthread_t threads[3];
    char text[64];
    ledger_init(&ledger);
    pthread_create(&threads[0], NULL, teller, NULL);
    pthread_create(&threads[1], NULL, bookkeeper, NULL);
    pthread_create(&threads[2], NULL, customer, text);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL); //~ FAIL
    assert(ledger.accounts[0].balance + ledger.accounts[1].balance == 200);
    puts("done");
    return 0;
}
