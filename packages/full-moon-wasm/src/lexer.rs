//! Converts a text to tokens by full_moon's lexer. Text that it cannot lex becomes issues and unknown tokens.

use full_moon::tokenizer::{Lexer, LexerResult, Position, StringLiteralQuoteType, TokenType};
use full_moon::LuaVersion;

use crate::lexical_messages::{closing_bracket, unclosed_string_hint, unknown_message};
use crate::syntax::{Span, SyntaxIssue};
use crate::tokens::{Comment, Kind, Lexed, Token};

/// Lexes `source`; `clean` is the same text, prepared by `clean.rs`.
pub fn lex(source: &str, clean: &str) -> Lexed {
    let mut state = State::new(source);
    let mut lexer = Lexer::new_lazy(clean, LuaVersion::luau());
    while let Some(result) = lexer.process_next() {
        match result {
            LexerResult::Ok(token) => state.add(&token, true),
            LexerResult::Recovered(token, _) => state.add(&token, false),
            LexerResult::Fatal(errors) => {
                for error in &errors {
                    let (start, end) = error.range();
                    state.unknown(start, end);
                }
            }
        }
        if let Some(base) = state.restart.take() {
            lexer = state.start_again(base, clean);
        }
    }
    state.finish()
}

#[derive(Clone, Copy, Default)]
pub struct Location {
    pub offset: u32,
    /// From 1, as the column; both are 0 where a base is at the start of the source.
    pub line: u32,
    pub column: u32,
}

pub struct State<'s> {
    pub source: &'s str,
    pub lexed: Lexed,
    pub last_line: u32,
    /// The end of a number that full_moon's lexer ended earlier.
    pub covered: u32,
    /// The place at which full_moon's lexer was last started.
    pub base: Location,
    pub restart: Option<Location>,
}

impl<'s> State<'s> {
    fn new(source: &'s str) -> Self {
        let lexed = Lexed {
            tokens: Vec::with_capacity(source.len() / 5 + 2),
            comments: Vec::new(),
            issues: Vec::new(),
        };
        Self { source, lexed, last_line: 0, covered: 0, base: Location::default(), restart: None }
    }

    fn location(&self, position: Position) -> Location {
        let (line, column) = (position.line() as u32, position.character() as u32);
        Location {
            offset: self.base.offset + position.bytes() as u32,
            line: self.base.line + line,
            column: column.wrapping_add(if line == 1 { self.base.column } else { 0 }),
        }
    }

    fn add(&mut self, token: &full_moon::tokenizer::Token, finished: bool) {
        if matches!(token.token_type(), TokenType::Whitespace { .. } | TokenType::Shebang { .. }) {
            return;
        }
        let (start, end) = (self.location(token.start_position()), self.location(token.end_position()));
        let span = Span::new(start.offset, end.offset);
        if span.start < self.covered {
            return;
        }
        let kind = match token.token_type() {
            TokenType::SingleLineComment { .. } => {
                return self.comment(span, None, start.line, start.line, true)
            }
            TokenType::MultiLineComment { blocks, .. } => {
                let bracket = Some(*blocks as u32 + 4);
                return self.comment(span, bracket, start.line, end.line, finished);
            }
            TokenType::Eof => Kind::Eof,
            TokenType::Identifier { .. } => Kind::Name,
            TokenType::Number { .. } => return self.number(start, end),
            TokenType::StringLiteral { quote_type, .. } => match quote_type {
                StringLiteralQuoteType::Brackets if finished => Kind::String,
                StringLiteralQuoteType::Brackets => Kind::Broken,
                _ => return self.string(start, end, if finished { Kind::String } else { Kind::Broken }),
            },
            TokenType::InterpolatedString { .. } if !finished => {
                return self.string(start, end, Kind::Broken)
            }
            TokenType::InterpolatedString { kind, .. } => {
                return self.string(start, end, Kind::Interpolated(*kind))
            }
            TokenType::Symbol { symbol } => Kind::Symbol(*symbol),
            _ => Kind::Unknown,
        };
        self.push_lines(kind, span, start, end.line);
    }

    /// Adds a token that may have several lines.
    pub fn push_lines(&mut self, kind: Kind, span: Span, start: Location, end_line: u32) {
        if kind == Kind::Broken {
            return self.push_broken(span, start);
        }
        self.push(kind, span, start);
        self.last_line = end_line;
    }

    /// Adds a string that is never closed: it ends with its line.
    fn push_broken(&mut self, span: Span, start: Location) {
        let text = self.text(span).trim_end_matches(['\r', '\n']);
        let span = Span::new(span.start, span.start + text.len() as u32);
        self.push(Kind::Broken, span, start);
        self.issue("This string is never closed.", span, Some(unclosed_string_hint(text)));
    }

    /// Adds a token of one line.
    pub fn push(&mut self, kind: Kind, span: Span, Location { line, column, .. }: Location) {
        let extends = matches!(kind, Kind::Name | Kind::Number | Kind::Symbol(_));
        if !extends || !self.extends_non_ascii_name(span) {
            let first_on_line = line != self.last_line;
            let comments = self.lexed.comments.len() as u32;
            self.lexed.tokens.push(Token { kind, span, line, column, first_on_line, comments });
        }
        self.last_line = line;
    }

    fn comment(&mut self, span: Span, bracket: Option<u32>, line: u32, end_line: u32, finished: bool) {
        let mut span = span;
        if bracket.is_none() {
            span.end = span.start + self.text(span).trim_end_matches('\r').len() as u32;
        }
        let first_on_line = line != self.last_line;
        self.last_line = end_line;
        self.lexed.comments.push(Comment { span, bracket, line, end_line, first_on_line, finished });
        if !finished {
            self.issue(
                "This block comment is never closed.",
                Span::new(span.start, span.start + bracket.unwrap_or(2)),
                Some(format!("Close it with `{}`.", closing_bracket(bracket.unwrap_or(4)))),
            );
        }
    }

    pub fn text(&self, span: Span) -> &'s str {
        span.of(self.source)
    }

    pub fn issue(&mut self, message: impl Into<String>, span: Span, hint: Option<String>) {
        if self.lexed.issues.len() < crate::issues::MAX_ISSUES {
            self.lexed.issues.push(SyntaxIssue { message: message.into(), span, hint });
        }
    }

    fn unknown(&mut self, start: Position, end: Position) {
        let (start, end) = (self.location(start), self.location(end));
        let span = Span::new(start.offset, end.offset);
        if span.start < self.covered {
            return;
        }
        let text = self.text(span);
        let character = text.chars().next().unwrap_or(' ');
        if character.is_alphanumeric()
            || (!character.is_ascii() && !character.is_whitespace() && character != '\u{feff}')
        {
            return self.non_ascii_letter(span, start);
        }
        self.push(Kind::Unknown, span, start);
        self.last_line = end.line;
        let (message, hint) = unknown_message(character);
        self.issue(message, span, hint);
    }

    fn finish(mut self) -> Lexed {
        self.finish_non_ascii_names();
        if !matches!(self.lexed.tokens.last(), Some(token) if token.kind == Kind::Eof) {
            let offset = self.source.len() as u32;
            let end = Location { offset, line: self.last_line + 1, column: 1 };
            self.push(Kind::Eof, Span::new(offset, offset), end);
        }
        self.lexed
    }
}
