//! What devices have going on, and when the next of them is due. Here are the ADC, the EEPROM and the watchdog.

use super::timers::TimerState;
use super::{Halt, Machine, NEVER};
use crate::mcu::Mcu;
use std::collections::VecDeque;

#[derive(Clone, Default)]
pub(super) struct UsartState {
    pub(super) received: VecDeque<u8>,
    /// When the frame that is being sent is out.
    pub(super) sent_at: Option<u64>,
    /// A byte waits for that.
    pub(super) waits: bool,
}

#[derive(Clone)]
pub(super) struct Devices {
    /// When somebody has to be looked at.
    pub(super) due: u64,
    pub(super) timers: Vec<TimerState>,
    /// High bytes of 16-bit timers on their way.
    pub(super) buffer: u8,
    pub(super) usarts: Vec<UsartState>,
    pub(super) adc_at: u64,
    /// What the next conversion finds.
    pub(super) analog: u16,
    pub(super) adc_used: bool,
    pub(super) spi_at: u64,
    /// What the other side of SPI sends.
    pub(super) spi_in: u8,
    pub(super) spi_seen: bool,
    pub(super) twi_at: u64,
    /// What the other side of TWI sends.
    pub(super) twi_in: u8,
    /// The status when that is done.
    pub(super) twi_next: u8,
    pub(super) eeprom_at: u64,
    eeprom: Vec<u8>,
    /// Until when a write to the EEPROM may be started.
    eeprom_armed: u64,
    watchdog_at: u64,
    watchdog_armed: u64,
    watchdog_wait: u64,
    pub(super) timers_at: u64,
}

impl Devices {
    pub(super) fn new(mcu: &Mcu) -> Devices {
        Devices {
            due: NEVER,
            timers: vec![TimerState::default(); mcu.timers.len()],
            buffer: 0,
            usarts: vec![UsartState::default(); mcu.usarts.len()],
            adc_at: NEVER,
            analog: 0,
            adc_used: false,
            spi_at: NEVER,
            spi_in: 0xff,
            spi_seen: false,
            twi_at: NEVER,
            twi_in: 0xff,
            twi_next: 0xf8,
            eeprom_at: NEVER,
            eeprom: vec![0xff; mcu.eeprom.size.into()],
            eeprom_armed: 0,
            watchdog_at: NEVER,
            watchdog_armed: 0,
            watchdog_wait: 0,
            timers_at: NEVER,
        }
    }
}

const ADEN: u8 = 1 << 7;
const ADSC: u8 = 1 << 6;
const ADATE: u8 = 1 << 5;
const ADIF: u8 = 1 << 4;

/// Milliseconds that writing a byte of the EEPROM takes, in hundredths.
const EEPROM_WRITE: u64 = 340;
/// Cycles of the watchdog's own oscillator (128 kHz) for the shortest wait.
const WATCHDOG_SHORTEST: u64 = 2048;

impl Machine {
    pub(super) fn reset_devices(&mut self) {
        for usart in self.mcu().usarts {
            self.data[usize::from(usart.a)] = 1 << 5;
        }
        self.data[usize::from(self.mcu().twi.status)] = 0xf8;
        self.data[usize::from(self.mcu().twi.data)] = 0xff;
    }

    /// Works out when the next device is due.
    pub(super) fn reschedule(&mut self) {
        let d = &self.devices;
        let usarts = d.usarts.iter().filter_map(|u| u.sent_at).min().unwrap_or(NEVER);
        let due = [d.timers_at, usarts, d.adc_at, d.spi_at, d.twi_at, d.eeprom_at, d.watchdog_at];
        self.devices.due = due.into_iter().min().unwrap_or(NEVER);
        self.soon = self.soon.min(self.devices.due);
    }

    /// Somebody is due.
    pub(super) fn devices_due(&mut self) -> Result<(), Halt> {
        let now = self.cycles;
        if now >= self.devices.timers_at {
            self.sync_timers();
            self.schedule_timers();
        }
        for i in 0..self.devices.usarts.len() {
            if self.devices.usarts[i].sent_at.is_some_and(|at| now >= at) {
                self.usart_sent(i);
            }
        }
        if now >= self.devices.adc_at {
            self.adc_done(self.devices.analog);
        }
        if now >= self.devices.spi_at {
            self.spi_done(self.devices.spi_in);
        }
        if now >= self.devices.twi_at {
            self.twi_done();
        }
        if now >= self.devices.eeprom_at {
            self.devices.eeprom_at = NEVER;
            self.data[usize::from(self.mcu().eeprom.control)] &= !2;
        }
        if now >= self.devices.watchdog_at {
            self.watchdog_due()?;
        }
        self.refresh();
        self.reschedule();
        Ok(())
    }

    /// Whether the ADC is switched on.
    pub(super) fn adc_on(&self) -> bool {
        self.data[usize::from(self.mcu().adc.control)] & ADEN != 0
    }

