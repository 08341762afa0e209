//! Functions, variables and exports of ordinary Luau.

use full_moon::tokenizer::Symbol as S;

use crate::expressions::Shape;
use crate::parser::Parser;
use crate::scopes::{binding, Binding};
use crate::syntax::{Name, Span};
use crate::tokens::Token;

/// `a: A, b, ...`
#[derive(Default)]
pub struct Bindings {
    /// One an entry; missing where a mistake stands.
    pub names: Vec<Option<Name>>,
    pub vararg: bool,
}

impl<'s> Parser<'s> {
    /// `name: T`
    pub fn parse_binding(&mut self) -> Option<Option<Name>> {
        let name = self.name("the name of a variable");
        if self.eat(S::Colon) {
            self.parse_annotation()?;
        }
        Some(name)
    }

    pub fn parse_bindings(&mut self, with_varargs: bool) -> Option<Bindings> {
        let mut bindings = Bindings::default();
        loop {
            if with_varargs && self.eat(S::Ellipsis) {
                bindings.vararg = true;
                if self.eat(S::Colon) {
                    self.parse_vararg_annotation()?;
                }
                return Some(bindings);
            }
            bindings.names.push(self.parse_binding()?);
            if !self.eat(S::Comma) {
                return Some(bindings);
            }
        }
    }

    /// `T` or `T...`
    fn parse_vararg_annotation(&mut self) -> Option<()> {
        if self.at_name() && self.ahead_is(1, S::Ellipsis) {
            self.bump();
            self.bump();
            return Some(());
        }
        self.parse_annotation()
    }

    /// Everything after `function` and its name. `own_name` is what a local function is called, also inside it.
    pub fn parse_function_body(&mut self, opener: Token, own_name: Option<Binding<'s>>) -> Option<()> {
        let _ = self.parse_generics(false);
        self.go_on()?;
        let open = self.token();
        self.want(S::LeftParen, "before the parameters of a function");
        let parameters = if self.at(S::RightParen) { Bindings::default() } else { self.parse_bindings(true)? };
        let _ = self.close(S::RightParen, open);
        let _ = self.parse_optional_return_type();
        self.go_on()?;
        own_name.into_iter().for_each(|name| self.scopes.declare(name));
        let scope = self.scopes.mark();
        self.scopes.enter_function(parameters.vararg);
        self.declare_all(&parameters.names, false);
        self.parse_body(opener)?;
        self.scopes.restore(scope);
        Some(())
    }

    fn declare_all(&mut self, names: &[Option<Name>], constant: bool) {
        for name in names.iter().flatten() {
            self.scopes.declare(binding(self.source, name, constant));
        }
    }

    /// `function a.b:c() … end`
    pub fn parse_function_statement(&mut self) -> Option<()> {
        let function = self.bump();
        let start = self.token().span;
        let mut shape = self.parse_name_expression("the name of a function");
        let mut method = false;
        let depth = self.depth();
        while !method && (self.at(S::Dot) || self.at(S::Colon)) {
            method = self.bump().kind == crate::tokens::Kind::Symbol(S::Colon);
            self.name("a name");
            self.deeper()?;
            shape = Shape::Field;
        }
        self.restore_depth(depth);
        self.require_assignable(shape, start);
        let own_name = method.then_some(Binding { name: "self", constant: false });
        let scope = self.scopes.mark();
        self.parse_function_body(function, own_name)?;
        self.scopes.restore(scope);
        Some(())
    }

    /// Reports an assignment to what is neither a variable nor a field; the expression began at `start`.
    pub fn require_assignable(&mut self, shape: Shape, start: Span) {
        let span = self.span_from(start);
        match shape {
            Shape::Name | Shape::Field => {}
            Shape::Constant => {
                let message = format!("The constant `{}` cannot be assigned to.", self.text(span));
                self.report_whole(span, message, Some("Declare it with `local`.".into()));
            }
            _ => self.report_whole(span, "Only a variable or a field can be assigned to.", None),
        }
    }

    /// What follows `local` or `const`, which began at `start`. Gives the names it declares.
    pub fn parse_local(&mut self, start: Span, constant: bool, attributed: bool) -> Option<Vec<Name>> {
        if self.at(S::Function) {
            let function = self.bump();
            let name = self.name("the name of a function");
            let own_name = name.as_ref().map(|name| binding(self.source, name, constant));
            self.parse_function_body(function, own_name)?;
            return Some(name.into_iter().collect());
        }
        if attributed {
            let message = format!("Expected `function` after the attribute, found {}.", self.found());
            self.report_here(message, None);
            return Some(Vec::new());
        }
        let bindings = self.parse_bindings(false)?;
        let values = if self.eat(S::Equal) { self.parse_expressions()? } else { (0, Shape::Other) };
        self.declare_all(&bindings.names, constant);
        let is_open = values.0 > 0 && matches!(values.1, Shape::Call | Shape::Varargs);
        let counts_differ = !is_open && values.0 != bindings.names.len();
        if constant && counts_differ && bindings.names.iter().all(Option::is_some) {
            let message = "Every constant needs a value, and every value a constant.";
            self.report_whole(start, message, Some("Write `const name = value`.".into()));
        }
        Some(bindings.names.into_iter().flatten().collect())
    }

    /// `export local x = 1`, `export const x = 1`, `export function f() … end`, from the word after `export` on.
    pub fn parse_export(&mut self, start: Span, attributed: bool) -> Option<()> {
        if !self.scopes.in_chunk() || self.depth() != 1 {
            self.report(start, "`export` may stand before top-level statements only.", None);
        }
        if self.scopes.returned {
            self.report(start, "A file with a `return` of its own cannot export values.", None);
        }
        if attributed && !self.at(S::Function) {
            let message = format!("Expected `function` after `export`, found {}.", self.found());
            self.report_here(message, None);
        }
        let function = self.at(S::Function);
        let constant = function || self.at_word("const");
        if !function {
            self.bump();
            if self.at(S::Function) {
                self.report(start, "`export` makes a function local already.", Some("Write `export function`.".into()));
            }
        }
        for name in self.parse_local(start, constant, false)? {
            if !self.scopes.export(name.span.of(self.source)) {
                let message = format!("`{}` is exported twice.", self.text(name.span));
                self.report(name.span, message, None);
            }
        }
        Some(())
    }
}
