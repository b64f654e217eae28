/* Directory scans that call back into the program: scandir, ftw, nftw. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int alphasort(const struct dirent **a, const struct dirent **b) {
    return strcoll((*a)->d_name, (*b)->d_name);
}

int versionsort(const struct dirent **a, const struct dirent **b) {
    return strverscmp((*a)->d_name, (*b)->d_name);
}

typedef int (*order_fn)(const void *, const void *);

static int scan(DIR *dir, struct dirent ***list, int (*select)(const struct dirent *),
                int (*compare)(const struct dirent **, const struct dirent **)) {
    struct dirent **found = NULL;
    size_t count = 0, room = 0;
    int saved = errno, failed = 0;
    if (dir == NULL)
        return -1;
    errno = 0;
    struct dirent *entry;
    while ((entry = readdir(dir)) != NULL) {
        int wanted = select == NULL || select(entry);
        errno = 0;
        if (!wanted)
            continue;
        if (count == room) {
            room = room == 0 ? 10 : 2 * room;
            struct dirent **grown = realloc(found, room * sizeof *found);
            if (grown == NULL) {
                failed = 1;
                break;
            }
            found = grown;
        }
        struct dirent *copy = malloc(entry->d_reclen);
        if (copy == NULL) {
            failed = 1;
            break;
        }
        found[count++] = memcpy(copy, entry, entry->d_reclen);
    }
    if (failed || errno != 0) {
        saved = errno;
        while (count > 0)
            free(found[--count]);
        free(found);
        closedir(dir);
        errno = saved;
        return -1;
    }
    closedir(dir);
    if (compare != NULL && found != NULL)
        qsort(found, count, sizeof *found, (order_fn)compare);
    *list = found;
    errno = saved;
    return (int)count;
}

int scandir(const char *path, struct dirent ***list, int (*select)(const struct dirent *),
            int (*compare)(const struct dirent **, const struct dirent **)) {
    return scan(opendir(path), list, select, compare);
}

int scandirat(int fd, const char *path, struct dirent ***list, int (*select)(const struct dirent *),
              int (*compare)(const struct dirent **, const struct dirent **)) {
    int dir = openat(fd, path, O_RDONLY | O_DIRECTORY);
    return dir < 0 ? -1 : scan(fdopendir(dir), list, select, compare);
}

struct walk {
    char *path;
    size_t room;
    int flags;
    dev_t device;
    __ftw_func_t plain;
    __nftw_func_t full;
};

static int report(struct walk *w, const struct stat *st, int type, int base, int level) {
    if (w->full != NULL) {
        struct FTW where = {base, level};
        return w->full(w->path, st, type, &where);
    }
    return w->plain(w->path, st, type == FTW_SL ? FTW_NS : type);
}

static int append(struct walk *w, size_t length, const char *name) {
    size_t needed = length + 1 + strlen(name) + 1;
    if (needed > w->room) {
        char *grown = realloc(w->path, 2 * needed);
        if (grown == NULL)
            return -1;
        w->path = grown;
        w->room = 2 * needed;
    }
    if (length > 0 && w->path[length - 1] != '/')
        w->path[length++] = '/';
    strcpy(w->path + length, name);
    return (int)length;
}

static int visit(struct walk *w, int base, int level);

/* Visits everything in the directory at w->path. The names are read before the first is visited, so that one
   descriptor at a time is open, whatever the depth. */
static int visit_entries(struct walk *w, DIR *dir, int level) {
    size_t length = strlen(w->path), used = 0, room = 256;
    char *names = malloc(room);
    int result = names == NULL ? -1 : 0;
    struct dirent *entry;
    while (result == 0 && (entry = readdir(dir)) != NULL) {
        const char *name = entry->d_name;
        if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0)
            continue;
        size_t size = strlen(name) + 1;
        if (used + size > room) {
            room = 2 * (used + size);
            char *grown = realloc(names, room);
            if (grown == NULL) {
                result = -1;
                break;
            }
            names = grown;
        }
        memcpy(names + used, name, size);
        used += size;
    }
    closedir(dir);
    for (size_t at = 0; result == 0 && at < used; at += strlen(names + at) + 1) {
        int base = append(w, length, names + at);
        result = base < 0 ? -1 : visit(w, base, level + 1);
        w->path[length] = '\0';
        if (w->flags & FTW_ACTIONRETVAL) {
            if (result == FTW_SKIP_SIBLINGS) {
                result = 0;
                break;
            }
            if (result == FTW_SKIP_SUBTREE)
                result = 0;
        }
    }
    free(names);
    return result;
}

static int visit(struct walk *w, int base, int level) {
    struct stat st;
    int type;
    memset(&st, 0, sizeof st);
    if ((w->flags & FTW_PHYS ? lstat(w->path, &st) : stat(w->path, &st)) < 0) {
        if (errno != EACCES && errno != ENOENT)
            return -1;
        if (!(w->flags & FTW_PHYS) && lstat(w->path, &st) == 0 && S_ISLNK(st.st_mode))
            type = FTW_SLN;
        else if (level == 0)
            return -1;
        else
            type = FTW_NS;
        if (w->full == NULL)
            type = FTW_NS;
    } else if (S_ISDIR(st.st_mode)) {
        type = FTW_D;
    } else if (S_ISLNK(st.st_mode)) {
        type = FTW_SL;
    } else {
        type = FTW_F;
    }
    if (level == 0)
        w->device = st.st_dev;
    if (w->flags & FTW_MOUNT && type != FTW_NS && st.st_dev != w->device)
        return 0;
    if (type != FTW_D)
        return report(w, &st, type, base, level);
    DIR *dir = opendir(w->path);
    if (dir == NULL)
        return errno == EACCES ? report(w, &st, FTW_DNR, base, level) : -1;
    int result = w->flags & FTW_DEPTH ? 0 : report(w, &st, FTW_D, base, level);
    if (result != 0) {
        closedir(dir);
        return result;
    }
    result = visit_entries(w, dir, level);
    if (result == 0 && w->flags & FTW_DEPTH)
        result = report(w, &st, FTW_DP, base, level);
    return result;
}

static int start(struct walk *w, const char *path) {
    if (path[0] == '\0') {
        errno = ENOENT;
        return -1;
    }
    size_t length = strlen(path);
    w->room = length + 256;
    w->path = malloc(w->room);
    if (w->path == NULL)
        return -1;
    strcpy(w->path, path);
    while (length > 1 && w->path[length - 1] == '/')
        w->path[--length] = '\0';
    const char *slash = strrchr(w->path, '/');
    int base = slash == NULL || slash[1] == '\0' ? 0 : (int)(slash + 1 - w->path);
    int result = visit(w, base, 0);
    if (w->flags & FTW_ACTIONRETVAL && (result == FTW_SKIP_SUBTREE || result == FTW_SKIP_SIBLINGS))
        result = 0;
    int saved = errno;
    free(w->path);
    errno = saved;
    return result;
}

int ftw(const char *path, __ftw_func_t function, int descriptors) {
    (void)descriptors;
    struct walk w = {.plain = function};
    return start(&w, path);
}

/* FTW_CHDIR is not followed: the current directory stays. */
int nftw(const char *path, __nftw_func_t function, int descriptors, int flags) {
    (void)descriptors;
    struct walk w = {.full = function, .flags = flags};
    return start(&w, path);
}

int ftw64(const char *path, __ftw64_func_t function, int descriptors) {
    return ftw(path, (__ftw_func_t)function, descriptors);
}

int nftw64(const char *path, __nftw64_func_t function, int descriptors, int flags) {
    return nftw(path, (__nftw_func_t)function, descriptors, flags);
}
