//! what: LZ77 with hash chains, canonical Huffman codes, a bit stream, CRC-32; round trips, files and damaged streams
//! args: -n 400
//! args: -n 3000 -l 1 -k text
//! args: -n 3000 -l 9 -k binary
//! args: -n 30000
//! args: -n 6000 -s 99 -v
//! args: -f round.tmp -n 5000
//! args: -x 150 -n 600
//! args: -d no-such-file.uz out.tmp
//! args: -q
//! opt: 0 2

/*
 * A small compressor. A stream is
 *
 *     "UZ" version level | u32 length | u32 crc | bit stream of blocks
 *
 * and a block is one bit "last", two bits of kind, then
 *
 *     stored   byte-aligned u16 count and that many bytes
 *     run      one byte and a 16 bit repeat count
 *     coded    the two code length tables, run-length coded, then symbols up to END
 *
 * Symbols 0..255 are literals, 256 is END, 257.. are match lengths with extra bits;
 * a length is followed by a distance symbol with extra bits. Codes are canonical
 * Huffman codes no longer than MAX_BITS.
 */

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_BITS = 15,
    WINDOW = 32768,
    WINDOW_MASK = WINDOW - 1,
    HASH_BITS = 12,
    HASH_SIZE = 1 << HASH_BITS,
    MIN_MATCH = 3,
    MAX_MATCH = 258,
    BLOCK_TOKENS = 4096,
    END = 256,
    LENGTH_CODES = 28,
    LITERALS = 257 + LENGTH_CODES,
    DISTANCES = 30,
    HEADER = 12
};

enum block_kind { BLOCK_STORED, BLOCK_RUN, BLOCK_CODED, BLOCK_INVALID };

enum status {
    OK,
    ERR_MEMORY,
    ERR_TRUNCATED,
    ERR_MAGIC,
    ERR_CODE,
    ERR_DISTANCE,
    ERR_LENGTH,
    ERR_BLOCK,
    ERR_CRC,
    ERR_IO,
    STATUS_COUNT
};

static const char *const status_text[STATUS_COUNT] = {
    "ok",
    "out of memory",
    "stream ends too early",
    "not a stream of this program",
    "bad code table",
    "distance reaches before the start",
    "length does not agree with the header",
    "unknown block kind",
    "checksum differs",
    "input or output error",
};

static int verbose;

static void note(const char *format, ...) __attribute__((format(printf, 1, 2)));

static void note(const char *format, ...)
{
    va_list args;
    if (!verbose)
        return;
    va_start(args, format);
    fputs("  # ", stdout);
    vprintf(format, args);
    putchar('\n');
    va_end(args);
}

/* ------------------------------------------------------------------ bytes */

struct buffer {
    uint8_t *data;
    size_t size, capacity;
};

static enum status buffer_reserve(struct buffer *b, size_t more)
{
    if (b->capacity - b->size >= more)
        return OK;
    size_t capacity = b->capacity ? b->capacity : 64;
    while (capacity - b->size < more)
        capacity += capacity / 2;
    uint8_t *data = realloc(b->data, capacity);
    if (!data)
        return ERR_MEMORY;
    b->data = data;
    b->capacity = capacity;
    return OK;
}

static enum status buffer_byte(struct buffer *b, unsigned byte)
{
    enum status s = buffer_reserve(b, 1);
    if (s == OK)
        b->data[b->size++] = (uint8_t)byte;
    return s;
}

static enum status buffer_append(struct buffer *b, const void *data, size_t n)
{
    if (n == 0)
        return OK;
    enum status s = buffer_reserve(b, n);
    if (s == OK) {
        memcpy(b->data + b->size, data, n);
        b->size += n;
    }
    return s;
}

static enum status buffer_u32(struct buffer *b, uint32_t v)
{
    uint8_t raw[4];
    for (int i = 0; i < 4; i++)
        raw[i] = (uint8_t)(v >> (8 * i));
    return buffer_append(b, raw, sizeof raw);
}

static void buffer_free(struct buffer *b)
{
    free(b->data);
    memset(b, 0, sizeof *b);
}

static uint32_t get_u32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* ------------------------------------------------------------------ CRC-32 */

static uint32_t crc_table[256];

static void crc_init(void)
{
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
        crc_table[i] = c;
    }
}

static uint32_t crc32_of(const uint8_t *p, size_t n)
{
    uint32_t c = 0xFFFFFFFFu;
    while (n--)
        c = crc_table[(c ^ *p++) & 0xFF] ^ (c >> 8);
    return c ^ 0xFFFFFFFFu;
}

/* ------------------------------------------------------------------ bits */

struct bit_writer {
    struct buffer *out;
    uint32_t held;
    unsigned count;
    enum status status;
};

