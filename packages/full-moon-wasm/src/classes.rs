//! `class A … end`, as in the proposal "Classes" of Luau, with the parser's `open` and `extends`.
//! Only the members with errors are lost.

use full_moon::tokenizer::Symbol as S;

use crate::functions::Local;
use crate::parser::Parser;
use crate::scopes::Binding;
use crate::syntax::{ClassMember, Doc, LuauKind, Name, Type, Value, ValueKind};
use crate::tokens::{Kind, Token};

/// The metamethods that a class may define. Luau reserves all other names with two underscores.
const METAMETHODS: &str = "__init __call __concat __unm __add __sub __mul __div __mod __pow __tostring __eq \
                           __lt __le __iter __len __idiv";

impl<'s> Parser<'s> {
    pub fn at_class(&self) -> bool {
        self.at_word("class") || (self.at_word("open") && self.is_word(self.ahead(1), "class"))
    }

    /// From the word after `class` on. Returns the name of the class.
    pub fn parse_class(&mut self, local: &Local) -> Option<Option<Name>> {
        let opener = self.previous();
        let start = self.tokens[local.start].span;
        let doc = self.recorded_doc(local.start);
        if self.token().first_on_line {
            let message = format!("Expected the name of a class after `class`, found {}.", self.found());
            self.report(opener.span, message, "Write `class Name … end`.");
            return Some(None);
        }
        let name = self.name("the name of the class");
        self.reject_class_generics()?;
        let parent = self.parse_parent()?;
        if !self.scopes.in_chunk() || self.depth != 1 {
            self.report(start, "A class may be declared at the top level of a file only.", None);
        }
        if let Some(name) = &name {
            self.declare_class(name);
        }
        let members = self.parse_class_members(opener)?;
        self.close_block(S::End, opener);
        let Some(name) = name else { return Some(None) };
        let kind = LuauKind::Class { exported: local.exported, name: name.clone(), parent, members };
        self.record(kind, doc, start);
        Some(Some(name))
    }

    fn declare_class(&mut self, name: &Name) {
        let text = name.span.of(self.source);
        if !self.scopes.declare_class(text) {
            self.report(name.span, format!("A class `{text}` is declared already."), None);
        }
        self.scopes.declare(Binding { name: text, constant: true });
    }

    fn reject_class_generics(&mut self) -> Option<()> {
        if !self.at(S::LessThan) {
            return Some(());
        }
        self.report_here("A class cannot be generic.", "Delete the `<…>`.");
        self.parse_generics(false).map(|_| ())
    }

    /// `extends A`, `extends a.B`, `extends a["B"]`
    fn parse_parent(&mut self) -> Option<Option<Value>> {
        if !self.at_word("extends") {
            return Some(None);
        }
        self.bump();
        let start = self.token().span;
        let Some(first) = self.name("the name of the parent after `extends`") else {
            return Some(None);
        };
        let mut names = vec![first];
        if self.eat(S::Dot) {
            names.extend(self.name("a name"));
        } else if self.at(S::LeftBracket) {
            let open = self.bump();
            self.parse_expression()?;
            let _ = self.close(S::RightBracket, open);
            return Some(Some(Value::opaque(self.span_from(start))));
        }
        Some(Some(Value { kind: ValueKind::Path { names }, span: self.span_from(start) }))
    }

    fn parse_class_members(&mut self, opener: Token) -> Option<Vec<ClassMember>> {
        let mut members: Vec<ClassMember> = Vec::new();
        while !self.at(S::End) && !self.at_eof() {
            self.reject_lost_declaration(opener)?;
            if self.skip_separator("a class") {
                continue;
            }
            let (before, column) = (self.pos, self.token().column);
            match self.parse_class_member() {
                Some(member) => {
                    let name = member.name();
                    if members.iter().any(|other| self.text(other.name().span) == self.text(name.span)) {
                        let message = format!("The class has a member `{}` already.", self.text(name.span));
                        self.report(name.span, message, None);
                    }
                    members.push(member);
                }
                None if self.abandoned => return None,
                None => self.skip_class_member(before, column),
            }
        }
        Some(members)
    }

