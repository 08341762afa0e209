//! Brackets that are never closed. The grammar takes the following fields for parameters then, and finds a mistake only
//! at the end of the table; the indentation shows where the bracket should have been closed. It counts only where
//! brackets do not balance, since Luau allows any.

use full_moon::tokenizer::Symbol as S;

use crate::lexical_messages::describe;
use crate::parser::Parser;
use crate::tokens::{Kind, Token};

impl Parser<'_> {
    /// At a line that is not indented more than the one with `open`, whose bracket should be closed before it: reports
    /// that. In the first pass it is only noted that there is such a line.
    pub fn reject_outdent(&mut self, symbol: S, open: Token) -> bool {
        self.reject_outdent_ahead(0, symbol, open)
    }

    /// The same for the token `ahead` places further on.
    pub fn reject_outdent_ahead(&mut self, ahead: usize, symbol: S, open: Token) -> bool {
        let next = self.ahead(ahead);
        if !next.first_on_line || next.column > self.indentation_of(open) || self.is_next_statement(next) {
            return false;
        }
        self.outdented = true;
        if !self.by_indentation {
            return false;
        }
        let (opening, found) = (self.text(open.span), describe(next, self.source));
        let message =
            format!("This `{opening}` is not closed: expected `{symbol}` before {found} on line {}.", next.line);
        self.report(open.span, message, None);
        self.closed_at = self.pos + ahead;
        true
    }

    /// A statement on the line right behind is where Luau's own parser reports it, and as near.
    fn is_next_statement(&self, next: Token) -> bool {
        self.at_statement_line() && next.line <= self.previous().line + 1
    }

    /// The column of the first token on a token's line.
    fn indentation_of(&self, token: Token) -> u32 {
        let index = self.tokens.partition_point(|other| other.span.start < token.span.start);
        self.tokens[..=index].iter().rev().find(|other| other.first_on_line).map_or(1, |first| first.column)
    }

    /// Whether the brackets from a statement's first token to the next statement do not match each other.
    pub fn is_unbalanced(&self, start: usize) -> bool {
        let is_next = |index: usize| self.tokens[index].first_on_line && self.is_declaration(index);
        let end = (start + 1..self.tokens.len()).find(|index| is_next(*index)).unwrap_or(self.tokens.len());
        let mut open = Vec::new();
        for token in &self.tokens[start..end] {
            match token.kind {
                Kind::Symbol(symbol @ (S::LeftParen | S::LeftBracket | S::LeftBrace | S::LessThan)) => {
                    open.push(symbol)
                }
                Kind::Symbol(S::RightParen) if open.pop() != Some(S::LeftParen) => return true,
                Kind::Symbol(S::RightBracket) if open.pop() != Some(S::LeftBracket) => return true,
                Kind::Symbol(S::RightBrace) if open.pop() != Some(S::LeftBrace) => return true,
                Kind::Symbol(S::GreaterThan) if open.pop() != Some(S::LessThan) => return true,
                _ => {}
            }
        }
        !open.is_empty()
    }
}