static void put_bits(struct bit_writer *w, uint32_t value, unsigned n)
{
    w->held |= value << w->count;
    w->count += n;
    while (w->count >= 8) {
        enum status s = buffer_byte(w->out, w->held & 0xFF);
        if (s != OK)
            w->status = s;
        w->held >>= 8;
        w->count -= 8;
    }
}

static void put_align(struct bit_writer *w)
{
    if (w->count)
        put_bits(w, 0, 8 - w->count);
}

struct bit_reader {
    const uint8_t *p, *end;
    uint32_t held;
    unsigned count;
    int overrun;
};

static uint32_t get_bits(struct bit_reader *r, unsigned n)
{
    while (r->count < n) {
        if (r->p == r->end) {
            r->overrun = 1;
            return 0;
        }
        r->held |= (uint32_t)*r->p++ << r->count;
        r->count += 8;
    }
    uint32_t v = r->held & ((1u << n) - 1);
    r->held >>= n;
    r->count -= n;
    return v;
}

static void get_align(struct bit_reader *r)
{
    unsigned drop = r->count % 8;
    r->held >>= drop;
    r->count -= drop;
}

/* ------------------------------------------------------------------ Huffman codes */

struct heap_node {
    uint32_t weight;
    uint16_t index;
};

struct heap {
    struct heap_node nodes[2 * LITERALS];
    int size;
};

static int heap_less(const struct heap_node *a, const struct heap_node *b)
{
    return a->weight != b->weight ? a->weight < b->weight : a->index < b->index;
}

static void heap_push(struct heap *h, struct heap_node node)
{
    int i = h->size++;
    while (i > 0) {
        int up = (i - 1) / 2;
        if (!heap_less(&node, &h->nodes[up]))
            break;
        h->nodes[i] = h->nodes[up];
        i = up;
    }
    h->nodes[i] = node;
}

static struct heap_node heap_pop(struct heap *h)
{
    struct heap_node top = h->nodes[0], last = h->nodes[--h->size];
    int i = 0;
    for (;;) {
        int child = 2 * i + 1;
        if (child >= h->size)
            break;
        if (child + 1 < h->size && heap_less(&h->nodes[child + 1], &h->nodes[child]))
            child++;
        if (!heap_less(&h->nodes[child], &last))
            break;
        h->nodes[i] = h->nodes[child];
        i = child;
    }
    h->nodes[i] = last;
    return top;
}

/* Lengths of an optimal code; weights are flattened until no length exceeds the limit. */
static void code_lengths(const uint32_t *weights, int n, int limit, uint8_t *lengths)
{
    uint32_t scaled[LITERALS];
    uint16_t parent[2 * LITERALS];
    uint8_t depth[2 * LITERALS];
    struct heap heap;

    memcpy(scaled, weights, (size_t)n * sizeof *scaled);
    for (;;) {
        int used = 0, only = 0, next = n, longest = 0;
        heap.size = 0;
        for (int i = 0; i < n; i++)
            if (scaled[i]) {
                heap_push(&heap, (struct heap_node){scaled[i], (uint16_t)i});
                used++;
                only = i;
            }
        memset(lengths, 0, (size_t)n);
        if (used == 0)
            return;
        if (used == 1) {
            lengths[only] = 1;
            return;
        }
        while (heap.size > 1) {
            struct heap_node a = heap_pop(&heap), b = heap_pop(&heap);
            parent[a.index] = parent[b.index] = (uint16_t)next;
            heap_push(&heap, (struct heap_node){a.weight + b.weight, (uint16_t)next});
            next++;
        }
        int root = next - 1;
        depth[root] = 0;
        for (int i = root - 1; i >= n; i--)
            depth[i] = (uint8_t)(depth[parent[i]] + 1);
        for (int i = 0; i < n; i++)
            if (scaled[i]) {
                lengths[i] = (uint8_t)(depth[parent[i]] + 1);
                if (lengths[i] > longest)
                    longest = lengths[i];
            }
        if (longest <= limit)
            return;
        note("code of %d bits is flattened", longest);
        for (int i = 0; i < n; i++)
            if (scaled[i])
                scaled[i] = scaled[i] / 2 + 1;
    }
}

static unsigned reverse_bits(unsigned v, int n)
{
    unsigned r = 0;
    while (n--) {
        r = r << 1 | (v & 1);
        v >>= 1;
    }
    return r;
}

