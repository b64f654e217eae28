//! What can be checked once a function is read: every name has a definition, and each `phi` has a value
//! for each block that comes before its own. Provisional block ids are replaced by final ones here.

use super::*;
use crate::inst::Block;

impl<'t> Parser<'t> {
    /// `phis` are the places of the `phi` instructions.
    pub(super) fn check_body(&mut self, phis: &[(u32, usize)]) -> Read<()> {
        if let Some((at, block)) = self.locals.undefined() {
            self.lx.pos = at;
            let found = self.lx.found();
            let what =
                if block { "no block of this function has the name" } else { "no value of this function has the name" };
            return fail(at, format!("{what} {found}"));
        }
        if !self.locals.blocks_are_final() {
            let locals = &self.locals;
            let body = &mut self.body;
            for block in &body.blocks {
                let insts = &mut body.insts[block.insts.start as usize..block.insts.end as usize];
                for inst in insts.iter_mut().take_while(|inst| matches!(inst.kind, InstKind::Phi { .. })) {
                    for_each_block(&mut inst.kind, |id| *id = locals.final_block(*id));
                }
                if let Some(last) = insts.last_mut() {
                    for_each_block(&mut last.kind, |id| *id = locals.final_block(*id));
                }
            }
        }
        self.check_phis(phis)
    }

    fn check_phis(&mut self, phis: &[(u32, usize)]) -> Read<()> {
        if phis.is_empty() {
            return Ok(());
        }
        let body = &mut self.body;
        let count = body.blocks.len();
        // Predecessors of all blocks in one list, by counting.
        let mut starts = vec![0u32; count + 1];
        let mut edges = Vec::new();
        for (from, block) in body.blocks.iter().enumerate() {
            let Some(last) = body.insts.get_mut(block.insts.end as usize - 1) else { continue };
            if matches!(last.kind, InstKind::Unsupported { .. }) {
                // Where it goes is not known.
                return Ok(());
            }
            for_each_block(&mut last.kind, |to| edges.push((to.0, from as u32)));
        }
        edges.sort_unstable();
        for &(to, _) in &edges {
            starts[to as usize + 1] += 1;
        }
        for i in 0..count {
            starts[i + 1] += starts[i];
        }
        let mut seen = vec![u32::MAX; count];
        for &(index, at) in phis {
            let block = body.blocks.partition_point(|b: &Block| b.insts.end <= index);
            let InstKind::Phi { incoming } = &body.insts[index as usize].kind else { continue };
            for (_, from) in incoming {
                seen[from.index()] = index;
            }
            let before = &edges[starts[block] as usize..starts[block + 1] as usize];
            for &(_, from) in before {
                if seen[from as usize] != index {
                    let name = label(&self.m, &body.blocks[from as usize]);
                    return fail(at, format!("this `phi` has no value for the block {name} that comes before it"));
                }
            }
            for (_, from) in incoming {
                if before.binary_search(&(block as u32, from.0)).is_err() {
                    let name = label(&self.m, &body.blocks[from.index()]);
                    return fail(at, format!("this `phi` has a value for {name}, which does not lead to its block"));
                }
            }
        }
        Ok(())
    }
}

fn label(module: &Module, block: &Block) -> String {
    match module.text_of(block.label) {
        "" => "without a label".into(),
        text => format!("`%{text}`"),
    }
}

fn for_each_block(kind: &mut InstKind, mut f: impl FnMut(&mut BlockId)) {
    match kind {
        InstKind::Phi { incoming } => incoming.iter_mut().for_each(|(_, block)| f(block)),
        InstKind::Br { target } => f(target),
        InstKind::CondBr { then, other, .. } => {
            f(then);
            f(other);
        }
        InstKind::Switch { default, cases, .. } => {
            f(default);
            cases.iter_mut().for_each(|(_, block)| f(block));
        }
        InstKind::IndirectBr { targets, .. } => targets.iter_mut().for_each(f),
        InstKind::Invoke { normal, unwind, .. } => {
            f(normal);
            f(unwind);
        }
        InstKind::CallBr { normal, others, .. } => {
            f(normal);
            others.iter_mut().for_each(f);
        }
        _ => {}
    }
}
