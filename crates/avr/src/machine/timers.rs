//! Timers 0 to 5: normal, CTC, fast PWM, phase-correct PWM; overflow, compare matches.
//!
//! A timer is brought up to date when somebody looks at it, or when it is about to set a flag whose interrupt is enabled. What is not here: external
//! clocks, output pins, and the double buffering of compare registers in PWM modes.

use super::{Machine, NEVER};
use crate::mcu::{Bit, Timer, Top, Wave};

#[derive(Clone, Copy, Default)]
pub(super) struct TimerState {
    count: u16,
    down: bool,
    /// How many steps its clock had made when it was last brought up to date.
    steps: u64,
}

/// How a timer is set up.
struct Setup {
    wave: Wave,
    top: u16,
    max: u16,
    compare: [u16; 3],
    compares: usize,
}

/// Flags of one step: bit 0 for overflow, then the compare units.
type Flags = u8;

impl TimerState {
    /// To the end of the next step that sets a flag or turns: how many steps it takes.
    fn stretch(&mut self, setup: &Setup, at_most: u64) -> (u64, Flags) {
        let last = match setup.wave {
            _ if self.down => 1,
            _ if self.count <= setup.top => setup.top,
            _ => setup.max,
        };
        let compares = setup.compare[..setup.compares].iter().copied();
        let ahead = |value: u16| {
            if self.down { value <= self.count && value >= 1 } else { value >= self.count && value <= last }
        };
        let distance = |value: u16| u64::from(value.abs_diff(self.count)) + 1;
        let nearest = compares.clone().filter(|&v| ahead(v)).chain([last]).map(distance).min().unwrap_or(1);
        let steps = nearest.min(at_most);
        if steps < nearest {
            self.count = if self.down { self.count - steps as u16 } else { self.count + steps as u16 };
            return (steps, 0);
        }
        let leaves = if self.down { self.count - (steps - 1) as u16 } else { self.count + (steps - 1) as u16 };
        let mut flags = 0;
        for (value, bit) in compares.zip(1..) {
            if value == leaves {
                flags |= 1 << bit;
            }
        }
        if self.down {
            self.count = leaves - 1;
            if self.count == 0 {
                self.down = false;
                flags |= 1;
            }
        } else if leaves == last {
            match setup.wave {
                Wave::UpDown(_) if leaves == setup.top && leaves > 0 => {
                    self.down = leaves > 1;
                    self.count = leaves - 1;
                    flags |= u8::from(leaves == 1);
                }
                wave => {
                    self.count = 0;
                    flags |= u8::from(leaves == setup.max || matches!(wave, Wave::Fast(_)));
                }
            }
        } else {
            self.count = leaves + 1;
        }
        (steps, flags)
    }

    fn advance(&mut self, setup: &Setup, mut steps: u64) -> Flags {
        let period = 2 * (u64::from(setup.max) + 1);
        let mut flags = 0;
        let mut before = 0;
        while steps > 0 {
            let (done, set) = self.stretch(setup, steps);
            flags |= set;
            steps -= done;
            before += done;
            // After two whole turns all that can be set is.
            if before > 2 * period && steps > period {
                let turn = match setup.wave {
                    Wave::UpDown(_) => 2 * u64::from(setup.top).max(1),
                    _ => u64::from(setup.top) + 1,
                };
                steps %= turn;
            }
        }
        flags
    }
}

impl Machine {
    fn wide_value(&self, low: u16) -> u16 {
        u16::from_le_bytes([self.data[usize::from(low)], self.data[usize::from(low) + 1]])
    }

    fn timer_value(&self, timer: &Timer, address: u16) -> u16 {
        if timer.wide { self.wide_value(address) } else { self.data[usize::from(address)].into() }
    }

    fn timer_setup(&self, timer: &Timer) -> Setup {
        let mode = timer.mode.iter().enumerate().fold(0, |mode, (i, &bit)| mode | usize::from(self.is_set(bit)) << i);
        let wave = timer.waves[mode];
        let max = if timer.wide { 0xffff } else { 0xff };
        let mut compare = [0; 3];
        for (place, &address) in compare.iter_mut().zip(timer.compare) {
            *place = self.timer_value(timer, address);
        }
        let top = match wave {
            Wave::Normal => max,
            Wave::Clear(top) | Wave::Fast(top) | Wave::UpDown(top) => match top {
                Top::Fixed(top) => top,
                Top::Compare => compare[0],
                Top::Capture => timer.capture.map_or(max, |address| self.timer_value(timer, address)),
            },
        };
        Setup { wave, top, max, compare, compares: timer.compare.len() }
    }