/* Canonical codes, already reversed for a stream that begins with the lowest bit. */
static void canonical_codes(const uint8_t *lengths, int n, uint16_t *codes)
{
    unsigned counts[MAX_BITS + 2] = {0}, first[MAX_BITS + 2] = {0}, code = 0;
    for (int i = 0; i < n; i++)
        counts[lengths[i]]++;
    counts[0] = 0;
    for (int b = 1; b <= MAX_BITS; b++) {
        code = (code + counts[b - 1]) << 1;
        first[b] = code;
    }
    for (int i = 0; i < n; i++)
        if (lengths[i])
            codes[i] = (uint16_t)reverse_bits(first[lengths[i]]++, lengths[i]);
}

struct decoder {
    uint16_t count[MAX_BITS + 1];
    uint16_t symbol[LITERALS];
};

static enum status decoder_init(struct decoder *d, const uint8_t *lengths, int n)
{
    uint16_t offset[MAX_BITS + 2] = {0};
    int left = 1, used = 0;
    memset(d, 0, sizeof *d);
    for (int i = 0; i < n; i++) {
        d->count[lengths[i]]++;
        used += lengths[i] != 0;
    }
    d->count[0] = 0;
    for (int b = 1; b <= MAX_BITS; b++) {
        left = left * 2 - d->count[b];
        if (left < 0)
            return ERR_CODE;
        offset[b + 1] = (uint16_t)(offset[b] + d->count[b]);
    }
    if (left > 0 && used > 1)
        return ERR_CODE;
    for (int i = 0; i < n; i++)
        if (lengths[i])
            d->symbol[offset[lengths[i]]++] = (uint16_t)i;
    return OK;
}

static int decode(const struct decoder *d, struct bit_reader *r)
{
    int code = 0, first = 0, index = 0;
    for (int b = 1; b <= MAX_BITS; b++) {
        code |= (int)get_bits(r, 1);
        if (r->overrun)
            return -1;
        int count = d->count[b];
        if (code - first < count)
            return d->symbol[index + code - first];
        index += count;
        first = (first + count) << 1;
        code <<= 1;
    }
    return -1;
}

/* ------------------------------------------------------------------ symbols of lengths and distances */

static uint16_t length_base[LENGTH_CODES], distance_base[DISTANCES];
static uint8_t length_extra[LENGTH_CODES], distance_extra[DISTANCES];
static uint8_t length_symbol[MAX_MATCH + 1];

static void symbols_init(void)
{
    unsigned base = MIN_MATCH;
    for (int i = 0; i < LENGTH_CODES; i++) {
        unsigned extra = i < 8 ? 0 : (unsigned)(i - 4) / 4;
        length_base[i] = (uint16_t)base;
        length_extra[i] = (uint8_t)extra;
        for (unsigned k = 0; k < 1u << extra; k++)
            if (base + k <= MAX_MATCH)
                length_symbol[base + k] = (uint8_t)i;
        base += 1u << extra;
    }
    base = 1;
    for (int i = 0; i < DISTANCES; i++) {
        unsigned extra = i < 4 ? 0 : (unsigned)(i - 2) / 2;
        distance_base[i] = (uint16_t)base;
        distance_extra[i] = (uint8_t)extra;
        base += 1u << extra;
    }
}

static int distance_symbol(unsigned distance)
{
    int lo = 0, hi = DISTANCES - 1;
    while (lo < hi) {
        int mid = (lo + hi + 1) / 2;
        if (distance_base[mid] <= distance)
            lo = mid;
        else
            hi = mid - 1;
    }
    return lo;
}

/* ------------------------------------------------------------------ compressor */

struct token {
    uint16_t length;   /* 0: a literal */
    uint16_t distance; /* or the literal's value */
};

struct compressor {
    const uint8_t *in;
    size_t size;
    struct bit_writer bits;
    int chain_limit, lazy;
    int32_t head[HASH_SIZE];
    int32_t prev[WINDOW];
    struct token tokens[BLOCK_TOKENS];
    int token_count;
    size_t block_start;
    unsigned blocks[3];
    unsigned long matches, literals;
};

static unsigned hash3(const uint8_t *p)
{
    uint32_t v = (uint32_t)p[0] << 16 | (uint32_t)p[1] << 8 | p[2];
    return (v * 2654435761u) >> (32 - HASH_BITS);
}

static void index_position(struct compressor *c, size_t at)
{
    if (at + MIN_MATCH > c->size)
        return;
    unsigned h = hash3(c->in + at);
    c->prev[at & WINDOW_MASK] = c->head[h];
    c->head[h] = (int32_t)at;
}

