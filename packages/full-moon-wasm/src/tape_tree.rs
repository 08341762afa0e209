//! Writes the tree of a definition file onto the tape. `../decode.ts` reads the same fields in the same
//! order: a kind is its place among the variants in `syntax.rs`, a list its length and its items.

use crate::syntax::*;
use crate::tape::{Tape, Written};
use crate::trivia::Docs;

/// The whole result of a parse.
pub fn write_parse(source: &str, result: &ParseResult, docs: &Docs) -> Written {
    let mut writer = Tree { tape: Tape::new(source), docs };
    writer.doc(result.module_doc);
    writer.list(&result.statements, Tree::statement);
    writer.list(&result.stray_docs, |writer, id| writer.doc_comment(*id));
    writer.tape.issues(&result.errors);
    writer.tape.finish()
}

/// The result of `check`: errors alone.
pub fn write_check(source: &str, errors: &[SyntaxIssue]) -> Written {
    let mut tape = Tape::new(source);
    tape.issues(errors);
    tape.finish()
}

pub struct Tree<'s, 'd> {
    pub tape: Tape<'s>,
    docs: &'d Docs<'s>,
}

impl Tree<'_, '_> {
    pub fn list<T>(&mut self, items: &[T], write: impl Fn(&mut Self, &T)) {
        self.tape.word(items.len() as u32);
        items.iter().for_each(|item| write(self, item));
    }

    pub fn doc(&mut self, doc: Doc) {
        self.tape.flag(doc.is_some());
        if let Some(id) = doc {
            self.doc_comment(id);
        }
    }

    fn doc_comment(&mut self, id: DocId) {
        let doc = self.docs.comment(id);
        self.tape.word(doc.style as u32);
        self.list(&doc.lines, |writer, line| writer.tape.span(line.text));
        self.tape.span(doc.span);
    }

