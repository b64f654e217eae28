//! The environment. It lives in guest memory, because programs walk and even replace `environ` themselves: this
//! module only knows where the variable `environ` is and which array it made itself.

use crate::memory::{Addr, Fault, GLOBALS, Memory, ObjectKind, Site};

/// More variables than this, and `environ` is not an environment.
const MAX_VARIABLES: u64 = 1 << 20;

#[derive(Clone, Debug, Default)]
pub struct Env {
    /// Address of the guest variable `environ` (also called `__environ`).
    pub variable: Addr,
    /// The array we made, and for how many pointers it has room (the last one null).
    array: Addr,
    room: u64,
}

#[derive(Debug)]
pub enum EnvError {
    /// `environ` or a string in it is not readable.
    Fault(Box<Fault>),
    /// Guest memory is full.
    Full,
}

impl From<Box<Fault>> for EnvError {
    fn from(fault: Box<Fault>) -> EnvError {
        EnvError::Fault(fault)
    }
}

fn object(mem: &mut Memory, bytes: &[u8]) -> Result<Addr, EnvError> {
    let len = bytes.len() as u64;
    let addr = mem.alloc(GLOBALS, ObjectKind::Library, len, 16, Site(0)).ok_or(EnvError::Full)?;
    mem.bytes_mut(addr, len)?.copy_from_slice(bytes);
    Ok(addr)
}

impl Env {
    /// Makes the environment with these `NAME=value` strings; the address of the array, as `main` gets it.
    /// Null when guest memory is full.
    pub fn create(&mut self, mem: &mut Memory, variables: &[Vec<u8>]) -> Addr {
        self.try_create(mem, variables).unwrap_or(0)
    }

    fn try_create(&mut self, mem: &mut Memory, variables: &[Vec<u8>]) -> Result<Addr, EnvError> {
        let variable = self.variable(mem).ok_or(EnvError::Full)?;
        let mut pointers = Vec::with_capacity(variables.len());
        for text in variables {
            pointers.push(object(mem, &[text, &b"\0"[..]].concat())?);
        }
        self.replace(mem, &pointers)?;
        Ok(mem.read_u64(variable)?)
    }

    /// Address of the variable `environ`, which is made (null) if it is not there yet.
    pub fn variable(&mut self, mem: &mut Memory) -> Option<Addr> {
        if self.variable == 0 {
            self.variable = mem.alloc(GLOBALS, ObjectKind::Global, 8, 16, Site(0))?;
        }
        Some(self.variable)
    }

    /// The pointers in `environ` as it stands.
    pub fn pointers(&self, mem: &Memory) -> Result<Vec<Addr>, Box<Fault>> {
        let mut found = Vec::new();
        if self.variable == 0 {
            return Ok(found);
        }
        let array = mem.read_u64(self.variable)?;
        if array == 0 {
            return Ok(found);
        }
        for i in 0..MAX_VARIABLES {
            match mem.read_u64(array.wrapping_add(8 * i))? {
                0 => break,
                pointer => found.push(pointer),
            }
        }
        Ok(found)
    }

    /// Where in the list a variable is, and the address of its value.
    fn find(mem: &Memory, pointers: &[Addr], name: &[u8]) -> Result<Option<(usize, Addr)>, Box<Fault>> {
        for (i, &pointer) in pointers.iter().enumerate() {
            let text = mem.c_string(pointer)?;
            if text.len() > name.len() && text.starts_with(name) && text[name.len()] == b'=' {
                return Ok(Some((i, pointer + name.len() as u64 + 1)));
            }
        }
        Ok(None)
    }

    /// `getenv`: address of the value, or null.
    pub fn get(&self, mem: &Memory, name: &[u8]) -> Result<Addr, Box<Fault>> {
        if name.is_empty() {
            return Ok(0);
        }
        Ok(Env::find(mem, &self.pointers(mem)?, name)?.map_or(0, |(_, value)| value))
    }

    /// Puts the string at `text` (`NAME=value`) itself into the environment, instead of the variable of its name.
    pub fn put(&mut self, mem: &mut Memory, name: &[u8], text: Addr) -> Result<(), EnvError> {
        let mut pointers = self.pointers(mem)?;
        match Env::find(mem, &pointers, name)? {
            Some((i, _)) => pointers[i] = text,
            None => pointers.push(text),
        }
        self.replace(mem, &pointers)
    }

