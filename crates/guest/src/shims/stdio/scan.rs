//! scanf and its family.

use super::super::{Call, Entry, Ret, Stop, VaList, world};
use super::{Std, note, standard};
use crate::errno::Errno;
use crate::follow;
use crate::format::scan::{Source, Target, Text, scan};
use crate::memory::{Addr, Memory, RegionId, Site};
use crate::world::World;
use crate::world::files::Files;
use crate::world::streams::{Io, Stream, Trouble};

pub(in super::super) const SHIMS: &[Entry] = &[
    world("scanf", |c| from_stdin(c, c.ptr(0), c.varargs()))
        .follow(follow::scan::scanf)
        .also(&["__isoc99_scanf", "__isoc23_scanf"]),
    world("vscanf", |c| from_stdin(c, c.ptr(0), c.va_list(1)))
        .follow(follow::scan::scanf)
        .also(&["__isoc99_vscanf", "__isoc23_vscanf"]),
    world("fscanf", |c| from_stream(c, c.ptr(0), c.ptr(1), c.varargs()))
        .follow(follow::scan::fscanf)
        .also(&["__isoc99_fscanf", "__isoc23_fscanf"]),
    world("vfscanf", vfscanf).follow(follow::scan::fscanf).also(&["__isoc99_vfscanf", "__isoc23_vfscanf"]),
    world("sscanf", |c| from_string(c, c.varargs())).follow(follow::scan::sscanf).also(&[
        "__isoc99_sscanf",
        "__isoc23_sscanf",
        "_IO_sscanf",
    ]),
    world("vsscanf", |c| from_string(c, c.va_list(2)))
        .follow(follow::scan::sscanf)
        .also(&["__isoc99_vsscanf", "__isoc23_vsscanf"]),
];

/// A stream as a source; an error ends the input and is kept for errno.
pub(in super::super) struct FromStream<'a> {
    pub(in super::super) stream: &'a mut Stream,
    pub(in super::super) files: &'a mut Files,
    pub(in super::super) region: RegionId,
    pub(in super::super) site: Site,
    pub(in super::super) errno: Option<Errno>,
}

impl Source for FromStream<'_> {
    fn next(&mut self, mem: &mut Memory) -> Result<Option<u32>, Stop> {
        let mut io = Io { files: self.files, mem, region: self.region, site: self.site };
        match self.stream.read_byte(&mut io) {
            Ok(byte) => Ok(byte.map(u32::from)),
            Err(Trouble::Errno(e)) => {
                self.errno = Some(e);
                Ok(None)
            }
            Err(Trouble::Fault(fault)) => Err(fault.into()),
        }
    }
    fn unget(&mut self, code: u32) {
        self.stream.unread_byte(code as u8);
    }
}

fn from_stream(c: &mut Call<'_>, file: Addr, format: Addr, mut args: VaList) -> Result<Ret, Stop> {
    let binary = c.name.starts_with("__isoc23");
    let format = c.mem.c_string(format)?.to_vec();
    let World { streams, files, .. } = &mut *c.world;
    if streams.get(file, c.mem)?.asks_the_user(files) {
        let mut io = Io { files, mem: c.mem, region: c.region, site: c.site };
        let _ = streams.flush_before_question(&mut io);
    }
    let stream = streams.get(file, c.mem)?;
    stream.orient(-1);
    let mut source = FromStream { stream, files, region: c.region, site: c.site, errno: None };
    let target = Target { mem: c.mem, region: c.region, site: c.site, binary };
    let scanned = scan(&format, &mut args, target, &mut source)?;
    let errno = source.errno.or(scanned.errno);
    let bits = source.stream.flag_bits();
    c.mem.write_u32(file, bits)?;
    note(c, errno)?;
    Ok(scanned.result.into())
}

fn from_stdin(c: &mut Call<'_>, format: Addr, args: VaList) -> Result<Ret, Stop> {
    let file = standard(c, Std::In)?;
    from_stream(c, file, format, args)
}

fn from_string(c: &mut Call<'_>, args: VaList) -> Result<Ret, Stop> {
    let binary = c.name.starts_with("__isoc23");
    let mut args = args;
    let (text, format) = (c.string(0)?, c.string(1)?);
    let target = Target { mem: c.mem, region: c.region, site: c.site, binary };
    let scanned = scan(&format, &mut args, target, &mut Text { text: &text, at: 0 })?;
    note(c, scanned.errno)?;
    Ok(scanned.result.into())
}

fn vfscanf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    from_stream(c, c.ptr(0), c.ptr(1), c.va_list(2))
}
