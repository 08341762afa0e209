//! Table types: `{ name: T, ["name"]: T, [K]: V }` and `{T}`. Only the fields with errors are lost.

use full_moon::tokenizer::Symbol as S;

use crate::lexical_messages::shorten;
use crate::parser::Parser;
use crate::syntax::{Access, Doc, Member, Name, Span, Type, TypeKind};
use crate::tokens::{Kind, Token};
use crate::types::Place;

impl Parser<'_> {
    pub fn parse_table_type(&mut self, place: Place) -> Option<Type> {
        self.deeper()?;
        let open = self.bump();
        self.parse_table_rest(open, place)
    }

    /// A table whose `{` is missing: its fields begin on the line after the `:` or `=` at which it should be.
    pub fn parse_table_without_brace(&mut self, place: Place) -> Option<Type> {
        let before = self.previous();
        let message = format!("Expected `{{` before the fields, found {}.", self.found());
        self.report(before.span, message, None);
        self.parse_table_rest(before, place)
    }

    fn parse_table_rest(&mut self, open: Token, place: Place) -> Option<Type> {
        let mut fields = Vec::new();
        let mut has_indexer = false;
        while !self.at(S::RightBrace) && !self.at_statement_line() {
            if fields.is_empty() && self.at_array_element() {
                return self.parse_array(open);
            }
            if self.reject_outdent(S::RightBrace, open) {
                return Some(self.type_from(open.span, TypeKind::Table { fields }));
            }
            let before = self.pos;
            match self.parse_table_field(place) {
                Some(field) => {
                    self.note_indexer(&field, &mut has_indexer, "A table type");
                    fields.push(field);
                }
                None if self.abandoned => return None,
                None if self.brackets.by_indentation => self.skip_lines_of(before),
                None => self.skip_field(),
            }
            if !self.end_field(open, before) && self.pos == before {
                self.bump();
            }
        }
        // Without its brace, the table has the fields so far.
        let _ = self.close(S::RightBrace, open);
        Some(self.type_from(open.span, TypeKind::Table { fields }))
    }

    /// Reports a second indexer; `owner` is the subject of the message.
    pub fn note_indexer(&mut self, field: &Member, has_indexer: &mut bool, owner: &str) {
        let Member::Indexer { span, .. } = field else { return };
        if *has_indexer {
            self.report(*span, format!("{owner} has at most one indexer."), None);
        }
        *has_indexer = true;
    }

    fn at_array_element(&self) -> bool {
        if self.at(S::LeftBracket) {
            return false;
        }
        match self.access_ahead() {
            Some(_) => {
                let at_named_field = self.ahead(1).kind == Kind::Name && self.ahead_is(2, S::Colon);
                !self.ahead_is(1, S::LeftBracket) && !at_named_field
            }
            None => !(self.at_name() && (self.ahead_is(1, S::Colon) || self.at_optional_name())),
        }
    }

    fn parse_array(&mut self, open: Token) -> Option<Type> {
        let access = self.parse_access();
        let element = Box::new(self.parse_type()?);
        let separated = self.at(S::Comma) || self.at(S::Semicolon);
        if separated && self.reject_outdent_ahead(1, S::RightBrace, open) {
            return Some(self.type_from(open.span, TypeKind::Array { access, element }));
        }
        if separated {
            let message = format!("`{{T}}` is an array of one type: expected `}}`, found {}.", self.found());
            self.report_here(message, "Give the fields names: `{ first: A, second: B }`.");
            self.skip_to_brace();
        }
        let _ = self.close(S::RightBrace, open);
        Some(self.type_from(open.span, TypeKind::Array { access, element }))
    }

    /// `read` and `write` are modifiers only where no `:` follows.
    pub fn access_ahead(&self) -> Option<Access> {
        if !self.at_name() || self.ahead_is(1, S::Colon) {
            return None;
        }
        match self.text(self.token().span) {
            "read" => Some(Access::Read),
            "write" => Some(Access::Write),
            _ => None,
        }
    }

    pub fn parse_access(&mut self) -> Access {
        let access = self.access_ahead();
        if access.is_some() {
            self.bump();
        }
        access.unwrap_or(Access::ReadWrite)
    }

    fn parse_table_field(&mut self, place: Place) -> Option<Member> {
        let doc = self.docs.take_above(self.pos);
        let start = self.token().span;
        let access = self.parse_access();
        if self.at(S::LeftBracket) {
            return self.parse_bracket_field(access, doc, start);
        }
        let name = self.parse_field_name()?;
        let optional = self.eat_optional_mark();
        self.expect(S::Colon, "between a field's name and its type")?;
        let ty = self.parse_type_in(place)?;
        self.explain_optional(optional, &name, &ty);
        Some(Member::Property { access, name, quoted: false, ty, doc, span: self.span_from(start) })
    }

    fn parse_field_name(&mut self) -> Option<Name> {
        if self.at(S::Function) {
            self.report_here("A table type has no `function` fields.", "Write `name: (…) -> …`.");
            return None;
        }
        self.name("the name of a field")
    }

    /// `["name"]: T` and `[K]: V`, from the `[` on.
    pub fn parse_bracket_field(&mut self, access: Access, doc: Doc, start: Span) -> Option<Member> {
        let open = self.bump();
        let quoted = matches!(self.kind(), Kind::String) && self.ahead_is(1, S::RightBracket);
        if quoted {
            let literal = self.token().span;
            let text = self.parse_string_value();
            if text.contains('\0') {
                self.report(literal, "A field's name cannot hold the character U+0000.", None);
            }
            let name = Name { text: Some(text), span: literal };
            self.close(S::RightBracket, open)?;
            self.expect(S::Colon, "between a field's name and its type")?;
            let ty = self.parse_type()?;
            return Some(Member::Property { access, name, quoted, ty, doc, span: self.span_from(start) });
        }
        let key = self.parse_type()?;
        self.close(S::RightBracket, open)?;
        self.expect(S::Colon, "between an indexer's key and its value")?;
        let value = self.parse_type()?;
        Some(Member::Indexer { access, key, value, doc, span: self.span_from(start) })
    }

    /// Consumes the separator after a field. Reports a missing one if another field follows.
    fn end_field(&mut self, open: Token, field: usize) -> bool {
        if self.eat(S::Comma) || self.eat(S::Semicolon) || self.brackets.closed_at == Some(self.pos) {
            return true;
        }
        if self.at(S::RightBrace) || self.at_eof() || self.at_statement_line() {
            return false;
        }
        if self.at_field() {
            self.report_expected("`,` or `}` after a field", "Separate the fields with `,`.");
            return true;
        }
        let end = format!("`,`, or `}}` to close the `{{` on line {}", open.line);
        self.report_expected(end, self.default_value_hint());
        self.brackets.doubtful = true;
        if self.brackets.by_indentation {
            self.skip_lines_of(field);
            return true;
        }
        self.skip_field();
        self.eat(S::Comma) || self.eat(S::Semicolon)
    }

    fn default_value_hint(&self) -> Option<String> {
        self.at(S::Equal).then(|| "A type has no values: state the default in the doc comment.".to_string())
    }

    pub fn at_field(&self) -> bool {
        let named = self.at_name() && (self.ahead_is(1, S::Colon) || self.at_optional_name());
        let with_access =
            self.access_ahead().is_some() && self.ahead(1).kind == Kind::Name && self.ahead_is(2, S::Colon);
        named || with_access || (self.at(S::LeftBracket) && self.token().first_on_line)
    }

    /// After an error in a field: skips to a separator, a line that looks like a field, or the closing brace.
    fn skip_field(&mut self) {
        let mut level = 0u32;
        while !self.at_eof() && !self.at_statement_line() {
            match self.kind() {
                Kind::Symbol(S::LeftBrace | S::LeftParen | S::LeftBracket) => level += 1,
                Kind::Symbol(S::RightBrace) if level == 0 => return,
                Kind::Symbol(S::RightBrace | S::RightParen | S::RightBracket) => {
                    level = level.saturating_sub(1)
                }
                Kind::Symbol(S::Comma | S::Semicolon) if level == 0 => return,
                _ if level == 0 && self.token().first_on_line && self.at_field() => return,
                _ => {}
            }
            self.bump();
        }
    }

    fn skip_to_brace(&mut self) {
        let mut level = 0u32;
        while !self.at_eof() && !self.at_statement_line() {
            match self.kind() {
                Kind::Symbol(S::LeftBrace) => level += 1,
                Kind::Symbol(S::RightBrace) if level == 0 => return,
                Kind::Symbol(S::RightBrace) => level -= 1,
                _ => {}
            }
            self.bump();
        }
    }

    /// `a?: T`, which other languages write for `a: T?`.
    pub fn at_optional_name(&self) -> bool {
        self.at_name() && self.ahead_is(1, S::QuestionMark) && self.ahead_is(2, S::Colon)
    }

    /// Consumes the `?` of `a?: T`, which is reported after the type is parsed.
    pub fn eat_optional_mark(&mut self) -> Option<Span> {
        let misplaced = self.at(S::QuestionMark) && self.ahead_is(1, S::Colon);
        misplaced.then(|| self.bump().span)
    }

    pub fn explain_optional(&mut self, mark: Option<Span>, name: &Name, ty: &Type) {
        let Some(mark) = mark else { return };
        let (name, ty) = (self.text(name.span), self.text(ty.span));
        let ty = if ty.contains("->") && !ty.starts_with('{') { format!("({ty})") } else { ty.to_string() };
        let hint = format!("Write `{name}: {}?`.", shorten(ty.trim_end_matches('?')));
        self.report(mark, format!("`?` belongs after the type of `{name}`, not after its name."), hint);
    }
}
