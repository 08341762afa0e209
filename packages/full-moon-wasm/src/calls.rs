//! Primary expressions: a name or a parenthesis, and the indexing, calls and instantiations after it.

use full_moon::tokenizer::Symbol as S;

use crate::expressions::Shape;
use crate::parser::Parser;
use crate::syntax::{Name, Span, Value, ValueKind};
use crate::tokens::{Kind, Token};
use crate::values::Expression;

/// `a, b, c`
#[derive(Default)]
pub struct Expressions {
    pub count: usize,
    /// The shape of the last one.
    pub last: Shape,
    /// One of each expression, if values are recorded.
    pub values: Vec<Value>,
}

impl Parser<'_> {
    /// `prefix { "." NAME | "[" expression "]" | ":" NAME arguments | arguments | "<<" types ">>" }`. In a
    /// statement, it continues at a `(` on a new line, where an expression ends.
    pub fn parse_primary(&mut self, statement: bool) -> Option<Expression> {
        let start = self.token().span;
        let mut expression = self.parse_prefix()?;
        self.nested(|parser| {
            while parser.parse_suffix(&mut expression, start, statement)? {
                parser.deeper()?;
            }
            Some(expression)
        })
    }

    fn parse_prefix(&mut self) -> Option<Expression> {
        if !self.at(S::LeftParen) {
            return Some(self.parse_name_expression("an expression"));
        }
        let open = self.bump();
        let inner = self.parse_expression()?;
        let hint = self.at(S::Equal).then(|| "Write `{` and `}` around a table.".to_string());
        if !self.eat(S::RightParen) {
            self.report_unclosed_bracket(S::RightParen, open, hint);
        }
        Some(Expression { shape: Shape::Other, span: self.span_from(open.span), value: inner.value })
    }

    /// Extends the expression that began at `start` by one part. Returns false if none follows.
    fn parse_suffix(&mut self, expression: &mut Expression, start: Span, statement: bool) -> Option<bool> {
        let next = self.token();
        match next.kind {
            Kind::Symbol(S::Dot) => {
                self.bump();
                let name = self.parse_index_name("the name of a field after `.`");
                self.extend(expression, Shape::Field, start, |base| indexed(base, name));
            }
            Kind::Symbol(S::LeftBracket) => {
                self.bump();
                let key = self.parse_expression()?;
                let _ = self.close(S::RightBracket, next);
                self.extend(expression, Shape::Field, start, |base| indexed(base, key_name(key)));
            }
            Kind::Symbol(S::Colon) => self.parse_method_call(expression, start)?,
            Kind::Symbol(S::LeftParen) if !statement && self.is_ambiguous_after(self.previous().span.end) => {
                self.report_ambiguous_call();
                return Some(false);
            }
            Kind::Symbol(S::LeftParen | S::LeftBrace) | Kind::String => {
                self.parse_arguments(expression, start, None)?;
            }
            Kind::Symbol(S::LessThan) if self.ahead_is(1, S::LessThan) => {
                self.parse_instantiation()?;
                expression.shape = Shape::Other;
            }
            _ => return Some(false),
        }
        Some(true)
    }

    fn is_ambiguous_after(&self, end: u32) -> bool {
        self.source[end as usize..self.token().span.start as usize].contains('\n')
    }

    fn report_ambiguous_call(&mut self) {
        let hint = "Write a `;` before it for a new statement, or put it on the line above for a call.";
        self.report_here("This could be a call's arguments or the start of a new statement.", hint);
    }

    /// `:name<<T>>(…)`
    fn parse_method_call(&mut self, expression: &mut Expression, start: Span) -> Option<()> {
        self.bump();
        let Some(method) = self.parse_index_name("the name of a method after `:`") else {
            self.miss(expression, start);
            return Some(());
        };
        if self.at(S::LessThan) && self.ahead_is(1, S::LessThan) {
            self.parse_instantiation()?;
        }
        self.parse_arguments(expression, start, Some(method))
    }

    /// `<<A, B>>`
    fn parse_instantiation(&mut self) -> Option<()> {
        let open = self.bump();
        let _ = self.nested(Self::parse_type_arguments);
        self.go_on()?;
        let _ = self.close(S::GreaterThan, open);
        Some(())
    }

    /// `(a, b)`, `{ … }` or a string, for a call that began at `start`.
    fn parse_arguments(
        &mut self,
        expression: &mut Expression,
        start: Span,
        method: Option<Name>,
    ) -> Option<()> {
        let end = method.as_ref().map_or(self.previous().span.end, |method| method.span.end);
        let open = self.token();
        let arguments = match open.kind {
            Kind::Symbol(S::LeftParen) => {
                if self.is_ambiguous_after(end) {
                    self.report_ambiguous_call();
                }
                self.bump();
                let list =
                    if self.at(S::RightParen) { Expressions::default() } else { self.parse_expressions()? };
                let _ = self.close(S::RightParen, open);
                list.values
            }
            Kind::Symbol(S::LeftBrace) => {
                let items = self.parse_table()?;
                self.argument(open, ValueKind::Constructor { items })
            }
            Kind::String => {
                let value = self.parse_string_value();
                self.argument(open, ValueKind::Text { value })
            }
            _ => {
                let message = format!("Expected the arguments of a call, found {}.", self.found());
                self.report_whole(self.span_from(start), message, "Write `(…)`.");
                self.miss(expression, start);
                return Some(());
            }
        };
        let call = |callee| ValueKind::Call { callee: Box::new(callee), method, arguments };
        self.extend(expression, Shape::Call, start, call);
        Some(())
    }

    fn argument(&self, open: Token, kind: ValueKind) -> Vec<Value> {
        vec![Value { kind, span: self.span_from(open.span) }]
    }

    fn extend(
        &self,
        expression: &mut Expression,
        shape: Shape,
        start: Span,
        make: impl FnOnce(Value) -> ValueKind,
    ) {
        let span = self.span_from(start);
        if let Some(value) = expression.value.as_mut() {
            let base = std::mem::replace(&mut **value, Value::opaque(span));
            value.kind = make(base);
        } else if self.recording {
            let base = Value::opaque(expression.span);
            expression.value = Some(Box::new(Value { kind: make(base), span }));
        }
        expression.shape = shape;
        expression.span = span;
    }

    fn miss(&self, expression: &mut Expression, start: Span) {
        *expression = Expression { shape: Shape::Missing, span: self.span_from(start), value: None };
    }

    pub fn parse_expressions(&mut self) -> Option<Expressions> {
        let mut list = Expressions::default();
        loop {
            let expression = self.parse_expression()?;
            list.count += 1;
            list.last = expression.shape;
            if self.recording {
                list.values.push(expression.into_value());
            }
            if !self.eat(S::Comma) {
                return Some(list);
            }
            if self.at(S::RightParen) {
                self.report_expected("an expression after `,`", "Delete the `,`.");
                return Some(list);
            }
        }
    }
}

/// `base.name`; a path stays one.
fn indexed(base: Value, name: Option<Name>) -> ValueKind {
    match (base.kind, name) {
        (ValueKind::Path { mut names }, Some(name)) => {
            names.push(name);
            ValueKind::Path { names }
        }
        (kind, name) => ValueKind::Index { base: Box::new(Value { kind, span: base.span }), name },
    }
}

/// The name in `["name"]`.
pub fn key_name(key: Expression) -> Option<Name> {
    match key.value.map(|value| *value) {
        Some(Value { kind: ValueKind::Text { value }, span }) => Some(Name { text: Some(value), span }),
        _ => None,
    }
}
