//! Words with letters outside ASCII, which full_moon's lexer gives letter by letter: one name and one issue each.

use crate::lexer::{Place, State};
use crate::lexical_messages::{foreign_word_message, FOREIGN_WORD_HINT};
use crate::syntax::Span;
use crate::tokens::Kind;

/// Stands for the message about a word with foreign letters until the word's end is known.
const FOREIGN_WORD: &str = "";

impl State<'_> {
    /// True when the last token is a word with foreign letters that ends exactly where `span` starts; then it swallows it.
    pub fn joins_foreign_word(&mut self, span: Span) -> bool {
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

    /// A letter outside ASCII: the word around it becomes one name and one issue.
    pub fn foreign_letter(&mut self, span: Span, start: Place) {
        if self.joins_word_before(span) {
            return;
        }
        self.push(Kind::Name, span, start.line, start.column);
        self.last_line = start.line;
        self.issue(FOREIGN_WORD, span, Some(FOREIGN_WORD_HINT.to_string()));
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
            _ => self.issue(FOREIGN_WORD, whole, Some(FOREIGN_WORD_HINT.to_string())),
        }
        true
    }

    /// Only at the end is it known how far each such word goes.
    pub fn name_foreign_words(&mut self) {
        for issue in self.lexed.issues.iter_mut().filter(|issue| issue.message == FOREIGN_WORD) {
            issue.message = foreign_word_message(issue.span.of(self.source));
        }
    }
}
