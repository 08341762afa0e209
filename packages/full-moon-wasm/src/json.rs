//! Writes results as JSON, in the shape of `../syntax.ts`, spans in UTF-16 code units.

use crate::offsets::Offsets;
use crate::syntax::*;
use crate::trivia::Docs;

pub struct Json<'s> {
    out: Vec<u8>,
    source: &'s str,
    offsets: Offsets,
}

impl<'s> Json<'s> {
    pub fn new(source: &'s str, capacity: usize) -> Self {
        Self { out: Vec::with_capacity(capacity), source, offsets: Offsets::new(source) }
    }

    pub fn finish(self) -> Vec<u8> {
        self.out
    }

    pub fn raw(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// `"key":value,` pairs leave a comma behind, which the closing bracket takes back.
    pub fn close(&mut self, bracket: &str) {
        if self.out.last() == Some(&b',') {
            self.out.pop();
        }
        self.raw(bracket);
        self.raw(",");
    }

    pub fn number(&mut self, value: u32) {
        let mut digits = [0u8; 10];
        let mut at = digits.len();
        let mut rest = value;
        loop {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.out.extend_from_slice(&digits[at..]);
    }

    pub fn string(&mut self, text: &str) {
        self.out.push(b'"');
        let mut clean_from = 0;
        for (at, byte) in text.bytes().enumerate() {
            if byte >= 0x20 && byte != b'"' && byte != b'\\' {
                continue;
            }
            self.out.extend_from_slice(&text.as_bytes()[clean_from..at]);
            clean_from = at + 1;
            match byte {
                b'"' => self.raw("\\\""),
                b'\\' => self.raw("\\\\"),
                b'\n' => self.raw("\\n"),
                b'\r' => self.raw("\\r"),
                b'\t' => self.raw("\\t"),
                _ => self.raw(&format!("\\u{byte:04x}")),
            }
        }
        self.out.extend_from_slice(&text.as_bytes()[clean_from..]);
        self.out.push(b'"');
    }

    pub fn offset(&mut self, byte: u32) {
        self.number(self.offsets.utf16(byte));
    }

    /// `"span":[start,end],`
    pub fn span(&mut self, span: Span) {
        self.raw("\"span\":[");
        self.offset(span.start);
        self.raw(",");
        self.offset(span.end);
        self.raw("],");
    }

    pub fn text(&self, span: Span) -> &'s str {
        &self.source[span.start as usize..span.end as usize]
    }

    /// `"key":` and the text of a name with its place.
    pub fn name(&mut self, key: &str, name: &Name) {
        self.raw(key);
        self.raw("{\"text\":");
        match &name.text {
            Some(text) => self.string(text),
            None => self.string(self.text(name.span)),
        }
        self.raw(",");
        self.span(name.span);
        self.close("}");
    }

    pub fn optional_name(&mut self, key: &str, name: Option<&Name>) {
        match name {
            Some(name) => self.name(key, name),
            None => {
                self.raw(key);
                self.raw("null,");
            }
        }
    }

    pub fn bool(&mut self, key: &str, value: bool) {
        self.raw(key);
        self.raw(if value { "true," } else { "false," });
    }

    pub fn issues(&mut self, issues: &[SyntaxIssue]) {
        self.raw("\"errors\":[");
        for issue in issues {
            self.raw("{\"message\":");
            self.string(&issue.message);
            self.raw(",");
            self.span(issue.span);
            self.raw("\"hint\":");
            match &issue.hint {
                Some(hint) => self.string(hint),
                None => self.raw("null"),
            }
            self.close("}");
        }
        self.close("]");
    }

    pub fn doc_comment(&mut self, id: DocId, docs: &Docs) {
        let doc = docs.comment(id);
        self.raw(match doc.style {
            DocStyle::Lines => "{\"style\":\"lines\",\"lines\":[",
            DocStyle::Block => "{\"style\":\"block\",\"lines\":[",
        });
        for line in &doc.lines {
            self.raw("{\"text\":");
            self.string(self.text(line.text));
            self.raw(",\"start\":");
            self.offset(line.text.start);
            self.close("}");
        }
        self.close("]");
        self.span(doc.span);
        self.close("}");
    }
}