static int longest_match(const struct compressor *c, size_t at, int at_least, unsigned *distance)
{
    if (at + MIN_MATCH > c->size)
        return 0;
    int best = at_least;
    int room = c->size - at < MAX_MATCH ? (int)(c->size - at) : MAX_MATCH;
    int tries = c->chain_limit;
    int32_t from = c->head[hash3(c->in + at)];
    const uint8_t *here = c->in + at;
    int found = 0;
    while (from >= 0 && at - (size_t)from < WINDOW && tries-- > 0) {
        const uint8_t *there = c->in + from;
        if (best < room && there[best] == here[best]) {
            int n = 0;
            while (n < room && there[n] == here[n])
                n++;
            if (n > best) {
                best = n;
                found = n;
                *distance = (unsigned)(at - (size_t)from);
                if (n == room)
                    break;
            }
        }
        int32_t older = c->prev[from & WINDOW_MASK];
        if (older >= from)
            break;
        from = older;
    }
    return found >= MIN_MATCH ? found : 0;
}

static void put_lengths(struct bit_writer *w, const uint8_t *lengths, int n)
{
    /* 4 bits of length; a 0 is followed by 4 bits of "how many more zeros", 15 meaning 5 more bits + 15 */
    for (int i = 0; i < n;) {
        put_bits(w, lengths[i], 4);
        if (lengths[i++])
            continue;
        int run = 0;
        while (i < n && lengths[i] == 0 && run < 46) {
            run++;
            i++;
        }
        if (run < 15) {
            put_bits(w, (uint32_t)run, 4);
        } else {
            put_bits(w, 15, 4);
            put_bits(w, (uint32_t)(run - 15), 5);
        }
    }
}

static void flush_stored(struct compressor *c, size_t n, int last)
{
    const uint8_t *p = c->in + c->block_start;
    do {
        unsigned part = n > 65535 ? 65535u : (unsigned)n;
        n -= part;
        put_bits(&c->bits, (uint32_t)(last && n == 0), 1);
        put_bits(&c->bits, BLOCK_STORED, 2);
        put_align(&c->bits);
        put_bits(&c->bits, part, 16);
        enum status s = buffer_append(c->bits.out, p, part);
        if (s != OK)
            c->bits.status = s;
        p += part;
    } while (n > 0);
    c->blocks[BLOCK_STORED]++;
}

static void flush_block(struct compressor *c, size_t until, int last)
{
    uint32_t literal_weight[LITERALS] = {0}, distance_weight[DISTANCES] = {0};
    uint8_t literal_length[LITERALS], distance_length[DISTANCES];
    uint16_t literal_code[LITERALS] = {0}, distance_code[DISTANCES] = {0};
    struct bit_writer *w = &c->bits;
    size_t raw = until - c->block_start;

    size_t same = 0;
    while (same < raw && c->in[c->block_start + same] == c->in[c->block_start])
        same++;
    if (raw > 0 && same == raw && raw <= 65535) {
        put_bits(w, (uint32_t)last, 1);
        put_bits(w, BLOCK_RUN, 2);
        put_bits(w, c->in[c->block_start], 8);
        put_bits(w, (uint32_t)raw, 16);
        c->blocks[BLOCK_RUN]++;
        c->block_start = until;
        c->token_count = 0;
        return;
    }

    for (int i = 0; i < c->token_count; i++) {
        const struct token *t = &c->tokens[i];
        if (t->length) {
            literal_weight[257 + length_symbol[t->length]]++;
            distance_weight[distance_symbol(t->distance)]++;
        } else {
            literal_weight[t->distance]++;
        }
    }
    literal_weight[END] = 1;
    code_lengths(literal_weight, LITERALS, MAX_BITS, literal_length);
    code_lengths(distance_weight, DISTANCES, MAX_BITS, distance_length);

    unsigned long cost = 3 + 8 * 12; /* and the tables: four bits per code, about a dozen runs of zeros */
    for (int i = 0; i < LITERALS; i++) {
        unsigned extra = i > END ? length_extra[i - 257] : 0;
        cost += literal_weight[i] * (literal_length[i] + extra) + (literal_length[i] ? 4 : 0);
    }
    for (int i = 0; i < DISTANCES; i++)
        cost += distance_weight[i] * (distance_length[i] + (unsigned)distance_extra[i]);
    if (cost >= 8 * (unsigned long)raw) {
        flush_stored(c, raw, last);
        c->block_start = until;
        c->token_count = 0;
        return;
    }

    canonical_codes(literal_length, LITERALS, literal_code);
    canonical_codes(distance_length, DISTANCES, distance_code);
    put_bits(w, (uint32_t)last, 1);
    put_bits(w, BLOCK_CODED, 2);
    put_lengths(w, literal_length, LITERALS);
    put_lengths(w, distance_length, DISTANCES);
    for (int i = 0; i < c->token_count; i++) {
        const struct token *t = &c->tokens[i];
        if (!t->length) {
            put_bits(w, literal_code[t->distance], literal_length[t->distance]);
            c->literals++;
            continue;
        }
        int ls = length_symbol[t->length], ds = distance_symbol(t->distance);
        put_bits(w, literal_code[257 + ls], literal_length[257 + ls]);
        put_bits(w, (uint32_t)(t->length - length_base[ls]), length_extra[ls]);
        put_bits(w, distance_code[ds], distance_length[ds]);
        put_bits(w, (uint32_t)(t->distance - distance_base[ds]), distance_extra[ds]);
        c->matches++;
    }
    put_bits(w, literal_code[END], literal_length[END]);
    c->blocks[BLOCK_CODED]++;
    c->block_start = until;
    c->token_count = 0;
}

