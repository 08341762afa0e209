//! `declare extern type X extends Y with … end`, and the older `declare class X extends Y … end`.
//! Only the members with errors are lost.

use full_moon::tokenizer::Symbol as S;

use crate::parser::Parser;
use crate::syntax::{Access, Attribute, Doc, Member, Name, Spelling, StatementKind};
use crate::tokens::{Kind, Token};

impl Parser<'_> {
    /// From `extern` on.
    pub fn parse_extern_type(&mut self) -> Option<StatementKind> {
        let extern_word = self.bump();
        if !self.at_word("type") {
            self.report_expected("`type` after `extern`", "Write `declare extern type X with … end`.");
            return None;
        }
        self.bump();
        let (name, parent) = self.parse_extern_header("extern type")?;
        if self.at_word("with") {
            self.bump();
        } else {
            let text = self.text(name.span);
            let hint = format!("Write `declare extern type {text} with … end`.");
            self.report_expected(format!("`with` before the members of `{text}`"), hint);
        }
        let members = self.parse_members(&name, extern_word)?;
        Some(StatementKind::ExternType { spelling: Spelling::Extern, name, parent, members })
    }

    /// From `class` on.
    pub fn parse_declare_class(&mut self) -> Option<StatementKind> {
        let class_word = self.bump();
        let (name, parent) = self.parse_extern_header("class")?;
        if self.at_word("with") && !self.ahead_is(1, S::Colon) {
            self.report_here("`declare class` takes no `with`.", "Write `declare extern type X with … end`.");
            self.bump();
        }
        let members = self.parse_members(&name, class_word)?;
        Some(StatementKind::ExternType { spelling: Spelling::Class, name, parent, members })
    }

    fn parse_extern_header(&mut self, what: &str) -> Option<(Name, Option<Name>)> {
        let name = self.name(&format!("the name of the {what}"))?;
        self.reject_extern_generics()?;
        if self.at(S::Colon) {
            self.report_expected("`extends` before the parent", "Write `extends`.");
            self.bump();
            return Some((name, Some(self.name("the name of the parent")?)));
        }
        if !self.at_word("extends") {
            return Some((name, None));
        }
        self.bump();
        let parent = self.name("the name of the parent after `extends`")?;
        self.reject_extern_generics()?;
        Some((name, Some(parent)))
    }

    fn reject_extern_generics(&mut self) -> Option<()> {
        if !self.at(S::LessThan) {
            return Some(());
        }
        self.report_here("An extern type cannot be generic.", "Delete the `<…>`.");
        self.parse_type_arguments().map(|_| ())
    }

    fn parse_members(&mut self, owner: &Name, opening: Token) -> Option<Vec<Member>> {
        let mut members = Vec::new();
        let mut has_indexer = false;
        while !self.at(S::End) && !self.at_statement_line() && !self.at_eof() {
            if self.skip_separator("an extern type") {
                continue;
            }
            let before = self.pos;
            let column = self.token().column;
            match self.parse_member() {
                Some(member) => {
                    self.note_indexer(&member, &mut has_indexer, "An extern type");
                    members.push(member);
                }
                None if self.abandoned => return None,
                None => self.skip_member(before, column),
            }
        }
        if !self.eat(S::End) {
            let name = self.text(owner.span);
            let end = format!("`end` to close the extern type `{name}` on line {}", opening.line);
            self.report_expected(end, None);
        }
        Some(members)
    }

    /// Reports `,` or `;` between members: only tables have separators.
    pub fn skip_separator(&mut self, owner: &str) -> bool {
        let is_separator = self.at(S::Comma) || self.at(S::Semicolon);
        if is_separator {
            let text = self.found();
            let hint = format!("Delete the {text}.");
            self.report_misplaced(format!("The members of {owner} take no separators"), hint);
            self.bump();
        }
        is_separator
    }

    fn parse_member(&mut self) -> Option<Member> {
        let doc = self.docs.take_above(self.pos);
        if self.at(S::AtSign) {
            let attributes = self.parse_attributes();
            let doc = self.docs.take_nearer(self.pos, doc);
            if !self.at(S::Function) {
                self.report_expected("a method after the attribute", None);
                return None;
            }
            return self.parse_method(attributes, doc);
        }
        if self.at(S::Function) {
            return self.parse_method(Vec::new(), doc);
        }
        self.parse_member_field(doc)
    }

    fn parse_method(&mut self, attributes: Vec<Attribute>, doc: Doc) -> Option<Member> {
        let function = self.bump();
        let start = attributes.first().map_or(function.span, |attribute| attribute.span);
        let name = self.name("the name of a method")?;
        let signature = self.parse_declared_signature(true)?;
        Some(Member::Method { attributes, name, signature, doc, span: self.span_from(start) })
    }

    fn parse_member_field(&mut self, doc: Doc) -> Option<Member> {
        let start = self.token().span;
        let unknown_word =
            self.at_name() && self.ahead(1).kind == Kind::Name && self.access_ahead().is_none();
        if unknown_word {
            let found = self.found();
            let message = "only `read` and `write` may stand before a name.";
            self.report_here(format!("Expected a member, found {found}: {message}"), None);
            self.bump();
        }
        let access = self.parse_access();
        if self.at(S::LeftBracket) {
            if access != Access::ReadWrite {
                self.report_here("`read` and `write` may stand before a name only, found `[`.", None);
            }
            return self.parse_bracket_field(access, doc, start);
        }
        let name = self.parse_member_name()?;
        let optional = self.eat_optional_mark();
        if self.at(S::LeftParen) {
            let hint = format!("Write `function {}(self, …)`.", self.text(name.span));
            self.report_expected("`:` and a type after a member's name", hint);
            return None;
        }
        self.expect(S::Colon, "between a member's name and its type")?;
        let ty = self.parse_type()?;
        self.explain_optional(optional, &name, &ty);
        Some(Member::Property { access, name, quoted: false, ty, doc, span: self.span_from(start) })
    }

    /// A name, and more on the same line.
    fn parse_member_name(&mut self) -> Option<Name> {
        let name = self.name("a member or `end`")?;
        if !self.token().first_on_line || self.at(S::Colon) {
            return Some(name);
        }
        let text = self.text(name.span);
        let hint = format!("Write `{text}: T`, with the type for `T`.");
        self.report(name.span, format!("The member `{text}` has no type."), hint);
        None
    }

    /// After an error in a member: skips to the next line that may be a member, or to `end`.
    fn skip_member(&mut self, before: usize, column: u32) {
        if self.pos == before {
            self.bump();
        }
        while !self.at_eof() && !self.at(S::End) && !self.at_statement_line() {
            if self.token().first_on_line && self.token().column <= column && self.may_be_member() {
                return;
            }
            self.bump();
        }
    }

    fn may_be_member(&self) -> bool {
        matches!(self.kind(), Kind::Name | Kind::Symbol(S::Function | S::AtSign | S::LeftBracket))
    }
}
