//! The part of the tree that is ordinary Luau: what a module's interface may depend on.

use crate::syntax::{Attribute, Doc, Generic, Name, Span, Type};
use crate::tape::records;

records! {
    /// A statement of ordinary Luau that may be part of a module's interface. Those inside functions are
    /// omitted.
    pub struct LuauStatement {
        pub kind: LuauKind,
        pub blocks: Vec<u32>,
        pub doc: Doc,
        pub span: Span,
    }

    pub enum LuauKind {
        Variable { exported: bool, name: Name, ty: Option<Type>, value: Value },
        LocalFunction { exported: bool, attributes: Vec<Attribute>, name: Name, body: FunctionBody },
        FieldFunction { attributes: Vec<Attribute>, path: Vec<Name>, method: bool, body: FunctionBody },
        Assignment { target: Value, value: Value },
        Return { values: Vec<Value> },
        CallStatement { value: Value },
        Class { exported: bool, name: Name, parent: Option<Value>, members: Vec<ClassMember> },
    }

    /// `public name: T`, `function name(self) … end`
    pub enum ClassMember {
        Property { name: Name, ty: Option<Type>, doc: Doc, span: Span },
        Method { name: Name, body: FunctionBody, doc: Doc, span: Span },
    }

    /// A function's head, as far as it is annotated.
    pub struct FunctionBody {
        pub generics: Vec<Generic>,
        pub parameters: Vec<BodyParameter>,
        pub vararg: bool,
        pub variadic: Option<Box<Type>>,
        pub returns: Option<Type>,
        pub returns_values: bool,
    }

    pub struct BodyParameter {
        pub name: Name,
        pub ty: Option<Type>,
        pub doc: Doc,
        pub span: Span,
    }

    /// An expression, as far as a module's interface may depend on it.
    pub struct Value {
        pub kind: ValueKind,
        pub span: Span,
    }

    pub enum ValueKind {
        Literal { literal: Literal },
        Text { value: String },
        Path { names: Vec<Name> },
        Index { base: Box<Value>, name: Option<Name> },
        Call { callee: Box<Value>, method: Option<Name>, arguments: Vec<Value> },
        Closure { attributes: Vec<Attribute>, body: Box<FunctionBody> },
        Constructor { items: Vec<TableItem> },
        Cast { value: Box<Value>, ty: Type },
        Opaque,
    }

    pub enum Literal {
        Nil,
        Boolean,
        Number,
    }

    pub struct TableItem {
        pub key: ItemKey,
        pub name: Option<Name>,
        pub value: Value,
        pub doc: Doc,
        pub span: Span,
    }

    pub enum ItemKey {
        Named,
        Positional,
        Computed,
    }
}

impl ClassMember {
    pub fn name(&self) -> &Name {
        match self {
            Self::Property { name, .. } | Self::Method { name, .. } => name,
        }
    }
}
