//! what: folders in folders, a thousand deep
//! run: exit 0
//! check: clean
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
    for (int i = 0; i < 1000; i++) {
        if (mkdir("d", 0700) || chdir("d"))
            return 0;
    }
    char b[10];
    return getcwd(b, sizeof b) != 0;
}
