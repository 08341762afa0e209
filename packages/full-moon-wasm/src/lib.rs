//! Luau definition files and scripts for JavaScript: text in, JSON out. See `../README.md`.
//!
//! The functions below are the whole of the interface to WebAssembly. The caller writes UTF-8 into memory that
//! `allocate` gave, calls one of the entries, and reads `result_length` bytes at the address that comes back.
//! One call at a time: WebAssembly here has one thread, and the caller throws the instance away after a trap.

mod attributes;
mod blocks;
mod clean;
mod declare;
mod depth;
mod doc_text;
mod extern_type;
mod function_type;
mod generics;
mod issues;
mod json;
mod json_tree;
mod luau;
mod offsets;
mod parser;
mod statements;
mod string_value;
mod syntax;
mod table_type;
mod tokenize;
mod tokens;
mod trivia;
mod types;

pub mod entry;
