//! USART, SPI and TWI (as a master whose partner answers everything).

use super::{Machine, NEVER};

const RXC: u8 = 1 << 7;
const TXC: u8 = 1 << 6;
const UDRE: u8 = 1 << 5;
const DOR: u8 = 1 << 3;
const RXEN: u8 = 1 << 4;
const TXEN: u8 = 1 << 3;
const SPIF: u8 = 1 << 7;
const TWINT: u8 = 1 << 7;

impl Machine {
    pub(super) fn usart_load(&mut self, i: usize, address: u16) -> u8 {
        let usart = self.mcu().usarts[i];
        if address != usart.data {
            return self.data[usize::from(address)];
        }
        let state = &mut self.devices.usarts[i];
        let value = state.received.pop_front().unwrap_or(self.data[usize::from(usart.data)]);
        if let Some(&next) = state.received.front() {
            self.data[usize::from(usart.data)] = next;
        } else {
            self.data[usize::from(usart.a)] &= !(RXC | DOR);
        }
        self.refresh();
        value
    }

    /// Cycles of a frame: start, eight bits, stop.
    fn frame(&self, i: usize) -> u64 {
        let usart = self.mcu().usarts[i];
        let low = self.data[usize::from(usart.baud_low)];
        // On older devices another register shares the address of the high half.
        let high = self.data[usize::from(usart.baud_high)] & 0x0f;
        let double = self.data[usize::from(usart.a)] & 2 != 0;
        let bit = (u64::from(u16::from_le_bytes([low, high])) + 1) * if double { 8 } else { 16 };
        10 * bit
    }

    pub(super) fn usart_store(&mut self, i: usize, address: u16, value: u8) {
        let usart = self.mcu().usarts[i];
        let status = usize::from(usart.a);
        if address == usart.a {
            let flags = self.data[status] & (RXC | UDRE | 0x1c) | self.data[status] & !value & TXC;
            self.data[status] = flags | value & 3;
        } else if address == usart.b {
            self.data[usize::from(usart.b)] = value;
            if value & RXEN == 0 {
                self.devices.usarts[i].received.clear();
                self.data[status] &= !(RXC | DOR);
            }
        } else if self.data[usize::from(usart.b)] & TXEN != 0 && self.data[status] & UDRE != 0 {
            let frame = self.frame(i);
            let state = &mut self.devices.usarts[i];
            if state.sent_at.is_none() {
                state.sent_at = Some(self.cycles + frame);
            } else {
                state.waits = true;
                self.data[status] &= !UDRE;
            }
            self.reschedule();
        }
        self.refresh();
    }

    /// A frame is out.
    pub(super) fn usart_sent(&mut self, i: usize) {
        let frame = self.frame(i);
        let status = usize::from(self.mcu().usarts[i].a);
        let state = &mut self.devices.usarts[i];
        if state.waits {
            state.waits = false;
            state.sent_at = Some(self.cycles + frame);
            self.data[status] |= UDRE;
        } else {
            state.sent_at = None;
            self.data[status] |= TXC;
        }
    }

    /// A byte arrives; whether anybody listens.
    pub(super) fn usart_receive(&mut self, i: usize, byte: u8) -> bool {
        let usart = self.mcu().usarts[i];
        if self.data[usize::from(usart.b)] & RXEN == 0 {
            return false;
        }
        let state = &mut self.devices.usarts[i];
        if state.received.len() >= 2 {
            self.data[usize::from(usart.a)] |= DOR;
            return false;
        }
        state.received.push_back(byte);
        self.data[usize::from(usart.data)] = state.received[0];
        self.data[usize::from(usart.a)] |= RXC;
        true
    }

    pub(super) fn spi_on(&self) -> bool {
        self.data[usize::from(self.mcu().spi.control)] & 1 << 6 != 0
    }

    pub(super) fn spi_load(&mut self, address: u16) -> u8 {
        let spi = self.mcu().spi;
        if address == spi.status {
            self.devices.spi_seen = self.data[usize::from(spi.status)] & SPIF != 0;
        } else if address == spi.data {
            self.spi_touched();
        }
        self.data[usize::from(address)]
    }

