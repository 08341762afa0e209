//! The compact form in which results leave WebAssembly: a tape of 32-bit words, which `../decode.ts` reads
//! back into the objects of `../syntax.ts`. Texts of the source are on it as their places, in UTF-16 code
//! units; other texts (messages, unescaped strings) are in a list on the side.

use crate::offsets::Offsets;
use crate::syntax::{DocId, Name, Span};
use crate::trivia::Docs;

#[derive(Default)]
pub struct Written {
    pub words: Vec<u32>,
    /// A JSON array of strings; empty for none.
    pub strings: Vec<u8>,
}

pub struct Tape<'s, 'd> {
    words: Vec<u32>,
    strings: Vec<u8>,
    string_count: u32,
    source: &'s str,
    docs: &'d Docs<'s>,
    offsets: Offsets,
}

impl<'s, 'd> Tape<'s, 'd> {
    pub fn of(value: &impl Record, source: &'s str, docs: &'d Docs<'s>) -> Written {
        let mut tape = Self {
            words: Vec::with_capacity(source.len() + 64),
            strings: Vec::new(),
            string_count: 0,
            source,
            docs,
            offsets: Offsets::new(source),
        };
        value.write(&mut tape);
        if tape.string_count > 0 {
            tape.strings.push(b']');
        }
        Written { words: tape.words, strings: tape.strings }
    }

    pub fn word(&mut self, word: u32) {
        self.words.push(word);
    }

    /// Puts a text on the side and returns its number, from 1.
    fn string(&mut self, text: &str) -> u32 {
        self.strings.push(if self.string_count == 0 { b'[' } else { b',' });
        write_json_string(&mut self.strings, text);
        self.string_count += 1;
        self.string_count
    }
}

pub trait Record {
    fn write(&self, tape: &mut Tape);
}

/// Declares types whose values are records: a struct is its fields, in this order; a value of an enum is the
/// index of its variant, and the variant's fields.
macro_rules! records {
    () => {};
    (
        $(#[$meta:meta])*
        pub struct $name:ident { $(pub $field:ident: $ty:ty,)* }
        $($rest:tt)*
    ) => {
        $(#[$meta])*
        #[derive(Debug)]
        pub struct $name { $(pub $field: $ty,)* }

        impl crate::tape::Record for $name {
            fn write(&self, tape: &mut crate::tape::Tape) {
                $(self.$field.write(tape);)*
            }
        }

        crate::tape::records! { $($rest)* }
    };
    (
        $(#[$meta:meta])*
        pub enum $name:ident { $($variant:ident $({ $($field:ident: $ty:ty),* })?,)* }
        $($rest:tt)*
    ) => {
        $(#[$meta])*
        #[derive(Debug)]
        pub enum $name { $($variant $({ $($field: $ty),* })?,)* }

        impl crate::tape::Record for $name {
            fn write(&self, tape: &mut crate::tape::Tape) {
                enum VariantIndex { $($variant,)* }
                match self {
                    $(Self::$variant $({ $($field),* })? => {
                        tape.word(VariantIndex::$variant as u32);
                        $($($field.write(tape);)*)?
                    })*
                }
            }
        }

        crate::tape::records! { $($rest)* }
    };
}
pub(crate) use records;

impl Record for u32 {
    fn write(&self, tape: &mut Tape) {
        tape.word(*self);
    }
}

impl Record for bool {
    fn write(&self, tape: &mut Tape) {
        tape.word(u32::from(*self));
    }
}

impl Record for Span {
    fn write(&self, tape: &mut Tape) {
        tape.word(tape.offsets.utf16(self.start));
        tape.word(tape.offsets.utf16(self.end));
    }
}

impl Record for String {
    fn write(&self, tape: &mut Tape) {
        let number = tape.string(self);
        tape.word(number);
    }
}

/// 0 where the text is that of the span, otherwise the text's number on the side; and the span.
impl Record for Name {
    fn write(&self, tape: &mut Tape) {
        let text = self.text.as_deref().filter(|text| *text != self.span.of(tape.source));
        let number = text.map_or(0, |text| tape.string(text));
        tape.word(number);
        self.span.write(tape);
    }
}

impl Record for DocId {
    fn write(&self, tape: &mut Tape) {
        tape.docs.comment(*self).write(tape);
    }
}

impl<T: Record> Record for Vec<T> {
    fn write(&self, tape: &mut Tape) {
        tape.word(self.len() as u32);
        self.iter().for_each(|item| item.write(tape));
    }
}

impl<T: Record> Record for Option<T> {
    fn write(&self, tape: &mut Tape) {
        self.is_some().write(tape);
        self.iter().for_each(|value| value.write(tape));
    }
}

impl<T: Record> Record for Box<T> {
    fn write(&self, tape: &mut Tape) {
        (**self).write(tape);
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
