//! The tree that a parse gives back. `tape_tree.rs` writes it, `../syntax.ts` mirrors it, and
//! `tests/contract.test.ts` holds the two together. Ordinary Luau has its part in `syntax_luau.rs`.

pub use crate::syntax_luau::*;

/// A half-open range of bytes in the source text. Written out in UTF-16 code units.
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

/// A name, with its place. `text` is set only where it differs from the source (`["quoted"]` fields).
#[derive(Debug, Clone)]
pub struct Name {
    pub text: Option<String>,
    pub span: Span,
}

/// One line of a doc comment: the part of the source that remains after the marks are taken off.
#[derive(Debug)]
pub struct DocLine {
    pub text: Span,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocStyle {
    Lines,
    Block,
}

#[derive(Debug)]
pub struct DocComment {
    pub style: DocStyle,
    pub lines: Vec<DocLine>,
    pub span: Span,
}

/// A doc comment of the file, by its index in `Docs`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DocId(pub u32);

pub type Doc = Option<DocId>;

#[derive(Debug)]
pub struct AttributeArgument {
    pub name: String,
    pub value: String,
}

#[derive(Debug)]
pub struct Attribute {
    pub name: Name,
    pub args: Vec<AttributeArgument>,
    pub span: Span,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    Read,
    Write,
    ReadWrite,
}

#[derive(Debug)]
pub struct Generic {
    pub name: Name,
    pub pack: bool,
    pub default: Option<Type>,
}

#[derive(Debug)]
pub struct Parameter {
    pub name: Option<Name>,
    pub ty: Type,
    pub doc: Doc,
    pub span: Span,
}

#[derive(Debug)]
pub struct Signature {
    pub generics: Vec<Generic>,
    pub parameters: Vec<Parameter>,
    pub variadic: Option<Box<Type>>,
    pub returns: Box<Type>,
}

#[derive(Debug)]
pub struct UnionMember {
    pub ty: Type,
    pub doc: Doc,
}

/// A type, or a pack where the grammar lets one stand: the last three kinds are packs.
#[derive(Debug)]
pub struct Type {
    pub kind: TypeKind,
    pub span: Span,
}

#[derive(Debug)]
pub enum TypeKind {
    Nil,
    String { value: String },
    Boolean { value: bool },
    Reference { prefix: Option<Box<Name>>, name: Name, args: Option<Vec<Type>> },
    Typeof { expression: Span, value: Box<Value> },
    Table { fields: Vec<TableField> },
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

#[derive(Debug)]
pub enum TableField {
    Property { access: Access, name: Name, quoted: bool, ty: Type, doc: Doc, span: Span },
    Indexer { access: Access, key: Type, value: Type, doc: Doc, span: Span },
}

#[derive(Debug)]
pub enum ExternMember {
    Field(TableField),
    Method { attributes: Vec<Attribute>, name: Name, signature: Signature, doc: Doc, span: Span },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spelling {
    Extern,
    Class,
}

#[derive(Debug)]
pub struct Statement {
    pub kind: StatementKind,
    pub doc: Doc,
    pub span: Span,
}

#[derive(Debug)]
pub enum StatementKind {
    DeclareFunction { attributes: Vec<Attribute>, name: Name, signature: Signature },
    DeclareGlobal { name: Name, ty: Type },
    ExternType { spelling: Spelling, name: Name, parent: Option<Name>, members: Vec<ExternMember> },
    TypeAlias { exported: bool, name: Name, generics: Vec<Generic>, ty: Type },
    TypeFunction { exported: bool, name: Name, body: FunctionBody },
    Luau { declarations: Vec<Nested>, statements: Vec<LuauStatement> },
}

/// A declaration inside blocks of ordinary Luau. `blocks` are their numbers, outermost first.
#[derive(Debug)]
pub struct Nested {
    pub blocks: Vec<u32>,
    pub statement: Statement,
}

/// A mistake in the source, with its range and, where it is known, how to mend it.
#[derive(Debug, Clone)]
pub struct SyntaxIssue {
    pub message: String,
    pub span: Span,
    pub hint: Option<String>,
}

#[derive(Debug, Default)]
pub struct ParseResult {
    pub module_doc: Doc,
    pub statements: Vec<Statement>,
    pub stray_docs: Vec<DocId>,
    pub errors: Vec<SyntaxIssue>,
}