    /// A conversion is over.
    pub(super) fn adc_done(&mut self, value: u16) {
        let adc = self.mcu().adc;
        let left = self.data[usize::from(adc.status)] >> 5 & 1 != 0;
        let shown = if left { value << 6 } else { value & 0x3ff };
        let [low, high] = shown.to_le_bytes();
        self.data[usize::from(adc.data)] = low;
        self.data[usize::from(adc.data) + 1] = high;
        let control = &mut self.data[usize::from(adc.control)];
        *control |= ADIF;
        if *control & ADATE == 0 {
            *control &= !ADSC;
            self.devices.adc_at = NEVER;
        } else {
            self.devices.adc_at = self.cycles + self.conversion();
        }
    }

    fn conversion(&self) -> u64 {
        let control = self.data[usize::from(self.mcu().adc.control)];
        let clocks = if self.devices.adc_used { 13 } else { 25 };
        clocks * (1u64 << (control & 7).max(1))
    }

    pub(super) fn adc_store(&mut self, address: u16, value: u8) {
        let control = self.mcu().adc.control;
        if address != control {
            return;
        }
        let old = self.data[usize::from(control)];
        let running = old & ADSC;
        self.data[usize::from(control)] = value & !ADIF & !ADSC | old & !value & ADIF | running | value & ADSC;
        if value & ADEN == 0 {
            self.data[usize::from(control)] &= !ADSC;
            self.devices.adc_at = NEVER;
            self.devices.adc_used = false;
        } else if value & ADSC != 0 && running == 0 {
            self.devices.adc_at = self.cycles + self.conversion();
            self.devices.adc_used = true;
        }
        self.refresh();
        self.reschedule();
    }

    pub(super) fn eeprom_store(&mut self, value: u8) {
        let eeprom = self.mcu().eeprom;
        let busy = self.devices.eeprom_at != NEVER;
        let at = |machine: &Machine| {
            let low = machine.data[usize::from(eeprom.address)];
            let high = machine.data[usize::from(eeprom.address) + 1];
            usize::from(u16::from_le_bytes([low, high]) % eeprom.size)
        };
        if value & 1 != 0 && !busy {
            self.data[usize::from(eeprom.data)] = self.devices.eeprom[at(self)];
            self.cycles += 4;
        }
        if value & 4 != 0 {
            self.devices.eeprom_armed = self.cycles + 5;
        }
        let writes = value & 2 != 0 && !busy && self.cycles <= self.devices.eeprom_armed;
        if writes {
            let (at, byte) = (at(self), self.data[usize::from(eeprom.data)]);
            self.devices.eeprom[at] = byte;
            self.devices.eeprom_at = self.cycles + EEPROM_WRITE * self.frequency / 100_000;
            self.cycles += 2;
        }
        self.data[usize::from(eeprom.control)] = value & 0x3c | u8::from(busy || writes) << 1;
        self.refresh();
        self.reschedule();
    }

    fn watchdog_runs(&self) -> bool {
        let value = self.data[usize::from(self.mcu().watchdog.control)];
        value & 8 != 0 || self.mcu().watchdog.interrupts && value & 1 << 6 != 0
    }

    pub(super) fn watchdog_fed(&mut self) {
        if self.watchdog_runs() {
            self.devices.watchdog_at = self.cycles + self.devices.watchdog_wait;
            self.reschedule();
        }
    }

    pub(super) fn watchdog_store(&mut self, value: u8) {
        let watchdog = self.mcu().watchdog;
        let at = usize::from(watchdog.control);
        let old = self.data[at];
        let armed = self.cycles <= self.devices.watchdog_armed;
        if value & 0x18 == 0x18 {
            self.devices.watchdog_armed = self.cycles + 5;
        }
        // The choice of time and the reset can be changed only shortly after they were announced.
        let guarded = if watchdog.interrupts { 0x2f } else { 0x08 };
        let kept = if armed { value & guarded } else { old & guarded | value & 8 };
        let flag = if watchdog.interrupts { old & !value & 1 << 7 } else { 0 };
        let free = if watchdog.interrupts { value & 1 << 6 } else { value & 0x07 };
        self.data[at] = kept | flag | free;
        let choice = self.data[at] & 7 | (self.data[at] & 0x20) >> 2;
        self.devices.watchdog_wait = (WATCHDOG_SHORTEST << choice.min(9)) * self.frequency / 128_000;
        self.devices.watchdog_at = if self.watchdog_runs() { self.cycles + self.devices.watchdog_wait } else { NEVER };
        self.refresh();
        self.reschedule();
    }

    /// The watchdog was not fed in time.
    pub(super) fn watchdog_due(&mut self) -> Result<(), Halt> {
        let watchdog = self.mcu().watchdog;
        let at = usize::from(watchdog.control);
        let (interrupts, resets) = (watchdog.interrupts && self.data[at] & 1 << 6 != 0, self.data[at] & 8 != 0);
        if !interrupts {
            return Err(Halt::Watchdog { pc: self.pc });
        }
        self.data[at] |= 1 << 7;
        if resets {
            self.data[at] &= !(1 << 6);
        }
        self.devices.watchdog_at = self.cycles + self.devices.watchdog_wait;
        Ok(())
    }
}
