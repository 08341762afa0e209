//! The compact form in which results leave WebAssembly: a tape of 32-bit words, which `../decode.ts` reads
//! back into the objects of `../syntax.ts`. Texts that stand in the source travel as their place in it; the
//! few that do not (messages, unescaped strings) go into a list on the side. Places are in UTF-16 code units.

use crate::offsets::Offsets;
use crate::syntax::{Name, Span, SyntaxIssue};

/// A finished result.
#[derive(Default)]
pub struct Written {
    pub words: Vec<u32>,
    /// A JSON array of strings; empty for none.
    pub strings: Vec<u8>,
}

pub struct Tape<'s> {
    words: Vec<u32>,
    strings: Vec<u8>,
    string_count: u32,
    source: &'s str,
    offsets: Offsets,
}

impl<'s> Tape<'s> {
    pub fn new(source: &'s str) -> Self {
        Self {
            words: Vec::with_capacity(source.len() + 64),
            strings: Vec::new(),
            string_count: 0,
            source,
            offsets: Offsets::new(source),
        }
    }

    pub fn finish(mut self) -> Written {
        if self.string_count > 0 {
            self.strings.push(b']');
        }
        Written { words: self.words, strings: self.strings }
    }

    pub fn word(&mut self, word: u32) {
        self.words.push(word);
    }

    pub fn flag(&mut self, flag: bool) {
        self.word(u32::from(flag));
    }

    pub fn span(&mut self, span: Span) {
        let (start, end) = (self.offsets.utf16(span.start), self.offsets.utf16(span.end));
        self.words.extend_from_slice(&[start, end]);
    }

    /// A place, and 0 when the text is what stands there, or else the text's number on the side, from 1.
    pub fn text(&mut self, text: Option<&str>, span: Span) {
        let same = text.is_none_or(|text| text == span.of(self.source));
        let number = if same { 0 } else { self.string(text.unwrap_or_default()) };
        self.word(number);
        self.span(span);
    }

    pub fn name(&mut self, name: &Name) {
        self.text(name.text.as_deref(), name.span);
    }

    /// Puts a text on the side and gives its number, from 1.
    pub fn string(&mut self, text: &str) -> u32 {
        self.strings.push(if self.string_count == 0 { b'[' } else { b',' });
        write_json_string(&mut self.strings, text);
        self.string_count += 1;
        self.string_count
    }

    pub fn own_text(&mut self, text: &str) {
        let number = self.string(text);
        self.word(number);
    }

    pub fn optional<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        self.flag(value.is_some());
        if let Some(value) = value {
            write(self, value);
        }
    }

    pub fn issues(&mut self, issues: &[SyntaxIssue]) {
        self.word(issues.len() as u32);
        for issue in issues {
            self.own_text(&issue.message);
            self.span(issue.span);
            self.optional(issue.hint.as_deref(), |tape, hint| tape.own_text(hint));
        }
    }
}

fn write_json_string(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', byte]),
            0..=0x1f => out.extend_from_slice(format!("\\u{byte:04x}").as_bytes()),
            _ => out.push(byte),
        }
    }
    out.push(b'"');
}
