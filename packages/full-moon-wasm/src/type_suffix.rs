//! Suffixes of a type: it becomes a union, an intersection or an optional.

use full_moon::tokenizer::Symbol as S;

use crate::parser::Parser;
use crate::syntax::{Span, Type, TypeKind, UnionMember};
use crate::tokens::Kind;
use crate::types::Place;

/// As in Luau's own parser.
const MAX_MEMBERS: usize = 1000;

impl Parser<'_> {
    /// `first` is the type before the suffixes, with the index of its first token (for its doc comment).
    pub fn parse_type_suffix(&mut self, first: Option<(Type, usize)>, start: Span) -> Option<Type> {
        self.deeper()?;
        let plain =
            !matches!(self.kind(), Kind::Symbol(S::Pipe | S::Ampersand | S::QuestionMark | S::Ellipsis));
        if let (Some(_), true) = (&first, plain) {
            return first.map(|(ty, _)| ty);
        }
        let mut parts = Parts {
            members: Vec::new(),
            first_index: None,
            union: false,
            intersection: false,
            optional: false,
        };
        if let Some((ty, index)) = first {
            parts.first_index = Some(index);
            parts.members.push(UnionMember { ty, doc: None });
        }
        while self.parse_suffix_part(&mut parts)? {}
        self.finish_suffix(parts, start)
    }

    /// Parses `| T`, `& T` or `?`. Returns false if none follows.
    fn parse_suffix_part(&mut self, parts: &mut Parts) -> Option<bool> {
        match self.kind() {
            Kind::Symbol(S::Pipe | S::Ampersand) => {
                let is_union = self.at(S::Pipe);
                if let Some(index) = parts.first_index.take() {
                    parts.members[0].doc = self.docs.take_above(index);
                }
                let doc = self.docs.take_above(self.pos);
                self.bump();
                let doc = self.docs.take_nearer(self.pos, doc);
                let ty = self.nested(|parser| parser.parse_simple_type(Place::Elsewhere))?;
                parts.members.push(UnionMember { ty, doc });
                self.limit_members(&parts.members)?;
                parts.union |= is_union;
                parts.intersection |= !is_union;
            }
            Kind::Symbol(S::QuestionMark) => {
                let mark = self.bump().span;
                parts.make_last_optional(mark);
                parts.optional = true;
                // Each `?` wraps the type: the tree grows although the parser does not recurse.
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
        let message = format!("A type has at most {MAX_MEMBERS} members.");
        self.report(self.previous().span, message, "Give parts of it names of their own.");
        self.abandoned = true;
        None
    }

    fn finish_suffix(&mut self, mut parts: Parts, start: Span) -> Option<Type> {
        let span = self.span_from(start);
        if parts.mixes_unwrapped() {
            let message = "`|` and `&` cannot be mixed without parentheses (`?` counts as `|`).";
            self.report_whole(span, message, "Put the inner part in parentheses: `(A & B) | C`.");
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
}

struct Parts {
    members: Vec<UnionMember>,
    /// Index of the first member's first token, until its doc comment is taken.
    first_index: Option<usize>,
    union: bool,
    intersection: bool,
    optional: bool,
}

impl Parts {
    fn make_last_optional(&mut self, mark: Span) {
        if let Some(member) = self.members.pop() {
            let span = member.ty.span.to(mark);
            let ty = Type { kind: TypeKind::Optional { ty: Box::new(member.ty) }, span };
            self.members.push(UnionMember { ty, doc: member.doc });
        }
    }

    /// `A & B?` counts as a mixture, too.
    fn mixes_unwrapped(&self) -> bool {
        self.intersection && (self.union || self.optional)
    }
}