    fn statement(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::DeclareFunction { attributes, name, signature } => {
                self.tape.word(0);
                self.list(attributes, Tree::attribute);
                self.tape.name(name);
                self.signature(signature);
            }
            StatementKind::DeclareGlobal { name, ty } => {
                self.tape.word(1);
                self.tape.name(name);
                self.type_(ty);
            }
            StatementKind::ExternType { spelling, name, parent, members } => {
                self.tape.word(2);
                self.tape.word(*spelling as u32);
                self.tape.name(name);
                self.tape.optional(parent.as_ref(), Tape::name);
                self.list(members, Tree::member);
            }
            StatementKind::TypeAlias { exported, name, generics, ty } => {
                self.tape.word(3);
                self.tape.flag(*exported);
                self.tape.name(name);
                self.list(generics, Tree::generic);
                self.type_(ty);
            }
            StatementKind::TypeFunction { exported, name, body } => {
                self.tape.word(4);
                self.tape.flag(*exported);
                self.tape.name(name);
                self.function_body(body);
            }
            StatementKind::Luau { declarations, statements } => {
                self.tape.word(5);
                self.list(declarations, Tree::nested);
                self.list(statements, Tree::luau_statement);
                return self.tape.span(statement.span);
            }
        }
        self.doc(statement.doc);
        self.tape.span(statement.span);
    }

    fn nested(&mut self, nested: &Nested) {
        self.list(&nested.blocks, |writer, block| writer.tape.word(*block));
        self.statement(&nested.statement);
    }

    fn member(&mut self, member: &ExternMember) {
        match member {
            ExternMember::Field(field) => self.field(field),
            ExternMember::Method { attributes, name, signature, doc, span } => {
                self.tape.word(2);
                self.list(attributes, Tree::attribute);
                self.tape.name(name);
                self.signature(signature);
                self.doc(*doc);
                self.tape.span(*span);
            }
        }
    }

    fn field(&mut self, field: &TableField) {
        let (doc, span) = match field {
            TableField::Property { access, name, quoted, ty, doc, span } => {
                self.tape.word(0);
                self.tape.word(*access as u32);
                self.tape.name(name);
                self.tape.flag(*quoted);
                self.type_(ty);
                (doc, span)
            }
            TableField::Indexer { access, key, value, doc, span } => {
                self.tape.word(1);
                self.tape.word(*access as u32);
                self.type_(key);
                self.type_(value);
                (doc, span)
            }
        };
        self.doc(*doc);
        self.tape.span(*span);
    }

    pub fn attribute(&mut self, attribute: &Attribute) {
        self.tape.name(&attribute.name);
        self.list(&attribute.args, |writer, argument| {
            writer.tape.own_text(&argument.name);
            writer.tape.own_text(&argument.value);
        });
        self.tape.span(attribute.span);
    }

    pub fn generic(&mut self, generic: &Generic) {
        self.tape.name(&generic.name);
        self.tape.flag(generic.pack);
        self.optional_type(generic.default.as_ref());
    }

    fn signature(&mut self, signature: &Signature) {
        self.list(&signature.generics, Tree::generic);
        self.list(&signature.parameters, Tree::parameter);
        self.optional_type(signature.variadic.as_deref());
        self.type_(&signature.returns);
    }

    fn parameter(&mut self, parameter: &Parameter) {
        self.tape.optional(parameter.name.as_ref(), Tape::name);
        self.type_(&parameter.ty);
        self.doc(parameter.doc);
        self.tape.span(parameter.span);
    }

    pub fn optional_type(&mut self, ty: Option<&Type>) {
        self.tape.flag(ty.is_some());
        if let Some(ty) = ty {
            self.type_(ty);
        }
    }

    pub fn type_(&mut self, ty: &Type) {
        match &ty.kind {
            TypeKind::Nil => self.tape.word(0),
            TypeKind::String { value } => {
                self.tape.word(1);
                self.tape.text(Some(value), Span::new(ty.span.start + 1, ty.span.end - 1));
            }
            TypeKind::Boolean { value } => {
                self.tape.word(2);
                self.tape.flag(*value);
            }
            TypeKind::Reference { prefix, name, args } => {
                self.tape.word(3);
                self.tape.optional(prefix.as_deref(), Tape::name);
                self.tape.name(name);
                self.tape.flag(args.is_some());
                if let Some(args) = args {
                    self.list(args, Tree::type_);
                }
            }
            TypeKind::Typeof { expression, value } => {
                self.tape.word(4);
                self.tape.span(*expression);
                self.value(value);
            }
            TypeKind::Table { fields } => {
                self.tape.word(5);
                self.list(fields, Tree::field);
            }
            TypeKind::Array { access, element } => {
                self.tape.word(6);
                self.tape.word(*access as u32);
                self.type_(element);
            }
            TypeKind::Function { attributes, signature } => {
                self.tape.word(7);
                self.list(attributes, Tree::attribute);
                self.signature(signature);
            }
            TypeKind::Union { members } => self.members(8, members),
            TypeKind::Intersection { members } => self.members(9, members),
            TypeKind::Optional { ty } => self.wrapper(10, ty),
            TypeKind::Group { ty } => self.wrapper(11, ty),
            TypeKind::TypeList { types, tail } => {
                self.tape.word(12);
                self.list(types, Tree::parameter);
                self.optional_type(tail.as_deref());
            }
            TypeKind::Variadic { ty } => self.wrapper(13, ty),
            TypeKind::GenericPack { name } => {
                self.tape.word(14);
                self.tape.name(name);
            }
        }
        self.tape.span(ty.span);
    }

    fn members(&mut self, kind: u32, members: &[UnionMember]) {
        self.tape.word(kind);
        self.list(members, |writer, member| {
            writer.type_(&member.ty);
            writer.doc(member.doc);
        });
    }

    fn wrapper(&mut self, kind: u32, inner: &Type) {
        self.tape.word(kind);
        self.type_(inner);
    }
}