static void emit(struct compressor *c, unsigned length, unsigned distance, size_t until)
{
    c->tokens[c->token_count++] = (struct token){(uint16_t)length, (uint16_t)distance};
    if (c->token_count == BLOCK_TOKENS)
        flush_block(c, until, 0);
}

static enum status compress(const uint8_t *in, size_t size, int level, struct buffer *out)
{
    struct compressor *c = malloc(sizeof *c);
    if (!c)
        return ERR_MEMORY;
    c->in = in;
    c->size = size;
    c->bits = (struct bit_writer){.out = out};
    c->chain_limit = 1 << level;
    c->lazy = level >= 4;
    c->token_count = 0;
    c->block_start = 0;
    c->matches = c->literals = 0;
    memset(c->blocks, 0, sizeof c->blocks);
    memset(c->head, -1, sizeof c->head);
    memset(c->prev, -1, sizeof c->prev);

    enum status s = buffer_append(out, "UZ\001", 3);
    if (s == OK)
        s = buffer_byte(out, (unsigned)level);
    if (s == OK)
        s = buffer_u32(out, (uint32_t)size);
    if (s == OK)
        s = buffer_u32(out, crc32_of(in, size));

    for (size_t at = 0; at < size && c->bits.status == OK;) {
        unsigned distance = 0, better = 0;
        int length = longest_match(c, at, 0, &distance);
        index_position(c, at);
        if (length && c->lazy && length < 32 && at + 1 < size && longest_match(c, at + 1, length, &better) > length) {
            emit(c, 0, in[at], at + 1);
            at++;
            continue;
        }
        if (length) {
            for (int i = 1; i < length; i++)
                index_position(c, at + (size_t)i);
            at += (size_t)length;
            emit(c, (unsigned)length, distance, at);
        } else {
            emit(c, 0, in[at], at + 1);
            at++;
        }
    }
    flush_block(c, size, 1);
    put_align(&c->bits);
    if (s == OK)
        s = c->bits.status;
    note("%lu literals, %lu matches; blocks: %u stored, %u run, %u coded", c->literals, c->matches,
         c->blocks[BLOCK_STORED], c->blocks[BLOCK_RUN], c->blocks[BLOCK_CODED]);
    free(c);
    return s;
}

/* ------------------------------------------------------------------ decompressor */

static enum status get_lengths(struct bit_reader *r, uint8_t *lengths, int n)
{
    for (int i = 0; i < n;) {
        lengths[i] = (uint8_t)get_bits(r, 4);
        if (r->overrun)
            return ERR_TRUNCATED;
        if (lengths[i++])
            continue;
        unsigned run = get_bits(r, 4);
        if (run == 15)
            run += get_bits(r, 5);
        if (r->overrun)
            return ERR_TRUNCATED;
        if (run > (unsigned)(n - i))
            return ERR_CODE;
        memset(lengths + i, 0, run);
        i += (int)run;
    }
    return OK;
}

static enum status inflate_coded(struct bit_reader *r, struct buffer *out, size_t limit)
{
    uint8_t literal_length[LITERALS], distance_length[DISTANCES];
    struct decoder literals, distances;
    enum status s;

    if ((s = get_lengths(r, literal_length, LITERALS)) != OK || (s = get_lengths(r, distance_length, DISTANCES)) != OK ||
        (s = decoder_init(&literals, literal_length, LITERALS)) != OK ||
        (s = decoder_init(&distances, distance_length, DISTANCES)) != OK)
        return s;
    for (;;) {
        int symbol = decode(&literals, r);
        if (symbol < 0)
            return r->overrun ? ERR_TRUNCATED : ERR_CODE;
        if (symbol == END)
            return OK;
        if (symbol < END) {
            if (out->size == limit)
                return ERR_LENGTH;
            if ((s = buffer_byte(out, (unsigned)symbol)) != OK)
                return s;
            continue;
        }
        symbol -= 257;
        unsigned length = length_base[symbol] + get_bits(r, length_extra[symbol]);
        int ds = decode(&distances, r);
        if (ds < 0)
            return r->overrun ? ERR_TRUNCATED : ERR_CODE;
        unsigned distance = distance_base[ds] + get_bits(r, distance_extra[ds]);
        if (r->overrun)
            return ERR_TRUNCATED;
        if (distance > out->size)
            return ERR_DISTANCE;
        if (length > limit - out->size)
            return ERR_LENGTH;
        if ((s = buffer_reserve(out, length)) != OK)
            return s;
        const uint8_t *from = out->data + out->size - distance;
        uint8_t *to = out->data + out->size;
        out->size += length;
        while (length--)
            *to++ = *from++;
    }
}

