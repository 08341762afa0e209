//! Luau definition files and scripts for JavaScript: text in, a compact tape out. See `../README.md`.
//!
//! `entry.rs` is the whole of the interface to WebAssembly. The caller writes UTF-8 into memory that `allocate` gave,
//! calls one of the entries, and reads the tape that `tape.rs` describes.
//! One call at a time: WebAssembly here has one thread, and the caller throws the instance away after a trap.

#[cfg(any(target_arch = "wasm32", test))]
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
mod allocator;
mod attributes;
mod blocks;
mod clean;
mod declare;
mod depth;
mod doc_text;
mod extern_type;
mod function_type;
mod generics;
mod index_parts;
mod issues;
mod lexical_messages;
#[cfg(test)]
mod lexing_tests;
mod luau;
mod luau_checks;
mod luau_walk;
mod offsets;
mod parser;
mod statements;
mod string_value;
mod syntax;
mod table_type;
mod tape;
mod tape_tree;
mod tokenize;
mod tokens;
mod trivia;
mod type_suffix;
mod types;

pub mod entry;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: allocator::SizeClasses = allocator::SizeClasses::new();
