//! Strings and numbers that full_moon's lexer ends elsewhere than Luau: they end as in Luau, and full_moon's
//! lexer is restarted after them.

use full_moon::tokenizer::{InterpolatedStringKind as I, Lexer};
use full_moon::LuaVersion;

use crate::lexer::{Location, State};
use crate::lexical_messages::shorten;
use crate::literals::{is_number, number_end, string_end};
use crate::syntax::Span;
use crate::tokens::Kind;

/// The start of a string with an expression.
const BRACE: &str = "`{";

impl State<'_> {
    /// A string in quotes or a part of one in backticks. full_moon's lexer may end one
    /// with an escape too late (after its line) or too early (after `\z`): then it is restarted.
    pub fn string(&mut self, start: Location, end: Location, kind: Kind) {
        let span = Span::new(start.offset, end.offset);
        let text = self.text(span);
        if !text.contains('\\') || self.is_full() {
            return self.push_lines(kind, span, start, end.line);
        }
        let (real_end, closed) = string_end(self.source, start.offset as usize);
        let real = Span::new(start.offset, real_end as u32);
        let lexed = if kind == Kind::Broken { text.trim_end_matches(['\r', '\n']) } else { text };
        let same = closed == (kind != Kind::Broken) && self.text(real).len() == lexed.len();
        if same {
            return self.push_lines(kind, span, start, end.line);
        }
        let end_line = self.restart_after(real, start);
        self.push_lines(
            if closed { string_kind(self.text(real)) } else { Kind::Broken },
            real,
            start,
            end_line,
        );
    }

    /// A lexer for the text after `base`. After a `{` in backticks, its text begins with another one.
    pub fn start_again(&mut self, base: Location, clean: &str) -> Lexer {
        let (before, rest) = clean.split_at(base.offset as usize);
        let last = self.lexed.tokens.last().map(|token| token.kind);
        let in_braces =
            matches!(last, Some(Kind::Interpolated(I::Begin | I::Middle))) && before.ends_with('{');
        if !in_braces {
            self.base = base;
            return Lexer::new_lazy(rest, LuaVersion::luau());
        }
        let column = base.column.wrapping_sub(BRACE.len() as u32);
        self.base = Location { offset: base.offset - BRACE.len() as u32, line: base.line, column };
        self.covered = base.offset;
        Lexer::new_lazy(&[BRACE, rest].concat(), LuaVersion::luau())
    }

    /// Restarts full_moon's lexer after a token. Returns the line on which the token ends.
    fn restart_after(&mut self, token: Span, start: Location) -> u32 {
        let text = self.text(token);
        let end_line = start.line + text.matches('\n').count() as u32;
        let length = text.rsplit('\n').next().map_or(0, |line| line.chars().count() as u32);
        let column = if end_line == start.line { start.column - 1 + length } else { length };
        self.restart = Some(Location { offset: token.end, line: end_line - 1, column });
        end_line
    }

    /// full_moon's lexer ends a malformed number and an integer (`5i`) too early, and a few malformed ones
    /// too late.
    pub fn number(&mut self, start: Location, end: Location) {
        self.covered = number_end(self.source, start.offset as usize) as u32;
        let ends_late = self.covered < end.offset && !self.is_full();
        let span =
            Span::new(start.offset, if ends_late { self.covered } else { self.covered.max(end.offset) });
        self.push(Kind::Number, span, start);
        if ends_late {
            self.restart_after(span, start);
        }
        let text = self.text(span);
        if !is_number(text) {
            self.issue(format!("`{}` is not a number.", shorten(text)), span, None);
        }
    }

    /// Each restart copies the text, so their number is limited.
    fn is_full(&self) -> bool {
        self.lexed.issues.len() >= crate::issues::MAX_ISSUES
    }
}

/// The kind of a finished string, or of a finished part of one.
fn string_kind(text: &str) -> Kind {
    match (text.starts_with('`'), text.starts_with('}'), text.ends_with('{')) {
        (true, _, true) => Kind::Interpolated(I::Begin),
        (true, _, false) => Kind::Interpolated(I::Simple),
        (_, true, true) => Kind::Interpolated(I::Middle),
        (_, true, false) => Kind::Interpolated(I::End),
        _ => Kind::String,
    }
}