static enum status decompress(const uint8_t *in, size_t size, struct buffer *out)
{
    if (size < HEADER)
        return ERR_TRUNCATED;
    if (memcmp(in, "UZ\001", 3) != 0)
        return ERR_MAGIC;
    size_t limit = get_u32(in + 4);
    uint32_t crc = get_u32(in + 8);
    struct bit_reader r = {.p = in + HEADER, .end = in + size};
    unsigned last;
    do {
        last = get_bits(&r, 1);
        unsigned kind = get_bits(&r, 2);
        if (r.overrun)
            return ERR_TRUNCATED;
        enum status s = OK;
        switch ((enum block_kind)kind) {
        case BLOCK_STORED: {
            get_align(&r);
            size_t n = get_bits(&r, 16);
            if (r.overrun || n > (size_t)(r.end - r.p) + r.count / 8)
                return ERR_TRUNCATED;
            if (n > limit - out->size)
                return ERR_LENGTH;
            while (n && r.count) {
                s = buffer_byte(out, get_bits(&r, 8));
                n--;
            }
            if (s == OK)
                s = buffer_append(out, r.p, n);
            r.p += n;
            break;
        }
        case BLOCK_RUN: {
            unsigned byte = get_bits(&r, 8);
            size_t n = get_bits(&r, 16);
            if (r.overrun)
                return ERR_TRUNCATED;
            if (n > limit - out->size)
                return ERR_LENGTH;
            s = buffer_reserve(out, n);
            if (s == OK && n) {
                memset(out->data + out->size, (int)byte, n);
                out->size += n;
            }
            break;
        }
        case BLOCK_CODED:
            s = inflate_coded(&r, out, limit);
            break;
        case BLOCK_INVALID:
        default:
            s = ERR_BLOCK;
            break;
        }
        if (s != OK)
            return s;
    } while (!last);
    if (out->size != limit)
        return ERR_LENGTH;
    return crc32_of(out->data, out->size) == crc ? OK : ERR_CRC;
}

/* ------------------------------------------------------------------ test data */

static uint64_t rng_state;

static uint32_t rng(void)
{
    rng_state ^= rng_state >> 12;
    rng_state ^= rng_state << 25;
    rng_state ^= rng_state >> 27;
    return (uint32_t)((rng_state * 2685821657736338717ull) >> 32);
}

static void make_text(uint8_t *p, size_t n)
{
    static const char *const syllable[] = {"ka", "ro", "min", "the", "al", "ven", "sto", "is", "qua", "ter", "pel", "an"};
    size_t at = 0;
    unsigned sentence = 0;
    while (at < n) {
        char word[24] = "";
        unsigned parts = 1 + rng() % 3;
        while (parts--)
            strcat(word, syllable[(rng() % 12) * (rng() % 12) / 12]);
        if (sentence == 0)
            word[0] = (char)toupper((unsigned char)word[0]);
        sentence++;
        size_t len = strlen(word);
        if (rng() % 9 == 0 && sentence > 4) {
            memcpy(word + len, ".\n", 2);
            len += 2;
            sentence = 0;
        } else {
            word[len++] = ' ';
        }
        if (len > n - at)
            len = n - at;
        memcpy(p + at, word, len);
        at += len;
    }
}

static void make_binary(uint8_t *p, size_t n)
{
    struct {
        uint32_t id;
        int16_t x, y;
        uint8_t flags, pad[3];
    } record = {0};
    size_t at = 0;
    while (at < n) {
        record.id++;
        record.x = (int16_t)(record.x + (int)(rng() % 7) - 3);
        record.y = (int16_t)(record.y + (int)(rng() % 3) - 1);
        record.flags = (uint8_t)(1u << (rng() % 8));
        size_t len = n - at < sizeof record ? n - at : sizeof record;
        memcpy(p + at, &record, len);
        at += len;
    }
}

static void make_runs(uint8_t *p, size_t n)
{
    for (size_t at = 0; at < n;) {
        size_t run = 1 + rng() % 400;
        uint8_t byte = (uint8_t)(rng() % 5 * 50);
        while (run-- && at < n)
            p[at++] = byte;
    }
}