    /// `setenv`
    pub fn set(&mut self, mem: &mut Memory, name: &[u8], value: &[u8], overwrite: bool) -> Result<(), EnvError> {
        if !overwrite && self.get(mem, name)? != 0 {
            return Ok(());
        }
        let text = object(mem, &[name, b"=", value, b"\0"].concat())?;
        self.put(mem, name, text)
    }

    /// `unsetenv`
    pub fn unset(&mut self, mem: &mut Memory, name: &[u8]) -> Result<(), EnvError> {
        let mut pointers = self.pointers(mem)?;
        let before = pointers.len();
        while let Some((i, _)) = Env::find(mem, &pointers, name)? {
            pointers.remove(i);
        }
        if pointers.len() != before { self.replace(mem, &pointers) } else { Ok(()) }
    }

    /// `clearenv`: `environ` becomes null.
    pub fn clear(&mut self, mem: &mut Memory) -> Result<(), EnvError> {
        if self.variable != 0 {
            mem.write_u64(self.variable, 0)?;
        }
        Ok(())
    }

    /// Writes the list to our own array, a new one if it is too small. Old arrays stay, as the program may still
    /// walk one (`main`'s third parameter).
    fn replace(&mut self, mem: &mut Memory, pointers: &[Addr]) -> Result<(), EnvError> {
        let needed = pointers.len() as u64 + 1;
        if needed > self.room {
            let room = (needed * 2).max(16);
            self.array = mem.alloc(GLOBALS, ObjectKind::Library, room * 8, 16, Site(0)).ok_or(EnvError::Full)?;
            self.room = room;
        }
        for (i, pointer) in pointers.iter().chain([&0]).enumerate() {
            mem.write_u64(self.array + 8 * i as u64, *pointer)?;
        }
        if let Some(variable) = self.variable(mem) {
            mem.write_u64(variable, self.array)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(variables: &[&str]) -> (Env, Memory) {
        let mut mem = Memory::default();
        let mut env = Env::default();
        let list: Vec<Vec<u8>> = variables.iter().map(|v| v.as_bytes().to_vec()).collect();
        assert_ne!(env.create(&mut mem, &list), 0);
        (env, mem)
    }

    fn value(env: &Env, mem: &Memory, name: &str) -> Option<String> {
        match env.get(mem, name.as_bytes()).unwrap() {
            0 => None,
            at => Some(String::from_utf8(mem.c_string(at).unwrap().to_vec()).unwrap()),
        }
    }

    #[test]
    fn variables_are_found_set_and_removed() {
        let (mut env, mut mem) = made(&["A=1", "AB=2", "EMPTY="]);
        assert_eq!(value(&env, &mem, "A").as_deref(), Some("1"));
        assert_eq!(value(&env, &mem, "EMPTY").as_deref(), Some(""));
        assert_eq!(value(&env, &mem, "B"), None);
        env.set(&mut mem, b"A", b"long", false).unwrap();
        assert_eq!(value(&env, &mem, "A").as_deref(), Some("1"));
        env.set(&mut mem, b"A", b"long", true).unwrap();
        assert_eq!(value(&env, &mem, "A").as_deref(), Some("long"));
        env.unset(&mut mem, b"A").unwrap();
        assert_eq!(value(&env, &mem, "A"), None);
        assert_eq!(value(&env, &mem, "AB").as_deref(), Some("2"));
    }

    #[test]
    fn environ_grows_and_survives_clearing() {
        let (mut env, mut mem) = made(&[]);
        for i in 0..100 {
            env.set(&mut mem, format!("V{i}").as_bytes(), b"x", true).unwrap();
        }
        assert_eq!(env.pointers(&mem).unwrap().len(), 100);
        env.clear(&mut mem).unwrap();
        assert_eq!(mem.read_u64(env.variable).unwrap(), 0);
        env.set(&mut mem, b"AFTER", b"clear", true).unwrap();
        assert_eq!(env.pointers(&mem).unwrap().len(), 1);
    }

    #[test]
    fn an_environ_the_program_replaced_is_followed() {
        let (env, mut mem) = made(&["A=1"]);
        let text = object(&mut mem, b"MINE=yes\0").unwrap();
        let array = object(&mut mem, &[text.to_le_bytes(), [0; 8]].concat()).unwrap();
        mem.write_u64(env.variable, array).unwrap();
        assert_eq!(value(&env, &mem, "A"), None);
        assert_eq!(value(&env, &mem, "MINE").as_deref(), Some("yes"));
    }
}