    fn parse_class_member(&mut self) -> Option<ClassMember> {
        let doc = self.recorded_doc(self.pos);
        let start = self.token();
        if self.at(S::AtSign) {
            let hint = "Delete it; a doc comment may have the tag `@deprecated`.";
            self.report_here("A method of a class has no attributes.", hint);
            self.parse_attributes();
        }
        let doc = if self.recording { self.docs.take_nearer(self.pos, doc) } else { doc };
        let qualifier = self.token();
        let is_public = self.at_word("public") && !self.ahead_is(1, S::Colon);
        if is_public {
            self.bump();
        }
        if self.at(S::Function) {
            return self.parse_class_method(start, doc);
        }
        if !is_public {
            self.reject_qualifier(qualifier)?;
        }
        self.parse_class_property(start, doc)
    }

    /// A property without `public`, or with another word in its place.
    fn reject_qualifier(&mut self, token: Token) -> Option<()> {
        let next = self.ahead(1);
        let is_other = self.at_name() && next.kind == Kind::Name && !next.first_on_line;
        let word = self.text(token.span);
        if is_other || self.at(S::Local) {
            let message = format!("Expected `public` before a property, found `{word}`.");
            self.report_here(message, "Write `public`.");
            self.bump();
            return Some(());
        }
        let hint = if self.at_name() {
            format!("Write `public` before `{word}`.")
        } else {
            "Write `public name: T` or `function name(self) … end`.".into()
        };
        self.report_expected("a property, a method or `end`", hint);
        self.at_name().then_some(())
    }

    /// `name: T`, after `public`.
    fn parse_class_property(&mut self, start: Token, doc: Doc) -> Option<ClassMember> {
        let name = self.name("the name of a property")?;
        let ty: Option<Type> = if self.eat(S::Colon) { Some(self.parse_type()?) } else { None };
        let span = self.span_from(start.span);
        let text = self.text(name.span);
        if text.starts_with("__") {
            self.report(name.span, "The name of a property cannot begin with `__`.", None);
        }
        if self.at(S::Equal) {
            let hint = format!("Set it when an instance is made: `Class {{ {text} = … }}`.");
            self.report_here("A property of a class has no initial value.", hint);
            self.bump();
            self.parse_expression()?;
        }
        Some(ClassMember::Property { name, ty, doc, span })
    }

    fn parse_class_method(&mut self, start: Token, doc: Doc) -> Option<ClassMember> {
        let function = self.bump();
        let name = self.name("the name of a method")?;
        let text = self.text(name.span);
        if text.starts_with("__") && METAMETHODS.split(' ').all(|name| name != text) {
            let message = format!("A class cannot define `{text}`: names that begin with `__` are reserved.");
            self.report(name.span, message, None);
        }
        let scope = self.scopes.mark();
        let body = self.nested(|parser| {
            parser.deeper()?;
            parser.parse_function_body(function, None)
        })?;
        self.scopes.restore(scope);
        if let Some(first) = body.parameters.first() {
            if let (Some(ty), "self") = (&first.ty, self.text(first.name.span)) {
                let hint = "Write `self` alone: its type is the class.";
                self.report(ty.span, "The `self` of a method has no type.", hint);
            }
        }
        Some(ClassMember::Method { name, body, doc, span: self.span_from(start.span) })
    }

    /// After an error in a member: skips to the next line that may be a member, or to `end`.
    fn skip_class_member(&mut self, before: usize, column: u32) {
        if self.pos == before {
            self.bump();
        }
        while !self.at_eof() && !self.at(S::End) {
            let starts = self.at(S::Function) || self.at_word("public");
            if self.token().first_on_line && self.token().column <= column && starts {
                return;
            }
            self.bump();
        }
    }
}
