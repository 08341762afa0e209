//! Names with letters outside ASCII, which full_moon's lexer reports by letter: a name is one token and one
//! issue.

use crate::lexer::{Location, State};
use crate::lexical_messages::{non_ascii_name_message, NON_ASCII_NAME_HINT};
use crate::syntax::Span;
use crate::tokens::Kind;

/// Placeholder for the message until the end of the name is known.
const NON_ASCII_NAME: &str = "";

impl State<'_> {
    /// Adds `span` to the last token if that is such a name and ends there. Returns whether it did.
    pub fn extends_non_ascii_name(&mut self, span: Span) -> bool {
        let is_word = self.text(span).starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let (Some(last), Some(issue)) = (self.lexed.tokens.last_mut(), self.lexed.issues.last_mut()) else {
            return false;
        };
        if !is_word || last.kind != Kind::Name || last.span != issue.span || last.span.end != span.start {
            return false;
        }
        last.span.end = span.end;
        issue.span.end = span.end;
        true
    }

    /// A letter outside ASCII: the word around it becomes one token and one issue.
    pub fn non_ascii_letter(&mut self, span: Span, start: Location) {
        if self.joins_word_before(span) {
            return;
        }
        self.push(Kind::Name, span, start);
        self.issue(NON_ASCII_NAME, span, Some(NON_ASCII_NAME_HINT.to_string()));
    }

    fn joins_word_before(&mut self, span: Span) -> bool {
        let Some(last) = self.lexed.tokens.last_mut() else { return false };
        if last.kind != Kind::Name || last.span.end != span.start {
            return false;
        }
        let before = last.span;
        last.span.end = span.end;
        let whole = last.span;
        match self.lexed.issues.last_mut() {
            Some(issue) if issue.span == before => issue.span = whole,
            _ => self.issue(NON_ASCII_NAME, whole, Some(NON_ASCII_NAME_HINT.to_string())),
        }
        true
    }

    pub fn finish_non_ascii_names(&mut self) {
        for issue in self.lexed.issues.iter_mut().filter(|issue| issue.message == NON_ASCII_NAME) {
            issue.message = non_ascii_name_message(issue.span.of(self.source));
        }
    }
}
