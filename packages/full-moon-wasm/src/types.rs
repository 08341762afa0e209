//! The grammar of types.
//!
//! ```text
//! type   = ["|" | "&"] simple { "|" simple | "&" simple | "?" }
//! simple = nil | true | false | STRING | reference | typeof | table | function | "(" type ")"
//! ```

use full_moon::tokenizer::{InterpolatedStringKind, Symbol as S};

use crate::issues::Hint;
use crate::parser::Parser;
use crate::string_value::unescape;
use crate::syntax::{Name, Span, Type, TypeKind};
use crate::tokens::Kind;

/// Only the function types of a declaration can have attributes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Declaration,
    Elsewhere,
}

impl Parser<'_> {
    pub fn parse_type(&mut self) -> Option<Type> {
        self.parse_type_in(Place::Elsewhere)
    }

    pub fn parse_type_in(&mut self, place: Place) -> Option<Type> {
        let (index, start) = (self.pos, self.token().span);
        let first = if self.at(S::Pipe) || self.at(S::Ampersand) {
            None
        } else {
            Some((self.nested(|parser| parser.parse_simple_type(place))?, index))
        };
        self.nested(|parser| parser.parse_type_suffix(first, start))
    }

    pub fn parse_simple_type(&mut self, place: Place) -> Option<Type> {
        self.deeper()?;
        let token = self.token();
        let simple = |kind| Some(Type { kind, span: token.span });
        match token.kind {
            Kind::Symbol(S::AtSign) => self.parse_attributed_function_type(place),
            Kind::Symbol(S::Nil) => {
                self.bump();
                simple(TypeKind::Nil)
            }
            Kind::Symbol(S::True | S::False) => {
                self.bump();
                simple(TypeKind::Boolean { value: token.kind == Kind::Symbol(S::True) })
            }
            Kind::String => {
                let text = Some(self.parse_string_value());
                let inner = Span::new(token.span.start + 1, token.span.end - 1);
                simple(TypeKind::String { value: Name { text, span: inner } })
            }
            Kind::Name => self.parse_named_type(),
            Kind::Symbol(S::LeftBrace) => self.parse_table_type(place),
            Kind::Symbol(S::LeftParen | S::LessThan) => self.parse_function_type(Vec::new(), false),
            _ => self.missing_type(),
        }
    }

    fn missing_type(&mut self) -> Option<Type> {
        let token = self.token();
        match token.kind {
            Kind::Number => {
                let message = format!("Expected a type, found {}: numbers are not types.", self.found());
                self.report_missing_type(message, "Write `number`.");
                self.bump();
            }
            Kind::Interpolated(kind) => {
                let hint = "Write a string in single or double quotes.";
                self.report_here("An interpolated string cannot be a type.", hint);
                if kind == InterpolatedStringKind::Simple {
                    self.bump();
                }
            }
            Kind::Symbol(S::Function) => {
                self.report_here("`function` is not a type.", "Write a function type: `(...any) -> ...any`.");
                self.bump();
            }
            Kind::Symbol(S::Ellipsis) => {
                let message = "A pack cannot stand here: expected one type, found `...`.";
                self.report_missing_type(message.into(), None);
            }
            _ => self.report_missing_type(format!("Expected a type, found {}.", self.found()), None),
        }
        None
    }

    /// If the current token is on the next line, the location is the end of the line before.
    fn report_missing_type(&mut self, message: String, hint: impl Hint) {
        let (token, end) = (self.token(), self.previous().span.end);
        if token.first_on_line && token.kind != Kind::Broken {
            return self.report(Span::new(end, end), message, hint);
        }
        self.report_here(message, hint);
    }

    /// The value of the current string. A malformed escape is reported.
    pub fn parse_string_value(&mut self) -> String {
        let token = self.bump();
        match unescape(self.text(token.span)) {
            Some(value) => value,
            None => {
                self.report(token.span, "This string holds a malformed escape sequence.", None);
                self.text(token.span).trim_matches(['"', '\'']).to_string()
            }
        }
    }

    /// `Name`, `prefix.Name`, `Name<…>`, `typeof(…)`
    fn parse_named_type(&mut self) -> Option<Type> {
        let start = self.bump();
        let mut name = start.name();
        let mut prefix = None;
        if self.at(S::Dot) {
            self.bump();
            let inner = self.parse_index_name("the name of a type after `.`")?;
            prefix = Some(Box::new(std::mem::replace(&mut name, inner)));
            self.reject_second_dot()?;
        } else if self.at(S::Ellipsis) {
            self.report_here("A type pack is not allowed here.", "Delete the `...`.");
            self.bump();
        } else if self.text(start.span) == "typeof" {
            return self.parse_typeof(start.span);
        }
        let args = if self.at(S::LessThan) { Some(self.parse_type_arguments()?) } else { None };
        let kind = TypeKind::Reference { prefix, name, args };
        Some(self.type_from(start.span, kind))
    }

    /// Parses the name after a `.` or `:`. A keyword on the same line is an unfinished name.
    pub fn parse_index_name(&mut self, what: &str) -> Option<Name> {
        let token = self.token();
        let same_line = token.line == self.previous().line;
        let is_keyword = token.kind != Kind::Name
            && matches!(token.kind, Kind::Symbol(_))
            && self.text(token.span).starts_with(|c: char| c.is_ascii_alphabetic());
        if is_keyword && same_line {
            self.report_here(format!("Expected {what}, found the keyword {}.", self.found()), None);
            self.bump();
            return Some(token.name());
        }
        self.name(what)
    }

    fn reject_second_dot(&mut self) -> Option<()> {
        if !self.at(S::Dot) {
            return Some(());
        }
        self.report_here("A type's name has at most one `.`.", "Write `module.Type`.");
        while self.at(S::Dot) {
            self.bump();
            if self.at_name() {
                self.bump();
            }
        }
        Some(())
    }

    /// `typeof(expression)`
    fn parse_typeof(&mut self, start: Span) -> Option<Type> {
        let open = self.token();
        self.expect(S::LeftParen, "after `typeof`")?;
        let first = self.token().span;
        let value = Box::new(self.parse_expression()?.into_value());
        let expression = Span::new(first.start, self.previous().span.end.max(first.start));
        self.close(S::RightParen, open)?;
        Some(self.type_from(start, TypeKind::Typeof { expression, value }))
    }
}
