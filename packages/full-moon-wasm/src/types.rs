//! The type grammar, over full_moon's tokens. README.md says why full_moon's own type parser does not serve here.
//!
//! ```text
//! type   = ["|" | "&"] simple { "|" simple | "&" simple | "?" }
//! simple = nil | true | false | STRING | reference | typeof | table | function | "(" type ")"
//! ```

use full_moon::tokenizer::{InterpolatedStringKind, Symbol as S};

use crate::parser::Parser;
use crate::string_value::unescape;
use crate::syntax::{Name, Span, Type, TypeKind, UnionMember};
use crate::tokens::Kind;

/// As in the official parser.
const MAX_MEMBERS: usize = 1000;

/// Where a type stands: only in a declaration may function types carry attributes.
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
        let depth = self.depth();
        let start = self.token().span;
        let first = if self.at(S::Pipe) || self.at(S::Ampersand) {
            None
        } else {
            let index = self.pos;
            let ty = self.parse_simple_type(place)?;
            Some((ty, index))
        };
        self.restore_depth(depth);
        let ty = self.parse_type_suffix(first, start);
        self.restore_depth(depth);
        ty
    }

    /// What may follow a type to make it a union, an intersection or an optional.
    /// `first` is the type before, with the index of its first token (for its doc comment).
    pub fn parse_type_suffix(&mut self, first: Option<(Type, usize)>, start: Span) -> Option<Type> {
        self.deeper()?;
        let plain = !matches!(self.kind(), Kind::Symbol(S::Pipe | S::Ampersand | S::QuestionMark | S::Ellipsis));
        if let (Some(_), true) = (&first, plain) {
            return first.map(|(ty, _)| ty);
        }
        let mut parts = Parts { members: Vec::new(), first_index: None, union: false, intersection: false };
        if let Some((ty, index)) = first {
            parts.first_index = Some(index);
            parts.members.push(UnionMember { ty, doc: None });
        }
        while self.parse_suffix_part(&mut parts)? {}
        self.finish_suffix(parts, start)
    }

    /// One `| T`, `& T` or `?`. False when none follows.
    fn parse_suffix_part(&mut self, parts: &mut Parts) -> Option<bool> {
        match self.kind() {
            Kind::Symbol(S::Pipe | S::Ampersand) => {
                let is_union = self.at(S::Pipe);
                if let Some(index) = parts.first_index.take() {
                    parts.members[0].doc = self.docs.take_above(index);
                }
                let doc = self.docs.take_above(self.pos);
                self.bump();
                let doc = self.docs.take_above(self.pos).or(doc);
                let depth = self.depth();
                let ty = self.parse_simple_type(Place::Elsewhere)?;
                self.restore_depth(depth);
                parts.members.push(UnionMember { ty, doc });
                self.limit_members(&parts.members)?;
                parts.union |= is_union;
                parts.intersection |= !is_union;
            }
            Kind::Symbol(S::QuestionMark) => {
                let mark = self.bump().span;
                parts.make_last_optional(mark);
                // Each `?` wraps the type before it once more: the tree grows even though the parser does not recurse.
                self.deeper()?;
            }
            Kind::Symbol(S::Ellipsis) => {
                self.report_here("Unexpected `...` after a type.", None);
                self.bump();
            }
            _ => return Some(false),
        }
        Some(true)
    }

    fn limit_members(&mut self, members: &[UnionMember]) -> Option<()> {
        if members.len() <= MAX_MEMBERS {
            return Some(());
        }
        let span = self.previous().span;
        self.report(span, format!("A type has at most {MAX_MEMBERS} members."), Some("Give parts of it names of their own.".into()));
        self.abandoned = true;
        None
    }

    fn finish_suffix(&mut self, mut parts: Parts, start: Span) -> Option<Type> {
        let span = self.span_from(start);
        if parts.mixes_unwrapped() {
            self.report(
                span,
                "`|` and `&` cannot be mixed without parentheses (`?` counts as `|`).",
                Some("Put the inner part in parentheses: `(A & B) | C`.".into()),
            );
        }
        if parts.members.len() == 1 && !parts.union && !parts.intersection {
            return parts.members.pop().map(|member| member.ty);
        }
        let members = parts.members;
        let kind = if parts.intersection && !parts.union {
            TypeKind::Intersection { members }
        } else {
            TypeKind::Union { members }
        };
        Some(Type { kind, span })
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
            Kind::String | Kind::LongString => {
                let value = self.parse_string_value();
                simple(TypeKind::String { value })
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
                self.report_here(
                    format!("Expected a type, found {}: numbers are not types.", self.found()),
                    Some("Write `number`.".into()),
                );
                self.bump();
            }
            Kind::Interpolated(kind) => {
                self.report_here(
                    "An interpolated string cannot be a type.",
                    Some("Write a string in single or double quotes.".into()),
                );
                if kind == InterpolatedStringKind::Simple {
                    self.bump();
                }
            }
            Kind::Symbol(S::Function) => {
                self.report_here("`function` is not a type.", Some("Write a function type: `(...any) -> ...any`.".into()));
                self.bump();
            }
            Kind::Symbol(S::Ellipsis) => {
                self.report_here("A pack cannot stand here: expected one type, found `...`.", None);
            }
            _ => {
                let found = self.found();
                self.report_here(format!("Expected a type, found {found}."), None);
            }
        }
        None
    }

    /// The value of the string at hand, its escapes resolved. A malformed escape is reported.
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
        let mut name = self.name_of(start);
        let mut prefix = None;
        if self.at(S::Dot) {
            self.bump();
            let inner = self.parse_index_name()?;
            prefix = Some(Box::new(std::mem::replace(&mut name, inner)));
            self.reject_second_dot()?;
        } else if self.at(S::Ellipsis) {
            self.report_here("A type pack is not allowed here.", Some("Delete the `...`.".into()));
            self.bump();
        } else if self.text(start.span) == "typeof" {
            return self.parse_typeof(start.span);
        }
        let args = if self.at(S::LessThan) { Some(self.parse_type_arguments()?) } else { None };
        let kind = TypeKind::Reference { prefix, name, args };
        Some(Type { kind, span: self.span_from(start.span) })
    }

    fn parse_index_name(&mut self) -> Option<Name> {
        let token = self.token();
        let same_line = token.line == self.previous().line;
        let is_keyword = token.kind != Kind::Name
            && matches!(token.kind, Kind::Symbol(_))
            && self.text(token.span).starts_with(|c: char| c.is_ascii_alphabetic());
        if is_keyword && same_line {
            let found = self.found();
            self.report_here(format!("Expected the name of a type after `.`, found the keyword {found}."), None);
            self.bump();
            return Some(self.name_of(token));
        }
        self.name("the name of a type after `.`")
    }

    fn reject_second_dot(&mut self) -> Option<()> {
        if !self.at(S::Dot) {
            return Some(());
        }
        self.report_here("A type's name has at most one `.`.", Some("Write `module.Type`.".into()));
        while self.at(S::Dot) {
            self.bump();
            if self.at_name() {
                self.bump();
            }
        }
        Some(())
    }

    /// `typeof(expression)`: the expression is skipped to its closing parenthesis, and checked with the Luau code.
    fn parse_typeof(&mut self, start: Span) -> Option<Type> {
        let open = self.token();
        self.expect(S::LeftParen, "after `typeof`")?;
        let first = self.token().span;
        let mut level = 0u32;
        while !self.at_eof() && !(level == 0 && self.at(S::RightParen)) {
            match self.kind() {
                Kind::Symbol(S::LeftParen | S::LeftBrace | S::LeftBracket) => level += 1,
                Kind::Symbol(S::RightParen | S::RightBrace | S::RightBracket) if level == 0 => break,
                Kind::Symbol(S::Comma) if level == 0 => {
                    self.report_here("Expected one expression in `typeof(…)`, found `,`.", None);
                }
                Kind::Symbol(S::RightParen | S::RightBrace | S::RightBracket) => level -= 1,
                _ if self.at_statement_line() => break,
                _ => {}
            }
            self.bump();
        }
        let expression = Span::new(first.start, self.previous().span.end.max(first.start));
        if first == self.token().span {
            let found = self.found();
            self.report_here(format!("Expected an expression in `typeof(…)`, found {found}."), None);
        }
        self.close(S::RightParen, open)?;
        let span = self.span_from(start);
        self.expressions.push(span);
        Some(Type { kind: TypeKind::Typeof { expression }, span })
    }
}

struct Parts {
    members: Vec<UnionMember>,
    /// Index of the first member's first token, until its doc comment has been looked for.
    first_index: Option<usize>,
    union: bool,
    intersection: bool,
}

impl Parts {
    fn make_last_optional(&mut self, mark: Span) {
        if let Some(member) = self.members.pop() {
            let span = member.ty.span.to(mark);
            let ty = Type { kind: TypeKind::Optional { ty: Box::new(member.ty) }, span };
            self.members.push(UnionMember { ty, doc: member.doc });
        }
    }

    /// `A & B?` counts as a mixture, so the optional members of an intersection do too.
    fn mixes_unwrapped(&self) -> bool {
        let has_optional = self.members.iter().any(|member| matches!(member.ty.kind, TypeKind::Optional { .. }));
        self.intersection && (self.union || has_optional)
    }
}
