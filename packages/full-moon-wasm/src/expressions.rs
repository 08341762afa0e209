//! Expressions of ordinary Luau. They are judged and leave no tree: of an expression only its shape counts, for what
//! may be assigned to or called. Here and in the other files about ordinary Luau, `None` means that the statement is
//! given up (see `Parser::abandoned`); any other mistake is reported and passed over.
//!
//! ```text
//! expression = (unary expression | simple ["::" type]) { binary expression }
//! simple     = NUMBER | STRING | nil | true | false | "..." | table | function | if-else | primary
//! ```

use full_moon::tokenizer::{InterpolatedStringKind as I, Symbol as S};

use crate::operators::{binary_priority, UNARY_PRIORITY};
use crate::parser::Parser;
use crate::tokens::{Kind, Token};

/// What an expression is, as far as the statement around it needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A name that can be assigned to.
    Name,
    Constant,
    Field,
    Call,
    Varargs,
    Other,
    /// Nothing that could be an expression; reported already.
    Missing,
}

impl Parser<'_> {
    pub fn parse_expression(&mut self) -> Option<Shape> {
        self.parse_operation(0)
    }

    /// An expression of operators that bind tighter than `limit`.
    fn parse_operation(&mut self, limit: u8) -> Option<Shape> {
        let depth = self.depth();
        self.deeper()?;
        let mut shape = if self.at_unary_operator() {
            self.bump();
            self.parse_operation(UNARY_PRIORITY)?;
            Shape::Other
        } else {
            self.parse_asserted()?
        };
        while let Some(right) = self.eat_binary_operator(limit) {
            self.parse_operation(right)?;
            shape = Shape::Other;
            // The parser does not recurse over a chain of operators, but the official one counts its levels.
            self.deeper()?;
        }
        self.restore_depth(depth);
        Some(shape)
    }

    fn at_unary_operator(&self) -> bool {
        match self.kind() {
            Kind::Symbol(symbol) => matches!(symbol, S::Not | S::Minus | S::Hash),
            // The lexer has reported it, and what it should have been.
            Kind::Unknown => self.text(self.token().span) == "!",
            _ => false,
        }
    }

    /// Consumes a binary operator that binds tighter than `limit`; gives the limit of its right side.
    fn eat_binary_operator(&mut self, limit: u8) -> Option<u8> {
        let (symbol, foreign) = match self.kind() {
            Kind::Symbol(symbol @ (S::Ampersand | S::Pipe)) => (self.doubled(symbol)?, true),
            Kind::Symbol(symbol) => (symbol, false),
            Kind::Unknown if self.text(self.token().span) == "!" && self.is_joined(S::Equal) => (S::TildeEqual, true),
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

    /// What `&&` and `||` mean.
    fn doubled(&self, symbol: S) -> Option<S> {
        self.is_joined(symbol).then_some(if symbol == S::Pipe { S::Or } else { S::And })
    }

    /// Whether `symbol` follows the current token without a space.
    fn is_joined(&self, symbol: S) -> bool {
        self.ahead_is(1, symbol) && self.ahead(1).span.start == self.token().span.end
    }

    /// `simple :: T`
    fn parse_asserted(&mut self) -> Option<Shape> {
        let shape = self.parse_simple()?;
        if !self.eat(S::TwoColons) {
            return Some(shape);
        }
        self.parse_annotation()?;
        Some(Shape::Other)
    }

    /// A type in ordinary Luau, which leaves nothing behind.
    pub fn parse_annotation(&mut self) -> Option<()> {
        let depth = self.depth();
        let _ = self.parse_type();
        self.restore_depth(depth);
        self.go_on()
    }

    /// `None` once the statement is given up.
    pub fn go_on(&self) -> Option<()> {
        (!self.abandoned).then_some(())
    }

    fn parse_simple(&mut self) -> Option<Shape> {
        let token = self.token();
        match token.kind {
            Kind::Symbol(S::AtSign) => self.parse_attributed_function()?,
            Kind::Symbol(S::Function) => {
                self.bump();
                self.parse_function_body(token, None)?;
            }
            Kind::Symbol(S::Nil | S::True | S::False) | Kind::Number | Kind::Broken => {
                self.bump();
            }
            Kind::String | Kind::LongString | Kind::Interpolated(I::Simple) => {
                self.parse_string_value();
            }
            Kind::Interpolated(I::Begin) => self.parse_interpolated_string()?,
            Kind::Symbol(S::Ellipsis) => return self.parse_varargs(),
            Kind::Symbol(S::LeftBrace) => self.parse_table()?,
            Kind::Symbol(S::If) => self.parse_if_expression()?,
            _ => return self.parse_primary(false),
        }
        Some(Shape::Other)
    }

    fn parse_varargs(&mut self) -> Option<Shape> {
        let token = self.bump();
        if self.scopes.has_varargs() {
            return Some(Shape::Varargs);
        }
        let message = "`...` is used outside a function with `...` among its parameters.";
        self.report(token.span, message, None);
        Some(Shape::Other)
    }

    fn parse_attributed_function(&mut self) -> Option<()> {
        let at = self.token();
        self.parse_attributes();
        self.go_on()?;
        let function = self.token();
        if !self.eat(S::Function) {
            let message = format!("Expected `function` after the attribute, found {}.", self.found());
            self.report_whole(at.span, message, None);
            return Some(());
        }
        self.parse_function_body(function, None)
    }

    /// A name, or what stands in its place is reported.
    pub fn parse_name_expression(&mut self, what: &str) -> Shape {
        if !self.at_name() {
            let message = format!("Expected {what}, found {}.", self.found());
            self.report_here(message, None);
            return Shape::Missing;
        }
        let token = self.bump();
        self.shape_of_name(token)
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