    fn prescale(&self, timer: &Timer) -> u64 {
        timer.prescale[usize::from(self.data[usize::from(timer.clock)] & 7)].into()
    }

    fn sync_timer(&mut self, i: usize) {
        let timer = &self.mcu().timers[i];
        let prescale = self.prescale(timer);
        if prescale == 0 {
            return;
        }
        let now = self.cycles / prescale;
        let mut state = self.devices.timers[i];
        let steps = now.saturating_sub(state.steps);
        if steps == 0 {
            return;
        }
        let flags = state.advance(&self.timer_setup(timer), steps);
        state.steps = now;
        self.devices.timers[i] = state;
        if flags & 1 != 0 {
            self.set(timer.overflow);
        }
        for (i, &bit) in timer.matched.iter().enumerate() {
            if flags >> (i + 1) & 1 != 0 {
                self.set(bit);
            }
        }
    }

    pub(super) fn sync_timers(&mut self) {
        for i in 0..self.devices.timers.len() {
            self.sync_timer(i);
        }
    }

    /// The enable bit of the interrupt with this flag.
    fn wanted(&self, flag: Bit) -> bool {
        self.mcu().vectors.iter().any(|v| v.flag.bit() == flag && self.is_set(v.enable))
    }

    /// When the next timer sets a flag that somebody waits for.
    pub(super) fn schedule_timers(&mut self) {
        let mut at = NEVER;
        for (i, timer) in self.mcu().timers.iter().enumerate() {
            let prescale = self.prescale(timer);
            let units = timer.matched.iter().zip(1..).map(|(&bit, i)| u8::from(self.wanted(bit)) << i);
            let wanted: Flags = units.fold(u8::from(self.wanted(timer.overflow)), |all, unit| all | unit);
            if prescale == 0 || wanted == 0 {
                continue;
            }
            let mut state = self.devices.timers[i];
            let (setup, mut steps) = (self.timer_setup(timer), 0);
            // A turn has at most a stretch for each unit and its ends, up and down; if nothing comes by then, look again.
            for _ in 0..16 {
                let (done, flags) = state.stretch(&setup, NEVER);
                steps += done;
                if flags & wanted != 0 {
                    break;
                }
            }
            at = at.min((self.devices.timers[i].steps + steps) * prescale);
        }
        self.devices.timers_at = at;
        self.reschedule();
    }

    pub(super) fn timer_load(&mut self, i: usize, address: u16) -> u8 {
        let timer = &self.mcu().timers[i];
        if address == timer.count {
            self.sync_timer(i);
            let [low, high] = self.devices.timers[i].count.to_le_bytes();
            self.devices.buffer = high;
            return low;
        }
        if timer.wide && address == timer.count + 1 {
            return self.devices.buffer;
        }
        if timer.wide && timer.capture == Some(address) {
            self.devices.buffer = self.data[usize::from(address) + 1];
        }
        if timer.wide && timer.capture.is_some_and(|capture| address == capture + 1) {
            return self.devices.buffer;
        }
        self.data[usize::from(address)]
    }

    pub(super) fn timer_store(&mut self, i: usize, address: u16, value: u8) {
        self.sync_timers();
        let timer = &self.mcu().timers[i];
        let lows = timer.compare.iter().copied().chain(timer.capture).chain([timer.count]);
        let (mut is_low, mut is_high) = (false, false);
        for low in lows {
            is_low |= address == low;
            is_high |= timer.wide && address == low + 1;
        }
        if is_high {
            self.devices.buffer = value;
            return;
        }
        if is_low {
            let whole = u16::from_le_bytes([value, if timer.wide { self.devices.buffer } else { 0 }]);
            if address == timer.count {
                self.devices.timers[i].count = whole;
            } else {
                self.data[usize::from(address)] = value;
                if timer.wide {
                    self.data[usize::from(address) + 1] = self.devices.buffer;
                }
            }
        } else {
            self.data[usize::from(address)] = value;
        }
        // Another clock counts other steps, and another wave may not go down.
        let prescale = self.prescale(timer);
        let turns = matches!(self.timer_setup(timer).wave, Wave::UpDown(_));
        let state = &mut self.devices.timers[i];
        state.down &= turns && state.count > 0;
        if let Some(now) = self.cycles.checked_div(prescale) {
            state.steps = now;
        }
        self.refresh();
        self.schedule_timers();
    }
}
