//! The recorded part of an expression: its shape, and outside functions the value that a module's interface
//! may depend on.

use crate::expressions::Shape;
use crate::parser::Parser;
use crate::syntax::{Span, Value, ValueKind};

/// An expression that has been parsed.
pub struct Expression {
    pub shape: Shape,
    pub span: Span,
    /// Where values are kept, and this is one that a module's interface may depend on.
    pub value: Option<Box<Value>>,
}

impl Expression {
    pub fn into_value(self) -> Value {
        self.value.map_or_else(|| Value::opaque(self.span), |value| *value)
    }
}

impl Value {
    pub fn opaque(span: Span) -> Self {
        Self { kind: ValueKind::Opaque, span }
    }
}

impl Parser<'_> {
    /// The expression from `start` to here; `kind` is asked for where values are kept.
    pub fn expression(&self, shape: Shape, start: Span, kind: impl FnOnce() -> ValueKind) -> Expression {
        let span = self.span_from(start);
        let value = self.recording.then(|| Box::new(Value { kind: kind(), span }));
        Expression { shape, span, value }
    }

    pub fn opaque(&self, shape: Shape, start: Span) -> Expression {
        Expression { shape, span: self.span_from(start), value: None }
    }
}
