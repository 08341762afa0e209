//! `export` before the declaration of a variable, a function or a class.

use full_moon::tokenizer::Symbol as S;

use crate::functions::Local;
use crate::parser::Parser;
use crate::syntax::{Attribute, Name};

impl Parser<'_> {
    /// `export local x = 1`, `export const x = 1`, `export function f() … end`, `export class A … end`, from
    /// the word after `export` on.
    pub fn parse_export(&mut self, first: usize, attributes: Option<Vec<Attribute>>) -> Option<()> {
        let start = self.tokens[first].span;
        if !self.scopes.in_chunk() || self.depth != 1 {
            self.report(start, "`export` may stand before top-level statements only.", None);
        }
        if self.scopes.returned {
            self.report(start, "A file with a `return` of its own cannot export values.", None);
        }
        if attributes.is_some() && !self.at(S::Function) {
            self.report_expected("`function` after `export`", None);
        }
        if self.at_class() {
            return self.parse_exported_class(first);
        }
        let function = self.at(S::Function);
        let constant = function || self.at_word("const");
        if !function {
            self.bump();
            if self.at(S::Function) {
                self.report(start, "`export` makes a function local already.", "Write `export function`.");
            }
        }
        let attributes = attributes.filter(|_| function);
        for name in self.parse_local(Local { start: first, constant, exported: true, attributes })? {
            self.export(&name);
        }
        Some(())
    }

    /// `export class A … end`, `export open class A … end`, from the word after `export` on.
    fn parse_exported_class(&mut self, first: usize) -> Option<()> {
        if self.bump().span.of(self.source) == "open" {
            self.bump();
        }
        let name = self.parse_class(&Local { exported: true, ..Local::at(first) })?;
        name.iter().for_each(|name| self.export(name));
        Some(())
    }

    fn export(&mut self, name: &Name) {
        if !self.scopes.export(name.span.of(self.source)) {
            let message = format!("`{}` is exported twice.", self.text(name.span));
            self.report(name.span, message, None);
        }
    }
}