    /// The data was accessed: if the flag had been looked at before, it is cleared.
    fn spi_touched(&mut self) {
        if std::mem::take(&mut self.devices.spi_seen) {
            self.data[usize::from(self.mcu().spi.status)] &= !SPIF;
            self.refresh();
        }
    }

    pub(super) fn spi_store(&mut self, address: u16, value: u8) {
        let spi = self.mcu().spi;
        if address == spi.control {
            self.data[usize::from(address)] = value;
        } else if address == spi.status {
            let flags = self.data[usize::from(address)] & 0xc0;
            self.data[usize::from(address)] = flags | value & 1;
        } else {
            self.spi_touched();
            let control = self.data[usize::from(spi.control)];
            if control & 0x50 == 0x50 {
                let double = self.data[usize::from(spi.status)] & 1;
                let divider = [4u64, 16, 64, 128][usize::from(control & 3)] >> double;
                self.devices.spi_at = self.cycles + 8 * divider;
                self.reschedule();
            }
        }
        self.refresh();
    }

    /// A byte went out and another came in.
    pub(super) fn spi_done(&mut self, byte: u8) {
        let spi = self.mcu().spi;
        self.devices.spi_at = NEVER;
        self.data[usize::from(spi.data)] = byte;
        self.data[usize::from(spi.status)] |= SPIF;
    }

    pub(super) fn twi_busy(&self) -> bool {
        self.devices.twi_at != NEVER
    }

    pub(super) fn twi_store(&mut self, address: u16, value: u8) {
        let twi = self.mcu().twi;
        if address == twi.status {
            let kept = self.data[usize::from(address)] & 0xf8;
            self.data[usize::from(address)] = kept | value & 3;
            return;
        }
        if address == twi.data {
            self.data[usize::from(address)] = value;
            return;
        }
        let old = self.data[usize::from(address)];
        self.data[usize::from(address)] = value & 0x75 | old & !value & TWINT;
        if value & 4 == 0 {
            self.devices.twi_at = NEVER;
        } else if value & TWINT != 0 {
            self.twi_go(value);
        }
        self.refresh();
        self.reschedule();
    }

    /// The program lets the bus go on: what comes next, by the status so far.
    fn twi_go(&mut self, control: u8) {
        let twi = self.mcu().twi;
        let status = self.data[usize::from(twi.status)] & 0xf8;
        let (start, stop, acknowledge) = (control & 0x20 != 0, control & 0x10 != 0, control & 0x40 != 0);
        if stop {
            self.data[usize::from(twi.control)] &= !0x10;
            self.data[usize::from(twi.status)] |= 0xf8;
        }
        let reads = self.data[usize::from(twi.data)] & 1 != 0;
        let next = match status {
            _ if start && (stop || status == 0xf8) => 0x08,
            _ if start => 0x10,
            _ if stop => return,
            0x08 | 0x10 if reads => 0x40,
            0x08 | 0x10 => 0x18,
            0x18 | 0x28 => 0x28,
            0x40 | 0x50 if acknowledge => 0x50,
            0x40 | 0x50 => 0x58,
            _ => return,
        };
        let rate = 16
            + 2 * u64::from(self.data[usize::from(twi.status) - 1])
                * (1 << (2 * (self.data[usize::from(twi.status)] & 3)));
        self.devices.twi_next = next;
        self.devices.twi_at = self.cycles + rate * if start { 1 } else { 9 };
    }

    pub(super) fn twi_done(&mut self) {
        let twi = self.mcu().twi;
        self.devices.twi_at = NEVER;
        let next = self.devices.twi_next;
        if matches!(next, 0x50 | 0x58) {
            self.data[usize::from(twi.data)] = self.devices.twi_in;
        }
        let scale = self.data[usize::from(twi.status)] & 3;
        self.data[usize::from(twi.status)] = next | scale;
        self.data[usize::from(twi.control)] |= TWINT;
    }
}