static void make_noise(uint8_t *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        p[i] = (uint8_t)(rng() >> 24);
}

static void make_constant(uint8_t *p, size_t n)
{
    if (n)
        memset(p, 'x', n);
}

/* Fibonacci weights: the code would be far deeper than MAX_BITS. */
static void make_skewed(uint8_t *p, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        uint32_t v = rng();
        int bits = 0;
        while (bits < 25 && (v & 1)) {
            v >>= 1;
            bits++;
        }
        p[i] = (uint8_t)('a' + bits);
    }
    size_t at = 0, a = 1, b = 1;
    for (int k = 0; k < 20 && at + b < n; k++) {
        for (size_t i = 0; i < a && at < n; i++)
            p[at++] = (uint8_t)('A' + k);
        size_t c = a + b;
        a = b;
        b = c;
    }
    for (size_t i = at; i > 1; i--) {
        size_t j = rng() % i;
        uint8_t t = p[i - 1];
        p[i - 1] = p[j];
        p[j] = t;
    }
}

static const struct kind {
    const char *name;
    void (*make)(uint8_t *, size_t);
} kinds[] = {
    {"text", make_text}, {"binary", make_binary},     {"runs", make_runs},
    {"noise", make_noise}, {"constant", make_constant}, {"skewed", make_skewed},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

/* ------------------------------------------------------------------ modes */

static int fail(enum status s, const char *what)
{
    fprintf(stderr, "compress: %s: %s\n", what, status_text[s]);
    return 1;
}

static int round_trip(const struct kind *kind, size_t n, int level)
{
    uint8_t *data = malloc(n ? n : 1);
    struct buffer packed = {0}, plain = {0};
    if (!data)
        return fail(ERR_MEMORY, kind->name);
    kind->make(data, n);
    enum status s = compress(data, n, level, &packed);
    if (s == OK)
        s = decompress(packed.data, packed.size, &plain);
    int wrong = s != OK || plain.size != n || (n && memcmp(plain.data, data, n) != 0);
    if (s != OK)
        fail(s, kind->name);
    printf("%-9s level %d: %7zu -> %7zu (%5.1f%%)  crc %08x  packed %08x  %s\n", kind->name, level, n, packed.size,
           n ? 100.0 * (double)packed.size / (double)n : 0.0, (unsigned)crc32_of(data, n),
           (unsigned)crc32_of(packed.data, packed.size), wrong ? "WRONG" : "same");
    buffer_free(&packed);
    buffer_free(&plain);
    free(data);
    return wrong;
}

/* Damaged streams have to be refused, or (where the damage hits padding) give the same data. */
static int damage(int rounds, size_t n)
{
    unsigned long seen[STATUS_COUNT] = {0};
    int wrong = 0;
    uint8_t *data = malloc(n ? n : 1);
    if (!data)
        return fail(ERR_MEMORY, "damage");
    for (int round = 0; round < rounds; round++) {
        struct buffer packed = {0}, plain = {0};
        const struct kind *kind = &kinds[round % KINDS];
        kind->make(data, n);
        enum status s = compress(data, n, 5, &packed);
        if (s != OK) {
            free(data);
            return fail(s, kind->name);
        }
        size_t size = packed.size, at;
        switch (rng() % 3) {
        case 0:
            at = rng() % size;
            packed.data[at] ^= (uint8_t)(1u << rng() % 8);
            break;
        case 1:
            size = rng() % size;
            break;
        default:
            for (int i = 0; i < 8; i++) {
                at = HEADER + rng() % (size - HEADER);
                packed.data[at] = (uint8_t)rng();
            }
            break;
        }
        s = decompress(packed.data, size, &plain);
        seen[s]++;
        if (s == OK && (plain.size != n || memcmp(plain.data, data, n) != 0))
            wrong++;
        buffer_free(&packed);
        buffer_free(&plain);
    }
    free(data);
    for (int i = 0; i < STATUS_COUNT; i++)
        if (seen[i])
            printf("%6lu  %s\n", seen[i], status_text[i]);
    printf("%d damaged streams, %d wrong\n", rounds, wrong);
    return wrong != 0;
}

static enum status read_file(const char *path, struct buffer *b)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        return ERR_IO;
    enum status s = OK;
    uint8_t part[512];
    size_t n;
    while (s == OK && (n = fread(part, 1, sizeof part, f)) > 0)
        s = buffer_append(b, part, n);
    if (ferror(f))
        s = ERR_IO;
    fclose(f);
    return s;
}

