//! What the world does to the machine: an event has the name of an interrupt, and a value.
//!
//! | event | what happens | the value |
//! | --- | --- | --- |
//! | `INTn`, `PCINTn` | the pins of that port change, the flag is set | their levels |
//! | `USARTn_RX` | a byte arrives, if the receiver is on | the byte |
//! | `ADC` | a conversion is over, if the ADC is on | what it found, 10 bits |
//! | `SPI_STC` | a transfer is over, if SPI is on | the byte that came in |
//! | `TWI` | the bus operation that is under way is over | the byte that a read finds |
//! | `TIMERn_CAPT` | a capture | the time that is captured, 16 bits |
//! | all others | the flag is set | none |
//!
//! A timer's overflow and compare matches also come by themselves, at their time. As an event they come at any other: the thesis has them so, because the
//! time between a timer and the rest of the world is whatever it is.

use super::Machine;
use crate::mcu::{Flag, Source};

impl Machine {
    /// Makes an event happen now. Whether anything came of it: a device that is off does nothing.
    pub fn deliver(&mut self, vector: usize, value: u16) -> bool {
        let Some(found) = self.mcu().vector(vector) else { return false };
        let mcu = self.mcu();
        let low = value as u8;
        let done = match found.source {
            Source::Pin(port) | Source::Change { port, .. } => {
                self.data[usize::from(mcu.ports[usize::from(port)][0])] = low;
                true
            }
            Source::Received(i) => self.usart_receive(usize::from(i), low),
            Source::Adc => {
                let on = self.adc_on();
                if on {
                    self.devices.analog = value & 0x3ff;
                    self.adc_done(value & 0x3ff);
                }
                on
            }
            Source::Spi => {
                let on = self.spi_on();
                if on {
                    self.devices.spi_in = low;
                    self.spi_done(low);
                }
                on
            }
            Source::Twi => {
                let busy = self.twi_busy();
                if busy {
                    self.devices.twi_in = low;
                    self.twi_done();
                }
                busy
            }
            Source::Capture(i) => {
                if let Some(capture) = mcu.timers[usize::from(i)].capture {
                    let [low, high] = value.to_le_bytes();
                    self.data[usize::from(capture)] = low;
                    self.data[usize::from(capture) + 1] = high;
                }
                true
            }
            // These follow what the program does; only time brings them about.
            Source::Empty(_) | Source::Sent(_) | Source::Eeprom | Source::Flash => false,
            Source::Watchdog | Source::Overflow(_) | Source::Compare(_) | Source::Comparator => true,
        };
        if done && let Flag::Latched(bit) = found.flag {
            self.set(bit);
        }
        self.refresh();
        self.reschedule();
        done
    }

    /// Whether a byte that arrives now has to wait until another is read.
    pub fn waits_behind(&self, vector: usize) -> bool {
        match self.mcu().vector(vector).map(|v| v.source) {
            Some(Source::Received(i)) => !self.devices.usarts[usize::from(i)].received.is_empty(),
            _ => false,
        }
    }

    /// Where the value of this event can be read, and how many bits it has there; `None` if it has none.
    pub fn delivered_at(&self, vector: usize) -> Option<(u16, u32)> {
        let mcu = self.mcu();
        Some(match mcu.vector(vector)?.source {
            Source::Pin(port) | Source::Change { port, .. } => (mcu.ports[usize::from(port)][0], 8),
            Source::Received(i) => (mcu.usarts[usize::from(i)].data, 8),
            // Adjusted to the left it is read in other places.
            Source::Adc if self.data[usize::from(mcu.adc.status)] >> 5 & 1 != 0 => return None,
            Source::Adc => (mcu.adc.data, 10),
            Source::Spi => (mcu.spi.data, 8),
            Source::Twi if !matches!(self.devices.twi_next, 0x50 | 0x58) => return None,
            Source::Twi => (mcu.twi.data, 8),
            Source::Capture(i) => (mcu.timers[usize::from(i)].capture?, 16),
            _ => return None,
        })
    }
}
