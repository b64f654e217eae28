//! what: no main at all
//! run: refused
//! check: refused
int start(void) {
    return 0;
}