static enum status write_file(const char *path, const struct buffer *b)
{
    FILE *f = fopen(path, "wb");
    if (!f)
        return ERR_IO;
    enum status s = b->size == 0 || fwrite(b->data, 1, b->size, f) == b->size ? OK : ERR_IO;
    if (fclose(f) != 0)
        s = ERR_IO;
    return s;
}

static int convert_file(const char *from, const char *to, int level, int unpack)
{
    struct buffer in = {0}, out = {0};
    const char *what = from;
    errno = 0;
    enum status s = read_file(from, &in);
    if (s == OK)
        s = unpack ? decompress(in.data, in.size, &out) : compress(in.data, in.size, level, &out);
    if (s == OK) {
        what = to;
        s = write_file(to, &out);
    }
    if (s == ERR_IO && errno)
        fprintf(stderr, "compress: %s: %s\n", what, strerror(errno));
    else if (s != OK)
        fail(s, what);
    else
        printf("%s -> %s: %zu -> %zu\n", from, to, in.size, out.size);
    buffer_free(&in);
    buffer_free(&out);
    return s != OK;
}

/* Write data to a file, pack it to a second, unpack to a third, compare, and remove all three. */
static int file_trip(const char *path, size_t n, int level)
{
    char packed[256], again[256];
    struct buffer made = {0}, back = {0};
    if (snprintf(packed, sizeof packed, "%s.uz", path) >= (int)sizeof packed ||
        snprintf(again, sizeof again, "%s.again", path) >= (int)sizeof again)
        return fail(ERR_LENGTH, path);
    enum status s = buffer_reserve(&made, n + 1);
    if (s != OK)
        return fail(s, path);
    make_text(made.data, n);
    made.size = n;
    s = write_file(path, &made);
    int bad = s != OK ? fail(s, path)
                      : convert_file(path, packed, level, 0) || convert_file(packed, again, level, 1);
    if (!bad) {
        s = read_file(again, &back);
        bad = s != OK || back.size != n || (n && memcmp(back.data, made.data, n) != 0);
        printf("%s\n", bad ? "files differ" : "files agree");
    }
    const char *const all[] = {path, packed, again};
    for (int i = 0; i < 3; i++)
        if (remove(all[i]) != 0)
            fprintf(stderr, "compress: cannot remove %s\n", all[i]);
    buffer_free(&made);
    buffer_free(&back);
    return bad;
}

static int usage(void)
{
    fputs("usage: compress [-n bytes] [-l level] [-k kind] [-s seed] [-v] [-x rounds]\n"
          "       compress -f temporary | -c in out | -d in out\n",
          stderr);
    return 2;
}

int main(int argc, char **argv)
{
    size_t n = 4000;
    int level = 0, rounds = 0;
    const char *only = NULL, *file = NULL;
    rng_state = 0x9E3779B97F4A7C15ull;
    crc_init();
    symbols_init();
    for (int i = 1; i < argc; i++) {
        const char *a = argv[i];
        if (a[0] != '-' || a[1] == 0 || a[2] != 0)
            return usage();
        if (a[1] == 'v') {
            verbose = 1;
            continue;
        }
        if (!strchr("nlksfcdx", a[1]) || i + 1 >= argc)
            return usage();
        const char *value = argv[++i];
        char *end = NULL;
        switch (a[1]) {
        case 'n':
            n = strtoul(value, &end, 0);
            break;
        case 'l':
            level = (int)strtol(value, &end, 10);
            if (level < 1 || level > 9)
                return usage();
            break;
        case 's':
            rng_state = strtoull(value, &end, 0) * 2 + 1;
            break;
        case 'x':
            rounds = (int)strtol(value, &end, 10);
            break;
        case 'k':
            only = value;
            break;
        case 'f':
            file = value;
            break;
        default:
            if (i + 1 >= argc)
                return usage();
            return convert_file(value, argv[i + 1], level ? level : 6, a[1] == 'd');
        }
        if (end && (*end || end == value))
            return usage();
    }
    if (file)
        return file_trip(file, n, level ? level : 6);
    if (rounds)
        return damage(rounds, n);
    int wrong = 0, done = 0;
    for (size_t k = 0; k < KINDS; k++) {
        if (only && strcmp(only, kinds[k].name) != 0)
            continue;
        done++;
        if (level) {
            wrong += round_trip(&kinds[k], n, level);
            continue;
        }
        wrong += round_trip(&kinds[k], n, 1);
        wrong += round_trip(&kinds[k], n, 6);
        wrong += round_trip(&kinds[k], n % 7, 6);
    }
    if (!done) {
        fprintf(stderr, "compress: no kind named %s\n", only);
        return 2;
    }
    printf("%d kinds, %d wrong\n", done, wrong);
    return wrong != 0;
}
