//! what: the shortest loop there is
//! run: unfinished
//! check: clean
int main(void) {
    for (;;)
        ;
}
