//! Tokens and comments: small copies of full_moon's, which `lexer.rs` creates.

use full_moon::tokenizer::{InterpolatedStringKind, Symbol};

use crate::syntax::{Name, Span, SyntaxIssue};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Eof,
    Name,
    Number,
    /// A finished string in quotes or long brackets.
    String,
    Interpolated(InterpolatedStringKind),
    /// A string without its end.
    Broken,
    Symbol(Symbol),
    /// A character that is not part of Luau.
    Unknown,
}

#[derive(Clone, Copy, Debug)]
pub struct Token {
    pub kind: Kind,
    pub span: Span,
    /// 1-based line on which the token starts.
    pub line: u32,
    /// 1-based column, in characters.
    pub column: u32,
    pub first_on_line: bool,
    /// Number of the comments before this token in the file.
    pub comments: u32,
}

impl Token {
    pub fn name(self) -> Name {
        Name { text: None, span: self.span }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Comment {
    pub span: Span,
    /// Length of the `[==[` that opens a block comment's text, or none for a line comment.
    pub bracket: Option<u32>,
    pub line: u32,
    pub end_line: u32,
    pub first_on_line: bool,
    /// False for a block comment that never ends.
    pub finished: bool,
}

/// Every token and comment of a text, the last token being `Eof`.
pub struct Lexed {
    pub tokens: Vec<Token>,
    pub comments: Vec<Comment>,
    pub issues: Vec<SyntaxIssue>,
}
