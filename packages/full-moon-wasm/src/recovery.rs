//! Recovery from errors: finds where the next statement starts.

use full_moon::tokenizer::Symbol as S;

use crate::parser::Parser;
use crate::tokens::{Kind, Token};

impl Parser<'_> {
    /// At a line that starts with `declare X`, `export type` or `type X`, a new statement begins, whatever is
    /// open.
    pub fn at_statement_line(&self) -> bool {
        self.at_eof() || (self.token().first_on_line && self.at_declaration())
    }

    pub fn at_declaration(&self) -> bool {
        self.is_declaration(self.pos)
    }

    pub fn is_declaration(&self, index: usize) -> bool {
        let at = |ahead: usize| self.tokens[(index + ahead).min(self.tokens.len() - 1)];
        let (token, next) = (at(0), at(1));
        if token.kind != Kind::Name {
            return false;
        }
        let names_something = next.kind == Kind::Name || next.kind == Kind::Symbol(S::Function);
        match self.text(token.span) {
            "declare" => names_something,
            "type" => {
                names_something && matches!(at(2).kind, Kind::Symbol(S::Equal | S::LessThan) | Kind::Name)
            }
            "export" => {
                (self.is_word(next, "type") || self.is_word(next, "class"))
                    && at(2).kind != Kind::Symbol(S::Colon)
            }
            "class" => next.kind == Kind::Name && !next.first_on_line,
            _ => false,
        }
    }

    /// After an error in a definition: returns to a declaration that was parsed as part of it, or skips to a
    /// line that starts a statement.
    pub fn leave_statement(&mut self, start: usize) {
        let is_lost = |index: &usize| self.tokens[*index].first_on_line && self.is_declaration(*index);
        match (start + 1..self.pos).find(is_lost) {
            Some(index) => self.pos = index,
            None => self.skip_statement(self.tokens[start].column),
        }
    }

    /// Skips to the next line that starts a statement, after an error in one that began at `column`.
    pub fn skip_statement(&mut self, column: u32) {
        while !self.at_eof() {
            let token = self.token();
            if token.first_on_line
                && (self.at_declaration() || (token.column <= column && self.starts_ordinary()))
            {
                return;
            }
            self.bump();
        }
    }

    fn starts_ordinary(&self) -> bool {
        if self.at_block_end() {
            !self.blocks.is_empty()
        } else {
            self.at_statement_keyword() && !self.at(S::Break)
        }
    }

    /// After an error: skips to the next line, or to a word that starts or ends a statement.
    pub fn skip_rest_of_line(&mut self) {
        while !self.token().first_on_line && !self.at_statement_keyword() && !self.at_eof() {
            self.bump();
        }
    }

    /// In a file whose blocks do not balance, a declaration at the start of a line ends all open blocks.
    pub fn reject_lost_declaration(&mut self, opener: Token) -> Option<()> {
        if self.token().column != 1 || !self.at_lost_declaration() {
            return Some(());
        }
        self.unclosed = self.unclosed.or(Some(opener));
        self.abandoned = true;
        None
    }

    /// Whether the current token is a declaration in a block that is never closed.
    fn at_lost_declaration(&self) -> bool {
        self.resync && self.token().column == 1 && !self.at_eof() && self.at_statement_line()
    }
}
