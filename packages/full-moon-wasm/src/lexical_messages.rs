//! Descriptions of tokens, and messages about text that full_moon's lexer cannot lex.

use crate::tokens::{Kind, Token};

pub const NON_ASCII_NAME_HINT: &str = "Use ASCII letters, digits and `_` only.";

pub fn non_ascii_name_message(word: &str) -> String {
    format!("`{}` is not a valid name: it holds characters outside ASCII.", shorten(word))
}

/// The message about a character that Luau does not have, and a hint.
pub fn unknown_message(character: char) -> (String, Option<String>) {
    let (message, hint) = match character {
        '!' => ("Found `!`, which Luau does not have.".into(), NOT),
        '~' => ("Found `~` without `=`.".into(), NOT),
        '\u{feff}' => {
            ("Found a byte order mark.".into(), "Save the file as UTF-8 without a byte order mark.")
        }
        c if c.is_control() || c.is_whitespace() => {
            (format!("Found the invisible character U+{:04X}.", c as u32), "Delete it.")
        }
        c => return (format!("Found `{c}`, which Luau does not have."), None),
    };
    (message, Some(hint.into()))
}

const NOT: &str = "Write `~=` for \"not equal\" and `not` for \"not\".";

/// The first 40 characters of a text, for use in a message.
pub fn shorten(text: &str) -> String {
    let line = text.lines().next().unwrap_or("");
    match line.char_indices().nth(40) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line.to_string(),
    }
}

/// `]==]` for a block comment whose opening is `--[==[`, `opening` characters.
pub fn closing_bracket(opening: u32) -> String {
    format!("]{}]", "=".repeat(opening.saturating_sub(4) as usize))
}

/// How to end a string that starts like `text`.
pub fn unclosed_string_hint(text: &str) -> String {
    let quote = text.chars().next().unwrap_or('"');
    let closing = match quote {
        '[' => format!("]{}]", "=".repeat(text[1..].chars().take_while(|c| *c == '=').count())),
        '}' => "`".to_string(),
        _ => quote.to_string(),
    };
    format!("Close it with {closing}")
}

pub fn describe(token: Token, source: &str) -> String {
    let text = shorten(token.span.of(source));
    match token.kind {
        Kind::Eof => "the end of the file".into(),
        Kind::String => format!("the string {text}"),
        Kind::Number => format!("the number {text}"),
        Kind::Interpolated(_) => "an interpolated string".into(),
        _ => format!("`{text}`"),
    }
}
