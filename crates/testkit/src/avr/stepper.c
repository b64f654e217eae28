/* simavr, one instruction at a time: for tests that compare it with our own machine.
 *
 * stepper MCU          records of 8 bytes on stdin:
 *   0 0 w0 w0 w1 w1      these words stand at the program counter: execute one instruction, write the state
 *   1 0 a a v            a byte of data memory (the stack pointer and SREG too)
 *   2 0 p p p p          the program counter, in words
 *   3                    write all of RAM
 * stepper MCU FLASH N  runs an image of flash for N instructions, interrupts and devices included, and writes the state after each
 * stepper MCU FLASH -CYCLES   the same for so many cycles, and writes only the time it took, in microseconds
 *
 * A state: 32 registers, SREG, the stack pointer (2), RAMPZ, EIND, the program counter in words (4), cycles (8). */
#include <simavr/sim_avr.h>
#include <simavr/sim_core.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void quiet(avr_t *avr, const int level, const char *format, va_list ap) {
	(void)avr, (void)level, (void)format, (void)ap;
}

static void no_sleep(avr_t *avr, avr_cycle_count_t how_long) {
	(void)avr, (void)how_long;
}

static void state(avr_t *avr) {
	uint8_t out[49];
	memcpy(out, avr->data, 32);
	uint8_t sreg = 0;
	for (int i = 0; i < 8; i++)
		sreg |= (avr->sreg[i] & 1) << i;
	out[32] = sreg;
	out[33] = avr->data[R_SPL];
	out[34] = avr->data[R_SPH];
	out[35] = avr->rampz ? avr->data[avr->rampz] : 0;
	out[36] = avr->eind ? avr->data[avr->eind] : 0;
	uint32_t pc = avr->pc >> 1;
	memcpy(out + 37, &pc, 4);
	uint64_t cycles = avr->cycle;
	memcpy(out + 41, &cycles, 8);
	fwrite(out, 1, sizeof out, stdout);
}

int main(int argc, char **argv) {
	avr_global_logger_set(quiet);
	avr_t *avr = avr_make_mcu_by_name(argv[1]);
	if (!avr)
		return 2;
	avr_init(avr);
	avr->frequency = 16000000;
	avr->sleep = no_sleep;
	avr->codeend = avr->flashend;
	if (argc > 3) {
		FILE *image = fopen(argv[2], "rb");
		size_t size = fread(avr->flash, 1, avr->flashend + 1, image);
		(void)size;
		fclose(image);
		long count = atol(argv[3]);
		if (count < 0) {
			struct timespec a, b;
			clock_gettime(CLOCK_MONOTONIC, &a);
			while (avr->cycle < (uint64_t)-count)
				avr_run(avr);
			clock_gettime(CLOCK_MONOTONIC, &b);
			printf("%ld\n", (b.tv_sec - a.tv_sec) * 1000000L + (b.tv_nsec - a.tv_nsec) / 1000);
			return 0;
		}
		for (long i = 0; i < count; i++) {
			avr_run(avr);
			state(avr);
		}
		return 0;
	}
	uint8_t in[8];
	while (fread(in, 1, 8, stdin) == 8) {
		uint16_t a = in[2] | in[3] << 8;
		switch (in[0]) {
		case 0:
			memcpy(avr->flash + avr->pc, in + 2, 4);
			{
				avr_flashaddr_t next = avr_run_one(avr);
				avr->pc = next;
			}
			state(avr);
			break;
		case 1:
			avr->data[a] = in[4];
			if (a == R_SREG)
				for (int i = 0; i < 8; i++)
					avr->sreg[i] = in[4] >> i & 1;
			break;
		case 2: {
			uint32_t pc;
			memcpy(&pc, in + 2, 4);
			avr->pc = pc << 1;
			break;
		}
		case 3:
			fwrite(avr->data + avr->ioend + 1, 1, avr->ramend - avr->ioend, stdout);
			fflush(stdout);
			break;
		}
	}
	return 0;
}
