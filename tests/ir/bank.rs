// A mutex, atomics, an enum and slices: what rustc's IR looks like.
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::Mutex;

pub struct Account {
    pub owner: u32,
    pub balance: i64,
}
pub enum Order {
    Nothing,
    Pay(i64),
    Move { from: usize, to: usize },
}
pub static HITS: AtomicU32 = AtomicU32::new(0);

pub fn apply(bank: &mut [Account; 4], order: &Order) -> Option<i64> {
    match *order {
        Order::Nothing => None,
        Order::Pay(amount) => {
            bank[0].balance += amount;
            Some(bank[0].balance)
        }
        Order::Move { from, to } => {
            let amount = bank[from].balance / 2;
            bank[from].balance -= amount;
            bank[to].balance += amount;
            Some(amount)
        }
    }
}

pub fn pay(bank: &Mutex<[Account; 4]>, amount: i64) -> i64 {
    HITS.fetch_add(1, Ordering::SeqCst);
    let mut bank = bank.lock().unwrap();
    apply(&mut bank, &Order::Pay(amount)).unwrap_or((amount as f32 * 0.1) as i64)
}
