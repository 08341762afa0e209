//! Luau definition files and scripts for JavaScript: text in, a compact tape out. See `../README.md`.
//!
//! `entry.rs` is the interface to WebAssembly: the caller writes UTF-8 into memory from `allocate`, calls an
//! entry, and reads the tape (`tape.rs`). There is one thread; it discards the instance after a trap.

mod attributes;
mod blocks;
mod calls;
mod classes;
mod clean;
mod compound_expressions;
mod declare;
mod definition_statements;
mod doc_text;
mod exports;
mod expressions;
mod extern_type;
mod file;
mod function_type;
mod functions;
mod generics;
mod indentation;
mod issues;
mod lexer;
mod lexical_messages;
#[cfg(test)]
#[path = "../tests/native/lexing_tests.rs"]
mod lexing_tests;
mod literals;
mod non_ascii_names;
mod offsets;
mod operators;
mod parser;
mod recovery;
mod relexing;
mod scopes;
mod statements;
mod string_value;
mod syntax;
mod syntax_luau;
mod table_type;
mod tape;
mod tokens;
mod trivia;
mod type_suffix;
mod types;
mod values;

pub mod entry;
