//! The entries, as plain functions for tests and as exports for WebAssembly.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::clean::clean;
use crate::file::parse_file;
use crate::lexer::lex;
use crate::tape::{Tape, Written};
use crate::tokens::Lexed;

pub fn parse(source: &str) -> Written {
    let lexed = prepare(source, "definition file");
    let (result, docs) = parse_file(source, &lexed, false);
    Tape::of(&result, source, &docs)
}

/// `check`: the errors of an ordinary script.
pub fn check(source: &str) -> Written {
    let lexed = prepare(source, "script");
    let (result, docs) = parse_file(source, &lexed, true);
    Tape::of(&result.errors, source, &docs)
}

/// The tokens, and all issues before parsing.
fn prepare(source: &str, what: &str) -> Lexed {
    let clean = clean(source, what);
    let mut lexed = lex(source, &clean.text);
    lexed.issues.extend(clean.issues);
    lexed
}

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static RESULT: Mutex<Written> = Mutex::new(Written { words: Vec::new(), strings: Vec::new() });

/// Allocates `length` bytes of input. A later panic stores its message as the strings of the result.
#[no_mangle]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    std::panic::set_hook(Box::new(|info| {
        store(Written { words: Vec::new(), strings: info.to_string().into_bytes() });
    }));
    let mut input = lock(&INPUT);
    input.clear();
    input.resize(length, 0);
    input.as_mut_ptr()
}

#[no_mangle]
pub extern "C" fn parse_input() {
    run(parse);
}

#[no_mangle]
pub extern "C" fn check_input() {
    run(check);
}

/// Panics: the test of recovery from a panic requires no input that makes full_moon panic.
#[no_mangle]
pub extern "C" fn panic_on_purpose() {
    run(|source| panic!("panicked on purpose, with {} bytes of input", source.len()));
}

#[no_mangle]
pub extern "C" fn tape_address() -> *const u32 {
    lock(&RESULT).words.as_ptr()
}

/// In words.
#[no_mangle]
pub extern "C" fn tape_length() -> usize {
    lock(&RESULT).words.len()
}

#[no_mangle]
pub extern "C" fn strings_address() -> *const u8 {
    lock(&RESULT).strings.as_ptr()
}

/// In bytes.
#[no_mangle]
pub extern "C" fn strings_length() -> usize {
    lock(&RESULT).strings.len()
}

fn run(entry: impl FnOnce(&str) -> Written) {
    // Discards the message of an earlier panic.
    store(Written::default());
    let input = std::mem::take(&mut *lock(&INPUT));
    let source = String::from_utf8_lossy(&input);
    store(entry(&source));
}

fn store(written: Written) {
    *lock(&RESULT) = written;
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
