//! Byte order and internet addresses: arpa/inet.h. There is no network behind them.

use super::{Call, Entry, Ret, Stop, memory, world};
use crate::errno::Errno;
use crate::follow::{arith, inet};
use crate::memory::Addr;
use std::net::{Ipv4Addr, Ipv6Addr};

pub(super) const SHIMS: &[Entry] = &[
    memory("htonl", |c| Ok((c.arg(0) as u32).swap_bytes().into())).follow(arith::htonl).of_numbers().also(&["ntohl"]),
    memory("htons", |c| Ok(u32::from((c.arg(0) as u16).swap_bytes()).into()))
        .follow(arith::htons)
        .of_numbers()
        .also(&["ntohs"]),
    memory("inet_addr", inet_addr).follow(inet::inet_addr),
    memory("inet_aton", inet_aton).follow(inet::inet_aton),
    world("inet_ntoa", inet_ntoa).follow(inet::inet_ntoa),
    memory("inet_pton", inet_pton).follow(inet::inet_pton),
    memory("inet_ntop", inet_ntop).follow(inet::inet_ntop),
];

const AF_INET: i32 = 2;
const AF_INET6: i32 = 10;
const EAFNOSUPPORT: Errno = Errno(97);

/// One number of a dotted address in C's notation (0x, leading 0 for octal).
fn number(text: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(text).ok().filter(|t| t.bytes().all(|b| b.is_ascii_alphanumeric()))?;
    match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => u64::from_str_radix(&text[2..], 16).ok(),
        [b'0', _, ..] => u64::from_str_radix(&text[1..], 8).ok(),
        _ => text.parse().ok(),
    }
}

/// The historic forms: one to four parts, the last of which fills what is left. Text after a space is ignored.
pub(crate) fn classic(text: &[u8]) -> Option<[u8; 4]> {
    let text = text.split(|b| b.is_ascii_whitespace()).next()?;
    let parts: Vec<u64> = text.split(|&b| b == b'.').map(number).collect::<Option<_>>()?;
    let (last, heads) = parts.split_last()?;
    if heads.len() > 3 || heads.iter().any(|&n| n > 255) || *last >= 1 << (8 * (4 - heads.len())) {
        return None;
    }
    let mut bytes = (*last as u32).to_be_bytes();
    for (byte, head) in bytes.iter_mut().zip(heads) {
        *byte = *head as u8;
    }
    Some(bytes)
}

fn inet_addr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let text = c.string(0)?;
    Ok(classic(&text).map_or(u32::MAX, u32::from_le_bytes).into())
}

fn inet_aton(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let text = c.string(0)?;
    match classic(&text) {
        Some(bytes) => {
            if c.ptr(1) != 0 {
                c.write(c.ptr(1), &bytes)?;
            }
            Ok(Ret::One(1))
        }
        None => Ok(Ret::One(0)),
    }
}

fn own_buffer(c: &mut Call<'_>) -> Result<Addr, Stop> {
    if let Some(at) = c.world.statics.get("inet_ntoa", 0) {
        return Ok(at);
    }
    let at = c.library_object(&[0; 18])?;
    c.world.statics.set("inet_ntoa", 0, at);
    Ok(at)
}

/// `struct in_addr` comes by value, as one integer.
fn inet_ntoa(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let text = Ipv4Addr::from((c.arg(0) as u32).to_le_bytes()).to_string();
    let to = own_buffer(c)?;
    c.write_string(to, text.as_bytes())?;
    Ok(Ret::One(to))
}

fn inet_pton(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let text = String::from_utf8_lossy(&c.string(1)?).into_owned();
    let bytes = match c.int(0) {
        AF_INET => text.parse::<Ipv4Addr>().ok().map(|a| a.octets().to_vec()),
        AF_INET6 => text.parse::<Ipv6Addr>().ok().map(|a| a.octets().to_vec()),
        _ => return c.fail(EAFNOSUPPORT),
    };
    match bytes {
        Some(bytes) => {
            c.write(c.ptr(2), &bytes)?;
            Ok(Ret::One(1))
        }
        None => Ok(Ret::One(0)),
    }
}

/// As Rust writes it, except that glibc writes an address of 96 zero bits and more as `::1.2.3.4`.
fn ipv6_text(bytes: [u8; 16]) -> String {
    let (head, tail) = (&bytes[..12], [bytes[12], bytes[13], bytes[14], bytes[15]]);
    if head == [0; 12] && tail[..2] != [0, 0] {
        return format!("::{}", Ipv4Addr::from(tail));
    }
    Ipv6Addr::from(bytes).to_string()
}

fn inet_ntop(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let text = match c.int(0) {
        AF_INET => Ipv4Addr::from(c.mem.read::<4>(c.ptr(1))?).to_string(),
        AF_INET6 => ipv6_text(c.mem.read::<16>(c.ptr(1))?),
        _ => {
            c.set_errno(EAFNOSUPPORT);
            return Ok(Ret::One(0));
        }
    };
    // socklen_t has 32 bits.
    if text.len() as u64 >= c.size(3) & 0xffff_ffff {
        c.set_errno(Errno::ENOSPC);
        return Ok(Ret::One(0));
    }
    c.write_string(c.ptr(2), text.as_bytes())?;
    Ok(Ret::One(c.ptr(2)))
}

#[cfg(test)]
mod tests {
    use super::classic;

    #[test]
    fn historic_addresses() {
        assert_eq!(classic(b"10.0.0.1"), Some([10, 0, 0, 1]));
        assert_eq!(classic(b"127.1"), Some([127, 0, 0, 1]));
        assert_eq!(classic(b"0x7f.010.1"), Some([127, 8, 0, 1]));
        assert_eq!(classic(b"300.1.1.1"), None);
        assert_eq!(classic(b"1.2.3.4.5"), None);
        assert_eq!(classic(b""), None);
    }
}
