//! what: there is no network
//! args: socket
//! args: socketpair
//! args: connect
//! args: bind
//! args: listen
//! args: accept
//! args: accept4
//! args: send
//! args: sendto
//! args: sendmsg
//! args: recv
//! args: recvfrom
//! args: recvmsg
//! args: shutdown
//! args: getsockopt
//! args: setsockopt
//! args: getsockname
//! args: getpeername
//! args: getaddrinfo
//! args: freeaddrinfo
//! args: gethostbyname
//! args: getservbyname
#define _GNU_SOURCE
#include <netdb.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

int main(int argc, char **argv) {
    const char *which = argc > 1 ? argv[1] : "";
    struct sockaddr_in address = {.sin_family = AF_INET};
    struct sockaddr *any = (struct sockaddr *)&address;
    socklen_t size = sizeof address;
    struct msghdr message = {0};
    struct addrinfo *found = NULL;
    char text[8] = "text";
    int two[2] = {0};
    if (!strcmp(which, "socket")) socket(AF_INET, SOCK_STREAM, 0);
    if (!strcmp(which, "socketpair")) socketpair(AF_UNIX, SOCK_STREAM, 0, two);
    if (!strcmp(which, "connect")) connect(0, any, size);
    if (!strcmp(which, "bind")) bind(0, any, size);
    if (!strcmp(which, "listen")) listen(0, 1);
    if (!strcmp(which, "accept")) accept(0, any, &size);
    if (!strcmp(which, "accept4")) accept4(0, any, &size, 0);
    if (!strcmp(which, "send")) send(0, text, 1, 0);
    if (!strcmp(which, "sendto")) sendto(0, text, 1, 0, any, size);
    if (!strcmp(which, "sendmsg")) sendmsg(0, &message, 0);
    if (!strcmp(which, "recv")) recv(0, text, 1, 0);
    if (!strcmp(which, "recvfrom")) recvfrom(0, text, 1, 0, any, &size);
    if (!strcmp(which, "recvmsg")) recvmsg(0, &message, 0);
    if (!strcmp(which, "shutdown")) shutdown(0, SHUT_RDWR);
    if (!strcmp(which, "getsockopt")) getsockopt(0, SOL_SOCKET, SO_TYPE, two, &size);
    if (!strcmp(which, "setsockopt")) setsockopt(0, SOL_SOCKET, SO_TYPE, two, size);
    if (!strcmp(which, "getsockname")) getsockname(0, any, &size);
    if (!strcmp(which, "getpeername")) getpeername(0, any, &size);
    if (!strcmp(which, "getaddrinfo")) getaddrinfo("localhost", "80", NULL, &found);
    if (!strcmp(which, "freeaddrinfo")) freeaddrinfo(found);
    if (!strcmp(which, "gethostbyname")) gethostbyname("localhost");
    if (!strcmp(which, "getservbyname")) getservbyname("http", "tcp");
    return 0;
}
