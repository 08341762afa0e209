//! Parsed expressions: their shapes, and outside functions the values that an interface may depend on.

use crate::expressions::Shape;
use crate::parser::Parser;
use crate::syntax::{Span, Value, ValueKind};

pub struct Expression {
    pub shape: Shape,
    pub span: Span,
    /// Present if values are recorded, and a module's interface may depend on this one.
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
    /// The expression from `start` to here; `kind` is called if values are recorded.
    pub fn expression(&self, shape: Shape, start: Span, kind: impl FnOnce() -> ValueKind) -> Expression {
        let span = self.span_from(start);
        let value = self.recording.then(|| Box::new(Value { kind: kind(), span }));
        Expression { shape, span, value }
    }

    pub fn opaque(&self, shape: Shape, start: Span) -> Expression {
        Expression { shape, span: self.span_from(start), value: None }
    }
}
