//! what: a memory order that does not exist
//! run: exit 0
//! check: clean
int main(void) {
    int x = 0;
    volatile int order = 77;
    __atomic_store_n(&x, 1, order);
    __atomic_load_n(&x, order);
    __atomic_thread_fence(order);
    return x - 1;
}
