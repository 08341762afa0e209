//! Attributes: `@checked`, and lists as `@[native, deprecated { use = "x" }]`.

use full_moon::tokenizer::{InterpolatedStringKind, Symbol as S};

use crate::parser::Parser;
use crate::syntax::{Attribute, AttributeArgument, Name, Span};
use crate::tokens::{Kind, Token};

const KNOWN: [&str; 3] = ["checked", "native", "deprecated"];
/// A string in backticks without expressions is a constant too.
const SIMPLE_INTERPOLATED: Kind = Kind::Interpolated(InterpolatedStringKind::Simple);
const DEPRECATED_KEYS: [&str; 2] = ["use", "reason"];

impl Parser<'_> {
    /// Consecutive attributes, from an `@` on.
    pub fn parse_attributes(&mut self) -> Vec<Attribute> {
        let mut attributes = Vec::new();
        while self.at(S::AtSign) {
            let at = self.bump();
            let adjacent = self.token().span.start == at.span.end;
            if self.at(S::LeftBracket) && adjacent {
                self.parse_attribute_list(at, &mut attributes);
            } else if adjacent && self.is_attribute_word() {
                let name = self.bump().name();
                self.check_attribute(&name, &attributes);
                attributes.push(Attribute { name, args: Vec::new(), span: self.span_from(at.span) });
            } else {
                let message = "Expected the name of an attribute directly after `@`.";
                self.report(at.span, message, known_attributes());
                if KNOWN.contains(&self.text(self.token().span)) {
                    self.bump();
                }
            }
        }
        attributes
    }

    /// Keywords lex as names after an `@`.
    fn is_attribute_word(&self) -> bool {
        self.text(self.token().span).starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
    }

    fn parse_attribute_list(&mut self, at: Token, attributes: &mut Vec<Attribute>) {
        let open = self.bump();
        if self.at(S::RightBracket) {
            self.bump();
            let span = self.span_from(at.span);
            return self.report(span, "An attribute list cannot be empty.", known_attributes());
        }
        while let Some(name) = self.name("the name of an attribute") {
            self.check_attribute(&name, attributes);
            let args = self.parse_attribute_arguments(&name);
            let span = self.span_from(name.span);
            attributes.push(Attribute { name, args, span });
            if !self.eat(S::Comma) {
                break;
            }
        }
        if self.close(S::RightBracket, open).is_none() {
            self.skip_to_list_end();
        }
    }

    fn skip_to_list_end(&mut self) {
        let line = self.previous().line;
        while !self.at_eof() && self.token().line == line && !self.at(S::Function) {
            if self.bump().kind == Kind::Symbol(S::RightBracket) {
                return;
            }
        }
    }

    fn check_attribute(&mut self, name: &Name, earlier: &[Attribute]) {
        let text = self.text(name.span);
        if !KNOWN.contains(&text) {
            return self.report(name.span, format!("There is no attribute `@{text}`."), known_attributes());
        }
        if earlier.iter().any(|attribute| self.text(attribute.name.span) == text) {
            self.report(name.span, format!("The attribute `@{text}` is given twice."), "Delete one of them.");
        }
    }

    /// `{ use = "x", reason = "y" }`, also in parentheses; a bare string is an argument, too.
    fn parse_attribute_arguments(&mut self, name: &Name) -> Vec<AttributeArgument> {
        let deprecated = self.text(name.span) == "deprecated";
        let start = self.token();
        match start.kind {
            Kind::Symbol(S::LeftBrace) => self.nested(|parser| parser.parse_argument_table(deprecated)),
            Kind::String => {
                self.bump();
                self.reject_argument(deprecated, start.span);
                Vec::new()
            }
            Kind::Symbol(S::LeftParen) => self.parse_argument_list(deprecated),
            _ => Vec::new(),
        }
    }

    fn reject_argument(&mut self, deprecated: bool, span: Span) {
        if deprecated {
            self.report(span, "`@deprecated` takes one table.", deprecated_example());
        }
    }

    fn parse_argument_list(&mut self, deprecated: bool) -> Vec<AttributeArgument> {
        let open = self.bump();
        let mut arguments = Vec::new();
        let mut count = 0;
        while !self.at(S::RightParen) && !self.at_eof() {
            let before = self.pos;
            if self.at(S::LeftBrace) {
                arguments = self.nested(|parser| parser.parse_argument_table(deprecated));
            } else if self.parse_literal() {
                let span = self.span_from(self.tokens[before].span);
                self.reject_argument(deprecated, span);
            } else {
                break;
            }
            count += 1;
            if !self.eat(S::Comma) {
                break;
            }
            if self.at(S::RightParen) {
                self.report_expected("an argument after `,`", "Delete the `,`.");
            }
        }
        if count > 1 {
            let span = self.span_from(open.span);
            self.reject_argument(deprecated, span);
        }
        let _ = self.close(S::RightParen, open);
        arguments
    }

    fn parse_argument_table(&mut self, deprecated: bool) -> Vec<AttributeArgument> {
        let open = self.bump();
        let mut arguments = Vec::new();
        if self.deeper().is_none() {
            return arguments;
        }
        while !self.at(S::RightBrace) && !self.at_eof() {
            if self.at_name() && self.ahead_is(1, S::Equal) {
                arguments.extend(self.parse_keyed_argument(deprecated));
            } else {
                let span = self.token().span;
                if !self.parse_literal_entry() {
                    break;
                }
                if deprecated {
                    let message = "`@deprecated` takes the keys `use` and `reason` only.";
                    self.report(span, message, deprecated_example());
                }
            }
            if !self.eat(S::Comma) && !self.eat(S::Semicolon) {
                break;
            }
        }
        if !self.abandoned {
            let _ = self.close(S::RightBrace, open);
        }
        arguments
    }

    fn parse_keyed_argument(&mut self, deprecated: bool) -> Option<AttributeArgument> {
        let key = self.bump().span;
        self.bump();
        let name = self.text(key).to_string();
        if deprecated && !DEPRECATED_KEYS.contains(&name.as_str()) {
            let message = format!("`@deprecated` has no key `{name}`; it takes `use` and `reason`.");
            self.report(key, message, deprecated_example());
        }
        if matches!(self.kind(), Kind::String | SIMPLE_INTERPOLATED) {
            let value = self.parse_string_value();
            return deprecated.then_some(AttributeArgument { name, value });
        }
        let value = self.token().span;
        if !self.parse_literal() {
            return None;
        }
        if deprecated && DEPRECATED_KEYS.contains(&name.as_str()) {
            self.report(value, format!("`{name}` needs a string."), deprecated_example());
        }
        None
    }

    fn parse_literal_entry(&mut self) -> bool {
        let open = self.token();
        if !self.at(S::LeftBracket) {
            return self.parse_literal();
        }
        self.bump();
        self.parse_literal()
            && self.close(S::RightBracket, open).is_some()
            && self.expect(S::Equal, "after the key of an attribute's argument").is_some()
            && self.parse_literal()
    }

    /// The arguments of attributes: a string, number, boolean, `nil`, or a table of these.
    fn parse_literal(&mut self) -> bool {
        match self.kind() {
            Kind::Symbol(S::LeftBrace) => {
                self.nested(|parser| parser.parse_argument_table(false));
                true
            }
            Kind::String | SIMPLE_INTERPOLATED | Kind::Number | Kind::Symbol(S::True | S::False | S::Nil) => {
                self.bump();
                true
            }
            _ => {
                self.report_misplaced("The arguments of an attribute are literals", None);
                false
            }
        }
    }
}

fn known_attributes() -> Option<String> {
    Some("There are `@checked`, `@native` and `@deprecated`.".into())
}

fn deprecated_example() -> String {
    "Write `@[deprecated { use = \"newName\", reason = \"why\" }]`.".into()
}
