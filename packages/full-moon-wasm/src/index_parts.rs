//! Takes apart what full_moon is slow at. To check `a[b[c[d]]]` it walks the inner expressions anew at every level, so
//! that nine levels cost it a second and twelve an hour; `if` expressions and interpolated strings inside an index
//! double the work in the same way. Therefore each such index is replaced by `[0]`, and what stood in it is checked as
//! an argument of a call, in a text of its own where every byte keeps its place.

use full_moon::tokenizer::{InterpolatedStringKind as I, Symbol as S};

use crate::luau::is_seen;
use crate::syntax::{Span, SyntaxIssue};
use crate::tokens::{Kind, Token};

/// More levels than any person writes; each costs a text as long as the file.
const MAX_LEVELS: usize = 32;

/// An index whose inside is to be checked apart: the places of its brackets.
struct Part {
    open: usize,
    close: usize,
}

/// An open bracket, and whether something was met inside that full_moon is slow at.
struct Bracket {
    at: usize,
    is_index: bool,
    heavy: bool,
}

/// A text to check, and where the last part in it ends.
struct Text {
    bytes: Vec<u8>,
    last_close: Option<usize>,
}

/// The texts to check, the code itself first; or the place where indices nest too deeply.
pub fn split(code: &str, tokens: &[Token]) -> Result<Vec<String>, SyntaxIssue> {
    let mut texts = vec![Text { bytes: code.as_bytes().to_vec(), last_close: None }];
    let mut enclosing: Vec<usize> = Vec::new();
    for part in heavy_parts(code, tokens) {
        while enclosing.last().is_some_and(|close| *close < part.open) {
            enclosing.pop();
        }
        let level = enclosing.len();
        if level == MAX_LEVELS {
            return Err(too_deep(part.open));
        }
        if texts.len() == level + 1 {
            texts.push(Text { bytes: blank_copy(code), last_close: None });
        }
        let (outer, inner) = texts.split_at_mut(level + 1);
        move_part(code, &part, &mut outer[level].bytes, &mut inner[0]);
        enclosing.push(part.close);
    }
    Ok(texts.into_iter().filter_map(|text| String::from_utf8(text.bytes).ok()).collect())
}

fn too_deep(at: usize) -> SyntaxIssue {
    SyntaxIssue {
        message: format!("Indices are nested too deeply here (more than {MAX_LEVELS} levels)."),
        span: Span::new(at as u32, at as u32 + 1),
        hint: Some("Take the inner ones out into locals.".into()),
    }
}

fn blank_copy(code: &str) -> Vec<u8> {
    code.bytes().map(|byte| if byte == b'\n' { b'\n' } else { b' ' }).collect()
}

/// Moves the inside of `part` from its text to the one of the next level: `f(first , second , last)`.
fn move_part(code: &str, part: &Part, from: &mut [u8], to: &mut Text) {
    let inside = part.open + 1..part.close;
    to.bytes[inside.clone()].copy_from_slice(&code.as_bytes()[inside.clone()]);
    match to.last_close {
        // An operand stands before the bracket, so there is room for the `f`.
        None => to.bytes[part.open - 1..=part.open].copy_from_slice(b"f("),
        // The call goes on: the parenthesis that ended it becomes white space again.
        Some(last) => {
            to.bytes[last] = b' ';
            to.bytes[part.open] = b',';
        }
    }
    to.bytes[part.close] = b')';
    to.last_close = Some(part.close);
    let replaced = &mut from[inside];
    replaced.iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
    replaced[0] = b'0';
}

/// The indices that hold a further index, an `if` expression or an interpolated string, by their opening bracket.
fn heavy_parts(code: &str, tokens: &[Token]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut open: Vec<Bracket> = Vec::new();
    let mut before: Option<Kind> = None;
    for token in tokens.iter().filter(|token| is_seen(code, token)) {
        let at = token.span.start as usize;
        match token.kind {
            Kind::Symbol(S::LeftParen | S::LeftBrace) => open.push(Bracket { at, is_index: false, heavy: false }),
            Kind::Interpolated(I::Begin) => open.push(Bracket { at, is_index: false, heavy: true }),
            Kind::Symbol(S::LeftBracket) => {
                open.push(Bracket { at, is_index: before.is_some_and(ends_operand), heavy: false })
            }
            Kind::Symbol(S::RightParen | S::RightBrace | S::RightBracket) | Kind::Interpolated(I::End) => {
                parts.extend(close_bracket(&mut open, token))
            }
            Kind::Symbol(S::If) => open.iter_mut().rev().take(1).for_each(|bracket| bracket.heavy = true),
            _ => {}
        }
        before = Some(token.kind);
    }
    parts.sort_by_key(|part| part.open);
    parts
}

/// The index that ends here, if it is one to check apart. It is itself heavy for what is around it.
fn close_bracket(open: &mut Vec<Bracket>, token: &Token) -> Option<Part> {
    let Bracket { at, is_index, heavy } = open.pop()?;
    if let Some(outer) = open.last_mut() {
        outer.heavy |= is_index || heavy;
    }
    let is_part = is_index && heavy && token.kind == Kind::Symbol(S::RightBracket);
    is_part.then_some(Part { open: at, close: token.span.start as usize })
}

fn ends_operand(kind: Kind) -> bool {
    match kind {
        Kind::Name | Kind::String | Kind::LongString | Kind::Interpolated(I::End | I::Simple) => true,
        Kind::Symbol(symbol) => matches!(symbol, S::RightParen | S::RightBracket | S::RightBrace),
        _ => false,
    }
}
