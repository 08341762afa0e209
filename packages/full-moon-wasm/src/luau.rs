//! Ordinary Luau goes to full_moon: here is the text it gets, and what becomes of its errors.

use full_moon::tokenizer::Symbol as S;
use full_moon::{Error, LuaVersion};

use crate::depth::too_deep;
use crate::index_parts::split;
use crate::lexical_messages::{describe, shorten};
use crate::luau_checks::further_issues;
use crate::syntax::{Span, SyntaxIssue};
use crate::tokens::{Kind, Lexed, Token};

/// The source with everything blanked that full_moon is not to see; positions stay as they are.
pub struct LuauText {
    clean: Vec<u8>,
    bytes: Vec<u8>,
    /// Whether any ordinary Luau is in the file.
    pub used: bool,
}

impl LuauText {
    pub fn new(clean: &str) -> Self {
        Self { clean: clean.as_bytes().to_vec(), bytes: clean.as_bytes().to_vec(), used: false }
    }

    fn slice(&mut self, span: Span) -> &mut [u8] {
        &mut self.bytes[span.start as usize..span.end as usize]
    }

    pub fn blank(&mut self, span: Span) {
        for byte in self.slice(span) {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
    }

    /// Brings a blanked range back: `typeof(x)` inside a declaration is a call when it stands alone.
    /// The line breaks in front of its parenthesis go, for in a call they would be a mistake.
    pub fn restore(&mut self, span: Span) {
        let (start, end) = (span.start as usize, span.end as usize);
        self.bytes[start..end].copy_from_slice(&self.clean[start..end]);
        for byte in self.bytes[start..end].iter_mut().take_while(|byte| **byte != b'(') {
            if *byte == b'\n' {
                *byte = b' ';
            }
        }
        self.used = true;
    }

    /// Replaces a token that would stop full_moon's lexer by one that does not: the lexer's issue stands already.
    pub fn patch(&mut self, source: &str, token: Token) {
        match token.kind {
            Kind::Unknown => self.blank(token.span),
            Kind::Name if !token.span.of(source).is_ascii() => {
                self.slice(token.span).fill(b'_');
            }
            _ => {}
        }
    }

    fn as_str(&self) -> Option<&str> {
        std::str::from_utf8(&self.bytes).ok()
    }
}

/// Whether a token is in the text that full_moon sees, and not blanked.
pub fn is_seen(code: &str, token: &Token) -> bool {
    code.as_bytes().get(token.span.start as usize).is_some_and(|byte| *byte != b' ' && *byte != b'\n')
}

/// full_moon's verdict on the ordinary Luau of a file.
pub fn check_luau(text: &LuauText, source: &str, lexed: &Lexed) -> Vec<SyntaxIssue> {
    let Some(code) = text.as_str() else { return Vec::new() };
    if let Some(issue) = too_deep(code, lexed) {
        return vec![issue];
    }
    let texts = match split(code, &lexed.tokens) {
        Err(issue) => return vec![issue],
        Ok(texts) => texts,
    };
    let mut issues: Vec<_> = texts.iter().flat_map(|text| check_text(text, source)).collect();
    issues.extend(casts_without_type(code, source, lexed));
    issues
}

/// `x ::` with no type after it, which full_moon accepts.
fn casts_without_type(code: &str, source: &str, lexed: &Lexed) -> Vec<SyntaxIssue> {
    let is_bare_cast = |pair: &&[Token]| {
        is_seen(code, &pair[0]) && pair[0].kind == Kind::Symbol(S::TwoColons) && !starts_type(pair[1].kind)
    };
    let issue = |pair: &[Token]| SyntaxIssue {
        message: format!("Expected a type after `::`, found {}.", describe(pair[1], source)),
        span: pair[1].span,
        hint: None,
    };
    lexed.tokens.windows(2).filter(is_bare_cast).map(issue).collect()
}

fn starts_type(kind: Kind) -> bool {
    match kind {
        Kind::Symbol(symbol) => matches!(
            symbol,
            S::LeftParen | S::LeftBrace | S::LessThan | S::Nil | S::True | S::False | S::Pipe | S::Ampersand
        ),
        Kind::Name | Kind::String | Kind::LongString => true,
        _ => false,
    }
}

fn check_text(code: &str, source: &str) -> Vec<SyntaxIssue> {
    let result = full_moon::parse_fallible(code, LuaVersion::luau());
    if result.errors().is_empty() {
        return further_issues(result.ast());
    }
    result.errors().iter().filter_map(|error| to_issue(error, source)).collect()
}

fn to_issue(error: &Error, source: &str) -> Option<SyntaxIssue> {
    // The lexer's own errors are reported when the tokens are made.
    let Error::AstError(error) = error else { return None };
    // `statements.rs` reports a missing `end` itself, and where.
    if error.error_message().starts_with("expected `end`") {
        return None;
    }
    let (start, end) = error.range();
    let span = Span::new(start.bytes() as u32, (end.bytes() as u32).min(source.len() as u32));
    let message = capitalise(error.error_message().trim_end_matches('.'));
    if message.contains(" to close ") {
        // The range is that of what is open, not of what was found.
        return Some(SyntaxIssue { message: format!("{message}."), span, hint: None });
    }
    let found = match source.get(span.start as usize..span.end as usize) {
        Some("") | None => "the end of the file".to_string(),
        Some(text) => format!("`{}`", shorten(text)),
    };
    Some(SyntaxIssue { message: format!("{message}, found {found}."), span, hint: None })
}

fn capitalise(text: &str) -> String {
    let mut characters = text.chars();
    match characters.next() {
        Some(first) => first.to_uppercase().chain(characters).collect(),
        None => String::new(),
    }
}

/// Whether a symbol is an operator with operands on both sides or after it.
pub fn is_operator(symbol: S) -> bool {
    matches!(
        symbol,
        S::And
            | S::Or
            | S::Not
            | S::Plus
            | S::Minus
            | S::Star
            | S::Slash
            | S::DoubleSlash
            | S::Percent
            | S::Caret
            | S::TwoDots
            | S::TwoEqual
            | S::TildeEqual
            | S::LessThan
            | S::LessThanEqual
            | S::GreaterThan
            | S::GreaterThanEqual
            | S::Hash
            | S::TwoColons
            | S::ThinArrow
            | S::Pipe
            | S::Ampersand
            | S::QuestionMark
    )
}
