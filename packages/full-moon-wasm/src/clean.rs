//! Prepares a text for full_moon's lexer without moving a byte: a byte order mark, a `#!` line, vertical tabs
//! and form feeds become spaces, a lone carriage return becomes a line feed (as in Luau).

use std::borrow::Cow;

use crate::syntax::{Span, SyntaxIssue};

pub struct Clean<'s> {
    pub text: Cow<'s, str>,
    pub issues: Vec<SyntaxIssue>,
}

/// `what` names the kind of text in messages.
pub fn clean<'s>(source: &'s str, what: &str) -> Clean<'s> {
    let mut issues = Vec::new();
    let bytes = source.as_bytes();
    let has_mark = source.starts_with('\u{feff}');
    let start = if has_mark { 3 } else { 0 };
    let has_shebang = source[start..].starts_with("#!");
    if !has_mark && !has_shebang && !bytes.iter().enumerate().any(|(at, _)| replacement(bytes, at).is_some())
    {
        return Clean { text: Cow::Borrowed(source), issues };
    }
    let mut text = bytes.to_vec();
    for (at, target) in text.iter_mut().enumerate() {
        if let Some(byte) = replacement(bytes, at) {
            *target = byte;
        }
    }
    if has_mark {
        text[..3].fill(b' ');
        issues.push(SyntaxIssue {
            message: "The file starts with a byte order mark.".into(),
            span: Span::new(0, 3),
            hint: Some("Save it as UTF-8 without a byte order mark.".into()),
        });
    }
    if has_shebang {
        let end = source[start..].find(['\n', '\r']).map_or(source.len(), |at| start + at);
        text[start..end].fill(b' ');
        issues.push(shebang_issue(Span::new(start as u32, end as u32), what));
    }
    // Only whole characters were replaced, by ASCII ones, so the fallback is never used.
    let text = String::from_utf8(text).map_or(Cow::Borrowed(source), Cow::Owned);
    Clean { text, issues }
}

fn replacement(bytes: &[u8], at: usize) -> Option<u8> {
    match bytes[at] {
        b'\r' if bytes.get(at + 1) != Some(&b'\n') => Some(b'\n'),
        0x0b | 0x0c => Some(b' '),
        _ => None,
    }
}

/// A `#!` line is for the shell: Luau's own parser rejects it.
fn shebang_issue(span: Span, what: &str) -> SyntaxIssue {
    SyntaxIssue {
        message: format!("A {what} has no `#!` line."),
        span,
        hint: Some("Delete the line.".into()),
    }
}
