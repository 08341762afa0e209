//! Writes what is kept of ordinary Luau onto the tape, as `tape_tree.rs` does with declarations.

use crate::syntax::*;
use crate::tape::Tape;
use crate::tape_tree::Tree;

impl Tree<'_, '_> {
    pub fn luau_statement(&mut self, statement: &LuauStatement) {
        self.list(&statement.blocks, |writer, block| writer.tape.word(*block));
        match &statement.kind {
            LuauKind::Variable { exported, name, ty, value } => {
                self.tape.word(0);
                self.tape.flag(*exported);
                self.tape.name(name);
                self.optional_type(ty.as_ref());
                self.value(value);
            }
            LuauKind::LocalFunction { exported, attributes, name, body } => {
                self.tape.word(1);
                self.tape.flag(*exported);
                self.list(attributes, Tree::attribute);
                self.tape.name(name);
                self.function_body(body);
            }
            LuauKind::FieldFunction { attributes, path, method, body } => {
                self.tape.word(2);
                self.list(attributes, Tree::attribute);
                self.list(path, |writer, name| writer.tape.name(name));
                self.tape.flag(*method);
                self.function_body(body);
            }
            LuauKind::Assignment { target, value } => {
                self.tape.word(3);
                self.value(target);
                self.value(value);
            }
            LuauKind::Return { values } => {
                self.tape.word(4);
                self.list(values, Tree::value);
            }
            LuauKind::CallStatement { value } => {
                self.tape.word(5);
                self.value(value);
            }
            LuauKind::Class { exported, name, parent, members } => {
                self.tape.word(6);
                self.tape.flag(*exported);
                self.tape.name(name);
                self.tape.flag(parent.is_some());
                if let Some(parent) = parent {
                    self.value(parent);
                }
                self.list(members, Tree::class_member);
            }
        }
        self.doc(statement.doc);
        self.tape.span(statement.span);
    }

    fn class_member(&mut self, member: &ClassMember) {
        let (doc, span) = match member {
            ClassMember::Property { name, ty, doc, span } => {
                self.tape.word(0);
                self.tape.name(name);
                self.optional_type(ty.as_ref());
                (doc, span)
            }
            ClassMember::Method { name, body, doc, span } => {
                self.tape.word(1);
                self.tape.name(name);
                self.function_body(body);
                (doc, span)
            }
        };
        self.doc(*doc);
        self.tape.span(*span);
    }

    pub fn function_body(&mut self, body: &FunctionBody) {
        self.list(&body.generics, Tree::generic);
        self.list(&body.parameters, |writer, parameter| {
            writer.tape.name(&parameter.name);
            writer.optional_type(parameter.ty.as_ref());
            writer.doc(parameter.doc);
            writer.tape.span(parameter.span);
        });
        self.tape.flag(body.vararg);
        self.optional_type(body.variadic.as_deref());
        self.optional_type(body.returns.as_ref());
        self.tape.flag(body.returns_values);
    }

    pub fn value(&mut self, value: &Value) {
        match &value.kind {
            ValueKind::Literal { literal } => {
                self.tape.word(0);
                self.tape.word(*literal as u32);
            }
            ValueKind::Text { value } => {
                self.tape.word(1);
                self.tape.own_text(value);
            }
            ValueKind::Path { names } => {
                self.tape.word(2);
                self.list(names, |writer, name| writer.tape.name(name));
            }
            ValueKind::Index { base, name } => {
                self.tape.word(3);
                self.value(base);
                self.tape.optional(name.as_ref(), Tape::name);
            }
            ValueKind::Call { callee, method, arguments } => {
                self.tape.word(4);
                self.value(callee);
                self.tape.optional(method.as_ref(), Tape::name);
                self.list(arguments, Tree::value);
            }
            ValueKind::Closure { attributes, body } => {
                self.tape.word(5);
                self.list(attributes, Tree::attribute);
                self.function_body(body);
            }
            ValueKind::Constructor { items } => {
                self.tape.word(6);
                self.list(items, Tree::table_item);
            }
            ValueKind::Cast { value, ty } => {
                self.tape.word(7);
                self.value(value);
                self.type_(ty);
            }
            ValueKind::Opaque => self.tape.word(8),
        }
        self.tape.span(value.span);
    }

    fn table_item(&mut self, item: &TableItem) {
        self.tape.word(item.key as u32);
        self.tape.optional(item.name.as_ref(), Tape::name);
        self.value(&item.value);
        self.doc(item.doc);
        self.tape.span(item.span);
    }
}
