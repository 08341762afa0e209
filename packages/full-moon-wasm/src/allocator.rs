//! Memory in size classes. full_moon makes and drops very many small objects, and on WebAssembly the
//! allocator of the standard library takes longer the more of them there are: 450 KB of `x = b[1]` cost it
//! 2.5 s. Here a block comes from the list of its class, or from the end of memory, and goes back to the
//! list: always the same few steps. Memory never goes from one class to another, which does no harm, for the
//! caller drops an instance that has grown large.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::UnsafeCell;
use std::ptr::null_mut;

const PAGE: usize = 65_536;
/// Every block starts at a multiple of this, and is at least this large.
const GRAIN: usize = 16;
/// More than `class_of` gives for any size.
const CLASSES: usize = 112;
/// Memory is asked for in pieces of at least so many pages.
const PAGES_AT_ONCE: usize = 16;

struct State {
    /// The first free block of each class; each block starts with the address of the next.
    free: [*mut u8; CLASSES],
    /// Memory that no block has used yet.
    next: usize,
    end: usize,
}

pub struct SizeClasses(UnsafeCell<State>);

// SAFETY: this WebAssembly has one thread.
unsafe impl Sync for SizeClasses {}

impl SizeClasses {
    pub const fn new() -> Self {
        Self(UnsafeCell::new(State { free: [null_mut(); CLASSES], next: 0, end: 0 }))
    }
}

// SAFETY: a block is handed out from a list or from fresh memory, never from both and never twice before it
// comes back; it is as large as its class says, which is at least as large as was asked for.
unsafe impl GlobalAlloc for SizeClasses {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let state = &mut *self.0.get();
        if layout.align() > GRAIN {
            // Nothing here asks for that; should it happen, the padding is lost.
            let start = state.fresh(layout.size() + layout.align());
            return if start.is_null() { start } else { start.add(start.align_offset(layout.align())) };
        }
        let class = class_of(layout.size());
        let block = state.free[class];
        if block.is_null() {
            return state.fresh(size_of_class(class));
        }
        state.free[class] = *block.cast::<*mut u8>();
        block
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        if layout.align() > GRAIN {
            return;
        }
        let state = &mut *self.0.get();
        let class = class_of(layout.size());
        *block.cast::<*mut u8>() = state.free[class];
        state.free[class] = block;
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if layout.align() <= GRAIN && class_of(layout.size()) == class_of(size) {
            return block;
        }
        let Ok(new_layout) = Layout::from_size_align(size, layout.align()) else { return null_mut() };
        let moved = self.alloc(new_layout);
        if !moved.is_null() {
            std::ptr::copy_nonoverlapping(block, moved, layout.size().min(size));
            self.dealloc(block, layout);
        }
        moved
    }
}

impl State {
    /// A block at the end of memory, or null when there is no more.
    fn fresh(&mut self, size: usize) -> *mut u8 {
        let size = size.div_ceil(GRAIN) * GRAIN;
        if self.end - self.next < size {
            let pages = size.div_ceil(PAGE).max(PAGES_AT_ONCE);
            let Some(start) = grow(pages) else { return null_mut() };
            // The rest of the old memory is given up, unless the new memory follows it.
            if start != self.end {
                self.next = start;
            }
            self.end = start + pages * PAGE;
        }
        let block = self.next;
        self.next += size;
        block as *mut u8
    }
}

/// The address of so many new pages.
#[cfg(target_arch = "wasm32")]
fn grow(pages: usize) -> Option<usize> {
    let before = core::arch::wasm32::memory_grow(0, pages);
    (before != usize::MAX).then(|| before * PAGE)
}

/// Natively, which is for tests of the classes alone, there is no memory to grow.
#[cfg(not(target_arch = "wasm32"))]
fn grow(_: usize) -> Option<usize> {
    None
}

/// 16, 32, 48, 64, and from there four classes to each doubling.
fn class_of(size: usize) -> usize {
    if size <= 4 * GRAIN {
        return size.max(1).div_ceil(GRAIN) - 1;
    }
    let last = size - 1;
    let doubling = last.ilog2() as usize;
    4 + (doubling - 6) * 4 + ((last >> (doubling - 2)) & 3)
}

fn size_of_class(class: usize) -> usize {
    if class < 4 {
        return (class + 1) * GRAIN;
    }
    let doubling = 6 + (class - 4) / 4;
    (1 << doubling) + ((class - 4) % 4 + 1) * (1 << (doubling - 2))
}

#[cfg(test)]
mod tests {
    use super::{class_of, size_of_class};

    #[test]
    fn a_class_is_the_smallest_that_holds_the_size() {
        for size in 1..100_000 {
            let class = class_of(size);
            assert!(size_of_class(class) >= size, "{size} does not fit into class {class}");
            assert!(class == 0 || size_of_class(class - 1) < size, "{size} fits below class {class}");
        }
    }
}
