//! Expressions of ordinary Luau. Their syntax is checked; of an expression, its shape is kept, which decides
//! what can be assigned to, and outside functions its value (`values.rs`). In ordinary Luau, `None` says
//! that the statement is abandoned (see `Parser::abandoned`); after any other error, parsing continues.
//!
//! ```text
//! expression = (unary expression | simple ["::" type]) { binary expression }
//! simple     = NUMBER | STRING | nil | true | false | "..." | table | function | if-else | primary
//! ```

use full_moon::tokenizer::{InterpolatedStringKind as I, Symbol as S};

use crate::operators::{binary_priority, UNARY_PRIORITY};
use crate::parser::Parser;
use crate::syntax::{Literal, Span, Type, Value, ValueKind};
use crate::tokens::{Kind, Token};
use crate::values::Expression;

/// The kind of an expression, which decides where it is allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// A name that can be assigned to.
    Name,
    Constant,
    Field,
    Call,
    Varargs,
    #[default]
    Other,
    /// Not an expression; already reported.
    Missing,
}

impl Parser<'_> {
    pub fn parse_expression(&mut self) -> Option<Expression> {
        self.parse_operation(0)
    }

    /// An expression of operators that bind tighter than `limit`.
    fn parse_operation(&mut self, limit: u8) -> Option<Expression> {
        self.nested(|parser| parser.parse_operands(limit))
    }

    fn parse_operands(&mut self, limit: u8) -> Option<Expression> {
        self.deeper()?;
        let start = self.token().span;
        let mut expression = if self.at_unary_operator() {
            let operator = self.bump();
            let operand = self.parse_operation(UNARY_PRIORITY)?;
            self.with_sign(operator, operand)
        } else {
            self.parse_asserted()?
        };
        while let Some(right) = self.eat_binary_operator(limit) {
            self.parse_operation(right)?;
            expression = self.opaque(Shape::Other, start);
            // This parser does not recurse over a chain of operators, but Luau's own counts its levels.
            self.deeper()?;
        }
        Some(expression)
    }

    /// `-1` is a number, too.
    fn with_sign(&self, operator: Token, operand: Expression) -> Expression {
        let is_number = |value: &Value| matches!(value.kind, ValueKind::Literal { literal: Literal::Number });
        if operator.kind == Kind::Symbol(S::Minus) && operand.value.as_deref().is_some_and(is_number) {
            return self.literal(Literal::Number, operator.span);
        }
        self.opaque(Shape::Other, operator.span)
    }

    fn literal(&self, literal: Literal, start: Span) -> Expression {
        self.expression(Shape::Other, start, || ValueKind::Literal { literal })
    }

    fn at_unary_operator(&self) -> bool {
        match self.kind() {
            Kind::Symbol(symbol) => matches!(symbol, S::Not | S::Minus | S::Hash),
            // The lexer has reported it.
            Kind::Unknown => self.text(self.token().span) == "!",
            _ => false,
        }
    }

    /// Consumes a binary operator that binds tighter than `limit`; returns the limit of its right side.
    fn eat_binary_operator(&mut self, limit: u8) -> Option<u8> {
        let (symbol, foreign) = match self.kind() {
            Kind::Symbol(symbol @ (S::Ampersand | S::Pipe)) => (self.doubled(symbol)?, true),
            Kind::Symbol(symbol) => (symbol, false),
            Kind::Unknown if self.text(self.token().span) == "!" && self.is_joined(S::Equal) => {
                (S::TildeEqual, true)
            }
            _ => return None,
        };
        let (left, right) = binary_priority(symbol)?;
        if left <= limit {
            return None;
        }
        let first = self.bump();
        if foreign {
            let span = first.span.to(self.bump().span);
            self.report(span, format!("Luau writes `{symbol}` for `{}`.", self.text(span)), None);
        }
        Some(right)
    }

    /// The operators of Luau for `&&` and `||`.
    fn doubled(&self, symbol: S) -> Option<S> {
        self.is_joined(symbol).then_some(if symbol == S::Pipe { S::Or } else { S::And })
    }

    /// Whether `symbol` follows the current token without a space.
    fn is_joined(&self, symbol: S) -> bool {
        self.ahead_is(1, symbol) && self.ahead(1).span.start == self.token().span.end
    }

    /// `simple :: T`
    fn parse_asserted(&mut self) -> Option<Expression> {
        let start = self.token().span;
        let simple = self.parse_simple()?;
        if !self.eat(S::TwoColons) {
            return Some(simple);
        }
        let Some(ty) = self.parse_annotation()? else { return Some(self.opaque(Shape::Other, start)) };
        Some(
            self.expression(Shape::Other, start, || ValueKind::Cast {
                value: Box::new(simple.into_value()),
                ty,
            }),
        )
    }

    /// A type in ordinary Luau; the inner `None` is one with an error.
    pub fn parse_annotation(&mut self) -> Option<Option<Type>> {
        let ty = self.nested(Self::parse_type);
        self.go_on()?;
        Some(ty)
    }

    /// `None` if the statement is abandoned.
    pub fn go_on(&self) -> Option<()> {
        (!self.abandoned).then_some(())
    }

    fn parse_simple(&mut self) -> Option<Expression> {
        let token = self.token();
        let start = token.span;
        match token.kind {
            Kind::Symbol(S::AtSign) => return self.parse_attributed_function(),
            Kind::Symbol(S::Function) => {
                self.bump();
                let body = Box::new(self.parse_function_body(token, None)?);
                let kind = || ValueKind::Closure { attributes: Vec::new(), body };
                return Some(self.expression(Shape::Other, start, kind));
            }
            Kind::Symbol(S::Nil) => return Some(self.take_literal(Literal::Nil)),
            Kind::Symbol(S::True | S::False) => return Some(self.take_literal(Literal::Boolean)),
            Kind::Number => return Some(self.take_literal(Literal::Number)),
            Kind::Broken => {
                self.bump();
            }
            Kind::String | Kind::Interpolated(I::Simple) => {
                let value = self.parse_string_value();
                return Some(self.expression(Shape::Other, start, || ValueKind::Text { value }));
            }
            Kind::Interpolated(I::Begin) => self.parse_interpolated_string()?,
            Kind::Symbol(S::Ellipsis) => return Some(self.parse_varargs()),
            Kind::Symbol(S::LeftBrace) => {
                let items = self.parse_table()?;
                return Some(self.expression(Shape::Other, start, || ValueKind::Constructor { items }));
            }
            Kind::Symbol(S::If) => self.parse_if_expression()?,
            _ => return self.parse_primary(false),
        }
        Some(self.opaque(Shape::Other, start))
    }

    fn take_literal(&mut self, literal: Literal) -> Expression {
        let token = self.bump();
        self.literal(literal, token.span)
    }

    fn parse_varargs(&mut self) -> Expression {
        let token = self.bump();
        if self.scopes.has_varargs() {
            return self.opaque(Shape::Varargs, token.span);
        }
        let message = "`...` is used outside a function with `...` among its parameters.";
        self.report(token.span, message, None);
        self.opaque(Shape::Other, token.span)
    }

    fn parse_attributed_function(&mut self) -> Option<Expression> {
        let at = self.token();
        let attributes = self.parse_attributes();
        self.go_on()?;
        let function = self.token();
        if !self.eat(S::Function) {
            let message = format!("Expected `function` after the attribute, found {}.", self.found());
            self.report_whole(at.span, message, None);
            return Some(self.opaque(Shape::Other, at.span));
        }
        let body = Box::new(self.parse_function_body(function, None)?);
        Some(self.expression(Shape::Other, at.span, || ValueKind::Closure { attributes, body }))
    }

    /// A name; anything else is reported.
    pub fn parse_name_expression(&mut self, what: &str) -> Expression {
        let token = self.token();
        if !self.at_name() {
            self.report_expected(what, None);
            return Expression { shape: Shape::Missing, span: token.span, value: None };
        }
        self.bump();
        let shape = self.shape_of_name(token);
        self.expression(shape, token.span, || ValueKind::Path { names: vec![token.name()] })
    }

    fn shape_of_name(&mut self, token: Token) -> Shape {
        let name = self.text(token.span);
        if self.scopes.is_out_of_reach(name) {
            let message = format!("A type function cannot use the local `{name}` from outside it.");
            self.report(token.span, message, None);
            return Shape::Missing;
        }
        if self.scopes.is_constant(name) {
            Shape::Constant
        } else {
            Shape::Name
        }
    }
}
