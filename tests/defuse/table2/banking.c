//! what: a bank with tellers, transfers, fees and an audit: whether there is enough in an account is asked in one section, and it is taken in another
//! row: banking_bug
//! fails: assertion
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#define ACCOUNTS 3
#define TELLERS 2
#define FEE 1

enum kind { DEPOSIT, WITHDRAW, TRANSFER, CLOSE_DAY };

struct order {
    enum kind kind;
    int from, to;
    int amount;
};

struct account {
    pthread_mutex_t lock;
    int balance;
    int refused;
    int moves;
};

struct bank {
    struct account accounts[ACCOUNTS];
    pthread_mutex_t books;
    int inside;
    int fees;
    int busy;
};

struct teller {
    struct bank *bank;
    int number;
    int done;
};

int __VERIFIER_nondet_int(void);

static const struct order days[TELLERS][4] = {
    { { DEPOSIT, 0, 0, 40 }, { WITHDRAW, 1, 1, 60 }, { TRANSFER, 0, 2, 30 }, { CLOSE_DAY, 0, 0, 0 } },
    { { WITHDRAW, 1, 1, 60 }, { TRANSFER, 2, 0, 10 }, { DEPOSIT, 1, 1, 5 }, { CLOSE_DAY, 0, 0, 0 } },
};

/* What is in the bank as a whole. */
static void book(struct bank *bank, int amount)
{
    pthread_mutex_lock(&bank->books);
    bank->inside += amount;
    pthread_mutex_unlock(&bank->books);
}

static void charge(struct bank *bank, struct account *account)
{
    pthread_mutex_lock(&account->lock);
    if (account->balance >= FEE) {
        account->balance -= FEE;
        pthread_mutex_lock(&bank->books);
        bank->fees += FEE;
        pthread_mutex_unlock(&bank->books);
    }
    pthread_mutex_unlock(&account->lock);
}

static void put(struct account *account, int amount)
{
    pthread_mutex_lock(&account->lock);
    account->balance += amount;
    account->moves++;
    pthread_mutex_unlock(&account->lock);
}

/* Whether there was enough. */
static int take(struct account *account, int amount)
{
    pthread_mutex_lock(&account->lock);
    if (account->balance < amount) {
        account->refused++;
        pthread_mutex_unlock(&account->lock);
        return 0;
    }
#ifndef FIXED
    pthread_mutex_unlock(&account->lock);
    pthread_mutex_lock(&account->lock);
#endif
    account->balance -= amount;
    account->moves++;
    pthread_mutex_unlock(&account->lock);
    return 1;
}

static void withdraw(struct bank *bank, const struct order *order)
{
    if (take(&bank->accounts[order->from], order->amount))
        book(bank, -order->amount);
}

static void deposit(struct bank *bank, const struct order *order)
{
    put(&bank->accounts[order->to], order->amount);
    book(bank, order->amount);
}

static void transfer(struct bank *bank, const struct order *order)
{
    if (take(&bank->accounts[order->from], order->amount))
        put(&bank->accounts[order->to], order->amount);
}

static void close_day(struct bank *bank, struct teller *teller)
{
    pthread_mutex_lock(&bank->books);
    bank->busy--;
    int last = bank->busy == 0;
    pthread_mutex_unlock(&bank->books);
    if (last && teller->number > 0)
        charge(bank, &bank->accounts[0]);
}

static void *work(void *arg)
{
    struct teller *teller = arg;
    struct bank *bank = teller->bank;
    for (int i = 0; i < 4; i++) {
        const struct order *order = &days[teller->number][i];
        switch (order->kind) {
        case DEPOSIT:
            deposit(bank, order);
            break;
        case WITHDRAW:
            withdraw(bank, order);
            break;
        case TRANSFER:
            transfer(bank, order);
            break;
        case CLOSE_DAY:
            close_day(bank, teller);
            break;
        }
        teller->done++;
    }
    return NULL;
}

static void open_bank(struct bank *bank, int extra)
{
    pthread_mutex_init(&bank->books, NULL);
    bank->inside = bank->fees = 0;
    bank->busy = TELLERS;
    for (int i = 0; i < ACCOUNTS; i++) {
        struct account *account = &bank->accounts[i];
        pthread_mutex_init(&account->lock, NULL);
        account->balance = 100 + (i == 2 ? extra : 0);
        account->refused = account->moves = 0;
        bank->inside += account->balance;
    }
}

/* Nobody has less than nothing, and what the books say is there. */
static int audit(struct bank *bank)
{
    int sum = bank->fees;
    for (int i = 0; i < ACCOUNTS; i++) {
        if (bank->accounts[i].balance < 0)
            return 0;
        sum += bank->accounts[i].balance;
    }
    return sum == bank->inside;
}

int main(void)
{
    static struct bank bank;
    struct teller tellers[TELLERS];
    pthread_t threads[TELLERS];
    int extra = __VERIFIER_nondet_int();
    open_bank(&bank, extra > 0 && extra < 1000 ? extra : 0);
    for (int i = 0; i < TELLERS; i++) {
        tellers[i] = (struct teller){ &bank, i, 0 };
        pthread_create(&threads[i], NULL, work, &tellers[i]);
    }
    int done = 0;
    for (int i = 0; i < TELLERS; i++) {
        pthread_join(threads[i], NULL);
        done += tellers[i].done;
    }
    assert(audit(&bank)); //~ FAIL
    printf("%d orders, %d refused\n", done, bank.accounts[1].refused);
    return 0;
}
