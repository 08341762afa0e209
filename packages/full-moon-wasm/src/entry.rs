//! The entries, as plain functions for tests and as exports for WebAssembly.

use std::sync::Mutex;

use crate::clean::{clean, shebang_issue};
use crate::json_tree::{write_check, write_parse};
use crate::statements::{parse_file, Options};
use crate::tokenize::write_tokens;
use crate::tokens::lex;

/// `parse`, without the ordinary Luau when `skip_luau` is set.
pub fn parse(source: &str, skip_luau: bool) -> Vec<u8> {
    let clean = clean(source);
    let mut lexed = lex(source, &clean.text);
    lexed.issues.extend(clean.issues);
    lexed.issues.extend(clean.shebang.map(shebang_issue));
    let (result, docs) = parse_file(source, &clean.text, &lexed, Options { skip_luau, script: false });
    write_parse(source, &result, &docs)
}

/// `check`: the errors of an ordinary script. A `#!` line is fine there, as Luau's own tools skip it.
pub fn check(source: &str) -> Vec<u8> {
    let clean = clean(source);
    let mut lexed = lex(source, &clean.text);
    lexed.issues.extend(clean.issues);
    let (result, _) = parse_file(source, &clean.text, &lexed, Options { skip_luau: false, script: true });
    write_check(source, &result.errors)
}

/// `tokenize`
pub fn tokenize(source: &str) -> Vec<u8> {
    let clean = clean(source);
    let lexed = lex(source, &clean.text);
    let issues: Vec<_> = clean.issues.into_iter().chain(lexed.issues.iter().cloned()).collect();
    write_tokens(source, &lexed, clean.shebang, &crate::issues::tidy(issues))
}

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static RESULT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Room for `length` bytes of input. Also sets up that a panic leaves its message as the result.
#[no_mangle]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    std::panic::set_hook(Box::new(|info| {
        store(info.to_string().into_bytes());
    }));
    let mut input = INPUT.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    input.clear();
    input.resize(length, 0);
    input.as_mut_ptr()
}

#[no_mangle]
pub extern "C" fn parse_input(skip_luau: bool) -> *const u8 {
    run(|source| parse(source, skip_luau))
}

#[no_mangle]
pub extern "C" fn check_input() -> *const u8 {
    run(check)
}

#[no_mangle]
pub extern "C" fn tokenize_input() -> *const u8 {
    run(tokenize)
}

/// Panics, so that the test of surviving a panic needs no input that happens to make full_moon panic.
#[no_mangle]
pub extern "C" fn panic_on_purpose() -> *const u8 {
    run(|source| panic!("panicked on purpose, with {} bytes of input", source.len()))
}

/// How long the result is, or the panic's message after a trap. Its address is `result_address`.
#[no_mangle]
pub extern "C" fn result_length() -> usize {
    RESULT.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).len()
}

#[no_mangle]
pub extern "C" fn result_address() -> *const u8 {
    RESULT.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).as_ptr()
}

fn run(entry: impl FnOnce(&str) -> Vec<u8>) -> *const u8 {
    // A message of an earlier panic must not be taken for one of this call.
    store(Vec::new());
    let input = std::mem::take(&mut *INPUT.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
    let source = String::from_utf8_lossy(&input);
    store(entry(&source))
}

fn store(bytes: Vec<u8>) -> *const u8 {
    let mut result = RESULT.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    *result = bytes;
    result.as_ptr()
}
