//! what: reads all over the address space
//! run: wild-access or null-access
//! check: wild-access or null-access
int main(void) {
    for (unsigned long at = 1; at; at <<= 1)
        *(volatile char *)(at * 0x1111); //~ FAIL
}
