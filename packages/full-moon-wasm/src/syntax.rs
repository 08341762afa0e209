//! The tree that a parse returns, in the order in which the tape holds it. `../syntax.ts` mirrors it, and
//! `tests/contract.test.ts` compares the two. Ordinary Luau has its part in `syntax_luau.rs`.

pub use crate::syntax_luau::*;
use crate::tape::{records, Record, Tape};

/// A half-open range of bytes in the source text. Written in UTF-16 code units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub start: u32,
    pub end: u32,
}

impl Span {
    pub fn new(start: u32, end: u32) -> Self {
        Self { start, end: end.max(start) }
    }

    /// From the start of `self` to the end of `other`.
    pub fn to(self, other: Span) -> Self {
        Self::new(self.start, other.end)
    }

    /// The text of the span in `source`.
    pub fn of(self, source: &str) -> &str {
        &source[self.start as usize..self.end as usize]
    }
}

/// A text with its span. `text` is set only where it differs from the source (`["quoted"]` fields).
#[derive(Debug, Clone)]
pub struct Name {
    pub text: Option<String>,
    pub span: Span,
}

/// A doc comment of the file, by its index in `Docs`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DocId(pub u32);

pub type Doc = Option<DocId>;

#[derive(Debug)]
pub struct Statement {
    pub kind: StatementKind,
    pub doc: Doc,
    pub span: Span,
}

/// Ordinary Luau has no doc comment.
impl Record for Statement {
    fn write(&self, tape: &mut Tape) {
        self.kind.write(tape);
        if !matches!(self.kind, StatementKind::Luau { .. }) {
            self.doc.write(tape);
        }
        self.span.write(tape);
    }
}

records! {
    pub enum StatementKind {
        DeclareFunction { attributes: Vec<Attribute>, name: Name, signature: Signature },
        DeclareGlobal { name: Name, ty: Type },
        ExternType { spelling: Spelling, name: Name, parent: Option<Name>, members: Vec<Member> },
        TypeAlias { exported: bool, name: Name, generics: Vec<Generic>, ty: Type },
        TypeFunction { exported: bool, name: Name, body: FunctionBody },
        Luau { declarations: Vec<Nested>, statements: Vec<LuauStatement> },
    }

    /// A declaration inside blocks of ordinary Luau. `blocks` are their numbers, outermost first.
    pub struct Nested {
        pub blocks: Vec<u32>,
        pub statement: Statement,
    }

    #[derive(Clone, Copy)]
    pub enum Spelling {
        Extern,
        Class,
    }

    /// A member of an extern type, or a field of a table type, which has no methods.
    pub enum Member {
        Property { access: Access, name: Name, quoted: bool, ty: Type, doc: Doc, span: Span },
        Indexer { access: Access, key: Type, value: Type, doc: Doc, span: Span },
        Method { attributes: Vec<Attribute>, name: Name, signature: Signature, doc: Doc, span: Span },
    }

    #[derive(Clone, Copy, PartialEq, Eq)]
    pub enum Access {
        Read,
        Write,
        ReadWrite,
    }

    /// `lines` are what remains of the source without the marks.
    pub struct DocComment {
        pub style: DocStyle,
        pub lines: Vec<Span>,
        pub span: Span,
    }

    pub enum DocStyle {
        Lines,
        Block,
    }

    pub struct Attribute {
        pub name: Name,
        pub args: Vec<AttributeArgument>,
        pub span: Span,
    }

    pub struct AttributeArgument {
        pub name: String,
        pub value: String,
    }

    pub struct Generic {
        pub name: Name,
        pub pack: bool,
        pub default: Option<Type>,
    }

    pub struct Parameter {
        pub name: Option<Name>,
        pub ty: Type,
        pub doc: Doc,
        pub span: Span,
    }

    pub struct Signature {
        pub generics: Vec<Generic>,
        pub parameters: Vec<Parameter>,
        pub variadic: Option<Box<Type>>,
        pub returns: Box<Type>,
    }

    pub struct UnionMember {
        pub ty: Type,
        pub doc: Doc,
    }

    /// A type, or a pack where the grammar allows one: the last three kinds are packs.
    pub struct Type {
        pub kind: TypeKind,
        pub span: Span,
    }

    pub enum TypeKind {
        Nil,
        String { value: Name },
        Boolean { value: bool },
        Reference { prefix: Option<Box<Name>>, name: Name, args: Option<Vec<Type>> },
        Typeof { expression: Span, value: Box<Value> },
        Table { fields: Vec<Member> },
        Array { access: Access, element: Box<Type> },
        Function { attributes: Vec<Attribute>, signature: Box<Signature> },
        Union { members: Vec<UnionMember> },
        Intersection { members: Vec<UnionMember> },
        Optional { ty: Box<Type> },
        Group { ty: Box<Type> },
        TypeList { types: Vec<Parameter>, tail: Option<Box<Type>> },
        Variadic { ty: Box<Type> },
        GenericPack { name: Name },
    }

    /// A syntax error, with its range and, where it is known, the fix.
    #[derive(Clone)]
    pub struct SyntaxIssue {
        pub message: String,
        pub span: Span,
        pub hint: Option<String>,
    }

    #[derive(Default)]
    pub struct ParseResult {
        pub module_doc: Doc,
        pub statements: Vec<Statement>,
        pub stray_docs: Vec<DocId>,
        pub errors: Vec<SyntaxIssue>,
    }
}
