//! Function types and their parts: parameter lists, return types, packs.

use full_moon::tokenizer::Symbol as S;

use crate::parser::Parser;
use crate::syntax::{Attribute, Generic, Parameter, Signature, Span, Type, TypeKind};
use crate::tokens::{Kind, Token};
use crate::types::Place;

/// The inside of `(…)`: named or unnamed types and perhaps a pack at the end.
#[derive(Default)]
pub struct TypeList {
    pub types: Vec<Parameter>,
    pub tail: Option<Box<Type>>,
    named: bool,
}

impl Parser<'_> {
    /// `@checked (number) -> ()`, allowed in declarations only. It has no effect on a type in parentheses.
    pub fn parse_attributed_function_type(&mut self, place: Place) -> Option<Type> {
        if place == Place::Elsewhere {
            self.report_here("Attributes may stand on function types in declarations only.", None);
        }
        let attributes = self.parse_attributes();
        if !self.at(S::LeftParen) && !self.at(S::LessThan) {
            self.report_expected("a function type after the attribute", None);
            return None;
        }
        self.parse_function_type(attributes, false)
    }

    /// A function type, or a type in parentheses; with `allow_pack` also `(A, B)`, which is then a pack.
    pub fn parse_function_type(&mut self, attributes: Vec<Attribute>, allow_pack: bool) -> Option<Type> {
        self.deeper()?;
        let start = attributes.first().map_or(self.token().span, |attribute| attribute.span);
        let forced = self.at(S::LessThan);
        let generics = self.parse_generics(false)?;
        let open = self.token();
        self.expect(S::LeftParen, "before the parameters of a function type")?;
        let list = self.parse_type_list(open)?;
        self.close(S::RightParen, open)?;
        let is_function = forced || list.named || self.at(S::ThinArrow) || self.at(S::Colon);
        if !is_function && list.types.len() == 1 && list.tail.is_none() && !allow_pack {
            return Some(self.group(list, open));
        }
        if !is_function && allow_pack {
            return Some(self.type_list(list, open));
        }
        self.parse_function_tail(attributes, generics, list, start)
    }

    fn group(&mut self, list: TypeList, open: Token) -> Type {
        let ty = list.types.into_iter().next().map(|parameter| parameter.ty);
        let inner = ty.unwrap_or(Type { kind: TypeKind::Nil, span: open.span });
        self.type_from(open.span, TypeKind::Group { ty: Box::new(inner) })
    }

    fn type_list(&mut self, list: TypeList, open: Token) -> Type {
        self.type_from(open.span, TypeKind::TypeList { types: list.types, tail: list.tail })
    }

    /// `-> R`
    fn parse_function_tail(
        &mut self,
        attributes: Vec<Attribute>,
        generics: Vec<Generic>,
        list: TypeList,
        start: Span,
    ) -> Option<Type> {
        self.deeper()?;
        if self.at(S::Colon) {
            let hint = "Write `->` instead of `:`.";
            self.report_here("A function type's return type stands after `->`.", hint);
            self.bump();
        } else if !self.at(S::ThinArrow) && generics.is_empty() && list.types.is_empty() {
            let span = self.span_from(self.tokens[self.pos - 2].span);
            let hint = "Write `nil` for no value, `() -> ()` for a function.";
            self.report(span, "Expected `->` after `()`.", hint);
            return None;
        } else {
            self.expect(S::ThinArrow, "before the return type of a function type")?;
        }
        let returns = Box::new(self.parse_return_type()?);
        let signature = Signature { generics, parameters: list.types, variadic: list.tail, returns };
        let kind = TypeKind::Function { attributes, signature: Box::new(signature) };
        Some(self.type_from(start, kind))
    }

    /// The inside of a `(…)`, up to the `)`, which is not consumed.
    fn parse_type_list(&mut self, open: Token) -> Option<TypeList> {
        let mut list = TypeList::default();
        if self.at(S::RightParen) {
            return Some(list);
        }
        loop {
            if self.reject_outdent(S::RightParen, open) {
                return None;
            }
            if self.at_pack() {
                list.tail = Some(Box::new(self.parse_pack()?));
                return Some(list);
            }
            let parameter = self.parse_type_list_entry()?;
            list.named |= parameter.name.is_some();
            list.types.push(parameter);
            if !self.eat(S::Comma) {
                return Some(list);
            }
            if self.at(S::RightParen) {
                self.report_expected("a type after `,`", "Delete the `,`.");
                return Some(list);
            }
        }
    }

    fn parse_type_list_entry(&mut self) -> Option<Parameter> {
        let doc = self.docs.take_above(self.pos);
        let start = self.token().span;
        let named = self.at_name() && (self.ahead_is(1, S::Colon) || self.at_optional_name());
        if !named {
            let ty = self.parse_type()?;
            return Some(Parameter { name: None, ty, doc, span: self.span_from(start) });
        }
        let name = self.bump().name();
        let optional = self.eat_optional_mark();
        self.bump();
        let ty = self.parse_type()?;
        self.explain_optional(optional, &name, &ty);
        Some(Parameter { name: Some(name), ty, doc, span: self.span_from(start) })
    }

    /// `R`, `()`, `(A, B)`, `...T`, `T...`
    pub fn parse_return_type(&mut self) -> Option<Type> {
        self.deeper()?;
        if !self.at(S::LeftParen) {
            return if self.at_pack() { self.parse_pack() } else { self.parse_type() };
        }
        let index = self.pos;
        let open = self.bump();
        let list = self.parse_type_list(open)?;
        self.close(S::RightParen, open)?;
        if self.at(S::ThinArrow) || list.named {
            return self.parse_function_tail(Vec::new(), Vec::new(), list, open.span);
        }
        match list {
            TypeList { ref types, tail: None, .. } if types.len() == 1 => {
                let inner = self.group(list, open);
                self.parse_type_suffix(Some((inner, index)), open.span)
            }
            TypeList { types, tail, .. } if types.len() == 1 => {
                self.parse_pack_suffix(types, tail, (index, open))
            }
            _ => Some(self.type_list(list, open)),
        }
    }

    /// `(A, ...B)?`: in Luau, the suffix belongs to the `A`.
    fn parse_pack_suffix(
        &mut self,
        types: Vec<Parameter>,
        tail: Option<Box<Type>>,
        (index, open): (usize, Token),
    ) -> Option<Type> {
        let mut whole = Vec::new();
        for parameter in types {
            let inner = if self.at_type_suffix() { as_part(parameter.ty) } else { parameter.ty };
            let ty = self.parse_type_suffix(Some((inner, index)), open.span)?;
            whole.push(Parameter { ty, ..parameter });
        }
        Some(self.type_list(TypeList { types: whole, tail, named: false }, open))
    }

    pub fn at_type_suffix(&self) -> bool {
        matches!(self.kind(), Kind::Symbol(S::Pipe | S::Ampersand | S::QuestionMark))
    }

    /// `: R` after a parameter list, or an empty pack of no width.
    pub fn parse_optional_return_type(&mut self) -> Option<Type> {
        if self.at(S::ThinArrow) {
            let hint = "Write `:` before the return type.";
            self.report_here("A function's return type stands after `:`.", hint);
        } else if !self.at(S::Colon) {
            let end = self.previous().span.end;
            let kind = TypeKind::TypeList { types: Vec::new(), tail: None };
            return Some(Type { kind, span: Span::new(end, end) });
        }
        self.bump();
        let returns = self.nested(Self::parse_return_type)?;
        if self.at(S::Comma) {
            let hint = "Put several return types in parentheses: `(A, B)`.";
            self.report_here("Found `,` after the return type.", hint);
            self.bump();
            let _ = self.parse_return_type();
        }
        Some(returns)
    }

    pub fn at_pack(&self) -> bool {
        self.at(S::Ellipsis) || (self.at_name() && self.ahead_is(1, S::Ellipsis))
    }

    /// `...T` or `T...`
    pub fn parse_pack(&mut self) -> Option<Type> {
        let start = self.token().span;
        if let Some(pack) = self.eat_generic_pack(start) {
            return Some(pack);
        }
        self.bump();
        let ty = Box::new(self.parse_type()?);
        Some(self.type_from(start, TypeKind::Variadic { ty }))
    }

    /// `T...`
    pub fn eat_generic_pack(&mut self, start: Span) -> Option<Type> {
        if !self.at_name() || !self.ahead_is(1, S::Ellipsis) {
            return None;
        }
        let name = self.bump().name();
        self.bump();
        Some(self.type_from(start, TypeKind::GenericPack { name }))
    }
}

/// Before a suffix, `A?`, `A | B` and `A & B` are in parentheses.
fn as_part(ty: Type) -> Type {
    let composite =
        matches!(ty.kind, TypeKind::Union { .. } | TypeKind::Intersection { .. } | TypeKind::Optional { .. });
    if !composite {
        return ty;
    }
    let span = ty.span;
    Type { kind: TypeKind::Group { ty: Box::new(ty) }, span }
}
