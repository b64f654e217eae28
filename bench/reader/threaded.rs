//! A small threaded program: with std inside it becomes about 40 MB of IR. `make bench` reads that.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, mpsc};
use std::thread;

fn main() {
    let totals = Arc::new(Mutex::new(HashMap::new()));
    let (send, receive) = mpsc::channel::<(String, u64)>();
    let workers: Vec<_> = (0..4)
        .map(|n| {
            let (totals, send) = (totals.clone(), send.clone());
            thread::spawn(move || {
                for i in 0..100 {
                    *totals.lock().unwrap().entry(format!("worker {n}")).or_insert(0) += i;
                }
                send.send((format!("worker {n}"), n)).unwrap();
            })
        })
        .collect();
    drop(send);
    let mut done: Vec<_> = receive.iter().collect();
    done.sort();
    for worker in workers {
        worker.join().unwrap();
    }
    println!("{done:?} {:?}", totals.lock().unwrap().values().sum::<u64>());
}
