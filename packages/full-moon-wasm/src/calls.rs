//! Primary expressions: a name or a parenthesis, and what is indexed, called or instantiated after it.

use full_moon::tokenizer::Symbol as S;

use crate::expressions::Shape;
use crate::parser::Parser;
use crate::syntax::Span;
use crate::tokens::{Kind, Token};

const AMBIGUOUS_CALL: &str = "This could be a call's arguments or the start of a new statement.";

impl Parser<'_> {
    /// `prefix { "." NAME | "[" expression "]" | ":" NAME arguments | arguments | "<<" types ">>" }`. As a statement
    /// it goes on over a `(` on a new line, where an expression ends.
    pub fn parse_primary(&mut self, statement: bool) -> Option<Shape> {
        let start = self.token().span;
        let mut shape = self.parse_prefix()?;
        let depth = self.depth();
        while let Some(longer) = self.parse_suffix(start, statement)? {
            shape = longer;
            self.deeper()?;
        }
        self.restore_depth(depth);
        Some(shape)
    }

    fn parse_prefix(&mut self) -> Option<Shape> {
        if !self.at(S::LeftParen) {
            return Some(self.parse_name_expression("an expression"));
        }
        let open = self.bump();
        self.parse_expression()?;
        let hint = self.at(S::Equal).then(|| "Write `{` and `}` around a table.".to_string());
        if !self.eat(S::RightParen) {
            self.report_unclosed_bracket(S::RightParen, open, hint);
        }
        Some(Shape::Other)
    }

    /// The inner `None`: nothing more belongs to the expression.
    fn parse_suffix(&mut self, start: Span, statement: bool) -> Option<Option<Shape>> {
        let next = self.token();
        match next.kind {
            Kind::Symbol(S::Dot) => {
                self.bump();
                self.parse_index_name("the name of a field after `.`");
            }
            Kind::Symbol(S::LeftBracket) => {
                self.bump();
                self.parse_expression()?;
                let _ = self.close(S::RightBracket, next);
            }
            Kind::Symbol(S::Colon) => return self.parse_method_call(start).map(Some),
            Kind::Symbol(S::LeftParen) if !statement && self.is_ambiguous_after(self.previous().span.end) => {
                self.report_ambiguous_call();
                return Some(None);
            }
            Kind::Symbol(S::LeftParen | S::LeftBrace) | Kind::String | Kind::LongString => {
                return self.parse_arguments(start, self.previous()).map(Some);
            }
            Kind::Symbol(S::LessThan) if self.ahead_is(1, S::LessThan) => {
                self.parse_instantiation()?;
                return Some(Some(Shape::Other));
            }
            _ => return Some(None),
        }
        Some(Some(Shape::Field))
    }

    fn is_ambiguous_after(&self, end: u32) -> bool {
        self.source[end as usize..self.token().span.start as usize].contains('\n')
    }

    fn report_ambiguous_call(&mut self) {
        let hint = "Write a `;` before it for a new statement, or put it on the line above for a call.";
        self.report_here(AMBIGUOUS_CALL, Some(hint.into()));
    }

    /// `:name<<T>>(…)`
    fn parse_method_call(&mut self, start: Span) -> Option<Shape> {
        self.bump();
        if self.parse_index_name("the name of a method after `:`").is_none() {
            return Some(Shape::Missing);
        }
        let callee = self.previous();
        if self.at(S::LessThan) && self.ahead_is(1, S::LessThan) {
            self.parse_instantiation()?;
        }
        self.parse_arguments(start, callee)
    }

    /// `<<A, B>>`
    fn parse_instantiation(&mut self) -> Option<()> {
        let open = self.bump();
        let depth = self.depth();
        let _ = self.parse_type_arguments();
        self.restore_depth(depth);
        self.go_on()?;
        let _ = self.close(S::GreaterThan, open);
        Some(())
    }

    /// `(a, b)`, `{ … }` or a string, for a call that began at `start`, after the last token of what is called.
    fn parse_arguments(&mut self, start: Span, callee: Token) -> Option<Shape> {
        let open = self.token();
        match open.kind {
            Kind::Symbol(S::LeftParen) => {
                if self.is_ambiguous_after(callee.span.end) {
                    self.report_ambiguous_call();
                }
                self.bump();
                if !self.at(S::RightParen) {
                    self.parse_expressions()?;
                }
                let _ = self.close(S::RightParen, open);
            }
            Kind::Symbol(S::LeftBrace) => self.parse_table()?,
            Kind::String | Kind::LongString => {
                self.parse_string_value();
            }
            _ => {
                let message = format!("Expected the arguments of a call, found {}.", self.found());
                self.report_whole(self.span_from(start), message, Some("Write `(…)`.".into()));
                return Some(Shape::Missing);
            }
        }
        Some(Shape::Call)
    }

    /// `a, b, c`: how many there are, and the shape of the last one.
    pub fn parse_expressions(&mut self) -> Option<(usize, Shape)> {
        let mut count = 1;
        let mut last = self.parse_expression()?;
        while self.eat(S::Comma) {
            if self.at(S::RightParen) {
                self.report_here("Expected an expression after `,`, found `)`.", Some("Delete the `,`.".into()));
                break;
            }
            last = self.parse_expression()?;
            count += 1;
        }
        Some((count, last))
    }
}
