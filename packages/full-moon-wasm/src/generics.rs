//! The lists between `<` and `>`: generics of a declaration, and arguments of a type.

use full_moon::tokenizer::Symbol as S;

use crate::parser::Parser;
use crate::syntax::{Generic, Parameter, Span, Type, TypeKind};
use crate::tokens::Token;

/// Properties of the generics before the next one.
#[derive(Default)]
struct Seen {
    pack: bool,
    default: bool,
}

impl Parser<'_> {
    /// `<T, U...>`, or nothing. Defaults are for type aliases only.
    pub fn parse_generics(&mut self, with_defaults: bool) -> Option<Vec<Generic>> {
        let open = self.token();
        if !self.eat(S::LessThan) {
            return Some(Vec::new());
        }
        let mut seen = Seen::default();
        self.parse_list(open, "a name", |parser| parser.parse_generic(with_defaults, &mut seen))
    }

    /// One or more items with commas between them, and the `>` that closes `open`.
    fn parse_list<T>(
        &mut self,
        open: Token,
        what: &str,
        mut parse_item: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut items = Vec::new();
        loop {
            if self.reject_outdent(S::GreaterThan, open) {
                return None;
            }
            items.push(parse_item(self)?);
            if !self.eat(S::Comma) {
                break;
            }
            if self.at(S::GreaterThan) {
                self.report_expected(format!("{what} after `,`"), "Delete the `,`.");
                break;
            }
        }
        self.close(S::GreaterThan, open)?;
        Some(items)
    }

    fn parse_generic(&mut self, with_defaults: bool, seen: &mut Seen) -> Option<Generic> {
        let name = self.name("the name of a generic")?;
        let pack = self.at(S::Ellipsis) || seen.pack;
        seen.pack = pack;
        if pack && !self.eat(S::Ellipsis) {
            let hint = "Move the pack to the end of the list.";
            self.report_here("Generic types come before generic packs.", hint);
        }
        if !with_defaults || !self.at(S::Equal) {
            if self.at(S::Equal) {
                self.report_here("Only the generics of a type alias may have defaults.", None);
                return None;
            }
            if seen.default {
                let message = "Expected a default: generics with defaults come last.";
                self.report_here(message, "Give this one a default too, or move it forward.");
            }
            return Some(Generic { name, pack, default: None });
        }
        self.bump();
        seen.default = true;
        let default = if pack { self.parse_default_pack()? } else { self.parse_type()? };
        Some(Generic { name, pack, default: Some(default) })
    }

    fn parse_default_pack(&mut self) -> Option<Type> {
        if self.at_pack() {
            return self.parse_pack();
        }
        let start = self.token().span;
        let ty = if self.at(S::LeftParen) {
            self.parse_function_type(Vec::new(), true)?
        } else {
            self.parse_type()?
        };
        if !matches!(ty.kind, TypeKind::TypeList { .. }) {
            let span = self.span_from(start);
            let hint = "Write a pack: `(A, B)`, `...T` or `T...`.";
            self.report(span, "Expected a type pack after `=`, found a type.", hint);
        }
        Some(ty)
    }

    /// `<A, (B, C), ...D, E...>`, from the `<` on.
    pub fn parse_type_arguments(&mut self) -> Option<Vec<Type>> {
        let open = self.bump();
        if self.eat(S::GreaterThan) {
            return Some(Vec::new());
        }
        self.parse_list(open, "a type", Self::parse_type_argument)
    }

    /// `(A, B)` is a pack here, and so is `(A)` unless something follows that makes it a type.
    fn parse_type_argument(&mut self) -> Option<Type> {
        if self.at_pack() {
            return self.parse_pack();
        }
        if !self.at(S::LeftParen) {
            return self.parse_type();
        }
        self.nested(Self::parse_argument_in_parentheses)
    }

    fn parse_argument_in_parentheses(&mut self) -> Option<Type> {
        let (index, start) = (self.pos, self.token().span);
        self.deeper()?;
        let ty = self.parse_function_type(Vec::new(), true)?;
        let follows = self.at_type_suffix();
        match ty.kind {
            TypeKind::TypeList { types, tail: None } if types.len() == 1 && follows => {
                let single = types.into_iter().next();
                self.parse_type_suffix(single.map(|inner| (as_group(inner, ty.span), index)), start)
            }
            TypeKind::TypeList { .. } => Some(ty),
            _ => self.parse_type_suffix(Some((ty, index)), start),
        }
    }
}

fn as_group(inner: Parameter, span: Span) -> Type {
    Type { kind: TypeKind::Group { ty: Box::new(inner.ty) }, span }
}
