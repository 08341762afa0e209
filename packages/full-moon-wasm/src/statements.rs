//! Statements, by their first word: `definition_statements.rs` parses declarations. Ordinary statements are
//! checked as by Luau's own parser, and recorded if they may be part of a module's interface.

use full_moon::tokenizer::Symbol as S;

use crate::expressions::Shape;
use crate::functions::Local;
use crate::operators::is_compound_assignment;
use crate::parser::Parser;
use crate::syntax::{Doc, LuauKind, Span, Value, ValueKind};
use crate::tokens::{Kind, Token};
use crate::values::Expression;

impl Parser<'_> {
    /// Returns whether it must be the last statement of the block.
    pub fn parse_statement(&mut self) -> Option<bool> {
        if self.at_definition_statement() {
            self.parse_definition_statement();
            return Some(false);
        }
        let token = self.token();
        match token.kind {
            Kind::Symbol(S::If) => self.parse_if(token)?,
            Kind::Symbol(S::While) => self.parse_while()?,
            Kind::Symbol(S::Do) => self.parse_do()?,
            Kind::Symbol(S::For) => self.parse_for()?,
            Kind::Symbol(S::Repeat) => self.parse_repeat()?,
            Kind::Symbol(S::Function) => self.parse_function_statement(self.pos, Vec::new())?,
            Kind::Symbol(S::AtSign) => self.parse_attributed_statement()?,
            Kind::Symbol(S::Return) => return self.parse_return(),
            Kind::Symbol(S::Local) => {
                let start = self.pos;
                self.bump();
                self.parse_local(Local::at(start))?;
            }
            Kind::Symbol(S::Break) => {
                self.bump();
                return Some(self.end_jump(token));
            }
            _ => return self.parse_word_statement(),
        }
        Some(false)
    }

    /// Whether the current token starts or ends an ordinary statement.
    pub fn at_statement_keyword(&self) -> bool {
        let opens_block = matches!(self.kind(), Kind::Symbol(S::If | S::While | S::Do | S::For | S::Repeat));
        opens_block
            || matches!(self.kind(), Kind::Symbol(S::Function | S::AtSign | S::Return | S::Local | S::Break))
            || self.at_block_end()
    }

    /// Only functions can have attributes.
    fn parse_attributed_statement(&mut self) -> Option<()> {
        let start = self.pos;
        let attributes = self.parse_attributes();
        self.go_on()?;
        match self.kind() {
            Kind::Symbol(S::Function) => self.parse_function_statement(start, attributes),
            Kind::Symbol(S::Local) => {
                self.bump();
                self.parse_local(Local { attributes: Some(attributes), ..Local::at(start) }).map(|_| ())
            }
            Kind::Name if self.at_word("const") => {
                self.bump();
                self.parse_local(Local { attributes: Some(attributes), constant: true, ..Local::at(start) })
                    .map(|_| ())
            }
            Kind::Name if self.at_word("export") => {
                self.bump();
                self.parse_export(start, Some(attributes))
            }
            _ => {
                self.report_expected("a function after the attribute", None);
                Some(())
            }
        }
    }

    /// A call, an assignment, or a statement that begins with a word that is not a keyword.
    fn parse_word_statement(&mut self) -> Option<bool> {
        let (start, before) = (self.token(), self.pos);
        let first = self.parse_primary(true)?;
        let shape = first.shape;
        match self.kind() {
            _ if shape == Shape::Call => self.record_call(first, start.span),
            _ if shape == Shape::Missing && self.pos > before => {}
            Kind::Symbol(S::Comma | S::Equal) => {
                let doc = self.recorded_doc(before);
                let targets = self.parse_targets(first, start.span)?;
                self.want(S::Equal, "after the variables of an assignment");
                let values = self.parse_expressions()?.values;
                self.record_assignments(targets, values, doc, start.span);
            }
            Kind::Symbol(symbol) if is_compound_assignment(symbol) => {
                self.require_assignable(shape, start.span);
                self.bump();
                self.parse_expression()?;
            }
            _ => {
                let word = if self.pos == before + 1 { self.text(start.span) } else { "" };
                return self.parse_after_word(start, word, before);
            }
        }
        Some(false)
    }

    fn parse_after_word(&mut self, start: Token, word: &str, before: usize) -> Option<bool> {
        match word {
            "continue" => return Some(self.end_jump(start)),
            "const" => {
                self.parse_local(Local { constant: true, ..Local::at(before) })?;
            }
            "export"
                if self.at(S::Local) || self.at(S::Function) || self.at_word("const") || self.at_class() =>
            {
                self.parse_export(before, None)?;
            }
            "class" => {
                self.parse_class(&Local::at(before))?;
            }
            "open" if self.at_word("class") => {
                self.bump();
                self.parse_class(&Local::at(before))?;
            }
            _ => self.report_incomplete(start.span, before),
        }
        Some(false)
    }

    /// An expression alone; `before` is the index of its first token.
    fn report_incomplete(&mut self, start: Span, before: usize) {
        if self.pos == before {
            self.bump();
        }
        let span = self.span_from(start);
        self.report_whole(span, "Expected a statement: an expression alone is none.", None);
    }

    /// `a, b.c` before the `=`, from after the first target on.
    fn parse_targets(&mut self, first: Expression, start: Span) -> Option<Vec<Value>> {
        self.require_assignable(first.shape, start);
        let mut targets = vec![first.into_value()];
        while self.eat(S::Comma) {
            let start = self.token().span;
            let target = self.parse_primary(true)?;
            self.require_assignable(target.shape, start);
            targets.push(target.into_value());
        }
        Some(targets)
    }

    /// Records a call statement: only `setmetatable` can change a module's interface.
    fn record_call(&mut self, call: Expression, start: Span) {
        let value = call.into_value();
        let ValueKind::Call { callee, .. } = &value.kind else { return };
        if self.text(callee.span) == "setmetatable" {
            self.record(LuauKind::CallStatement { value }, None, start);
        }
    }

    fn record_assignments(&mut self, targets: Vec<Value>, values: Vec<Value>, doc: Doc, start: Span) {
        let mut values = values.into_iter();
        for target in targets {
            let value = values.next().unwrap_or_else(|| Value::opaque(target.span));
            self.record(LuauKind::Assignment { target, value }, doc, start);
        }
    }
}
