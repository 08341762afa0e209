//! Brackets that are never closed. The fields after one would be parameters, and the error at the end of the
//! table: indentation shows where the bracket should have been closed. It is only used if brackets do not
//! balance, since Luau allows any indentation.

use full_moon::tokenizer::Symbol as S;

use crate::lexical_messages::describe;
use crate::parser::Parser;
use crate::tokens::{Kind, Token};

#[derive(Default)]
pub struct Brackets {
    /// In the first pass: whether a bracket may be missing.
    pub doubtful: bool,
    /// Whether this is the second pass, which finds the missing brackets.
    pub are_sought: bool,
    /// Whether a line of the current statement that is not indented ends the brackets before it.
    pub by_indentation: bool,
    /// The token up to which brackets were compared, and whether they do not balance.
    unbalanced: (usize, bool),
    /// The first token of the last line that has ended a bracket, or a field with an error.
    pub closed_at: Option<usize>,
}

impl Parser<'_> {
    /// Reports `open` if it should be closed before a line that is indented no more than its own.
    /// The first pass only notes such a line.
    pub fn reject_outdent(&mut self, symbol: S, open: Token) -> bool {
        self.reject_outdent_ahead(0, symbol, open)
    }

    /// The same for the token `ahead` places further on.
    pub fn reject_outdent_ahead(&mut self, ahead: usize, symbol: S, open: Token) -> bool {
        let next = self.ahead(ahead);
        if !next.first_on_line || next.column > self.indentation_of(open) || self.is_next_statement(next) {
            return false;
        }
        self.brackets.doubtful = true;
        if !self.brackets.by_indentation {
            return false;
        }
        let (opening, found) = (self.text(open.span), describe(next, self.source));
        let message = format!(
            "This `{opening}` is not closed: expected `{symbol}` before {found} on line {}.",
            next.line
        );
        self.report(open.span, message, None);
        self.brackets.closed_at = Some(self.pos + ahead);
        true
    }

    /// Luau's own parser reports the bracket at a statement on the next line, which is as near.
    fn is_next_statement(&self, next: Token) -> bool {
        self.at_statement_line() && next.line <= self.previous().line + 1
    }

    /// Skips the rest of a field with an error, by indentation.
    pub fn skip_lines_of(&mut self, field: usize) {
        let column = self.indentation_of(self.tokens[field]);
        if self.pos == field {
            self.bump();
        }
        let in_field = |token: Token| !token.first_on_line || token.column > column;
        while !self.at_statement_line() && in_field(self.token()) {
            self.bump();
        }
        self.brackets.closed_at = Some(self.pos);
    }

    /// Reports the rest of a line after a declaration whose last bracket was meant for another one.
    pub fn reject_rest(&mut self, column: u32) {
        if self.token().first_on_line || self.at_eof() || self.at_name() || self.at_statement_keyword() {
            return;
        }
        self.brackets.doubtful = true;
        if self.brackets.by_indentation && !self.at(S::Semicolon) {
            let found = self.found();
            let message =
                format!("Expected the end of the declaration, found {found}: a bracket is missing.");
            self.report_here(message, None);
            self.skip_statement(column);
        }
    }

    /// The column of the first token on a token's line.
    fn indentation_of(&self, token: Token) -> u32 {
        let index = self.tokens.partition_point(|other| other.span.start < token.span.start);
        self.tokens[..=index].iter().rev().find(|other| other.first_on_line).map_or(1, |first| first.column)
    }

    /// Whether the brackets from here to the next line that starts a declaration do not match each other.
    pub fn is_unbalanced(&mut self) -> bool {
        if self.pos >= self.brackets.unbalanced.0 {
            let is_next = |index: &usize| self.tokens[*index].first_on_line && self.is_declaration(*index);
            let end = (self.pos + 1..self.tokens.len()).find(is_next).unwrap_or(self.tokens.len());
            self.brackets.unbalanced = (end, !are_balanced(&self.tokens[self.pos..end]));
        }
        self.brackets.unbalanced.1
    }
}

fn are_balanced(tokens: &[Token]) -> bool {
    let mut open = Vec::new();
    for token in tokens {
        let Kind::Symbol(symbol) = token.kind else { continue };
        let opening = match symbol {
            S::LeftParen | S::LeftBracket | S::LeftBrace | S::LessThan => {
                open.push(symbol);
                continue;
            }
            S::RightParen => S::LeftParen,
            S::RightBracket => S::LeftBracket,
            S::RightBrace => S::LeftBrace,
            S::GreaterThan => S::LessThan,
            _ => continue,
        };
        if open.pop() != Some(opening) {
            return false;
        }
    }
    open.is_empty()
}
