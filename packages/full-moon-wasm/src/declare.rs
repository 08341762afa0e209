//! `declare` statements: functions and globals here, extern types in `extern_type.rs`.

use full_moon::tokenizer::Symbol as S;

use crate::lexical_messages::shorten;
use crate::parser::Parser;
use crate::syntax::{Attribute, Name, Parameter, Signature, StatementKind, Type, TypeKind};
use crate::tokens::{Kind, Token};
use crate::types::Place;

impl Parser<'_> {
    /// After `declare`.
    pub fn parse_declaration(&mut self, attributes: Vec<Attribute>) -> Option<StatementKind> {
        if self.at(S::Function) {
            return self.parse_declare_function(attributes);
        }
        if !attributes.is_empty() {
            self.report_misplaced("Attributes may stand before `declare function` only", None);
        }
        if self.at_word("extern") {
            return self.parse_extern_type();
        }
        if self.at_word("class") && !self.ahead_is(1, S::Colon) {
            return self.parse_declare_class();
        }
        self.parse_declare_global()
    }

    fn parse_declare_function(&mut self, attributes: Vec<Attribute>) -> Option<StatementKind> {
        self.bump();
        let name = self.name("the name of the function after `declare function`")?;
        self.reject_function_path(&name)?;
        let signature = self.parse_declared_signature(false)?;
        Some(StatementKind::DeclareFunction { attributes, name, signature })
    }

    /// `declare function Foo.bar()`, `declare function Foo:bar()`
    fn reject_function_path(&mut self, name: &Name) -> Option<()> {
        if !self.at(S::Dot) && !self.at(S::Colon) {
            return Some(());
        }
        let owner = self.text(name.span).to_string();
        let field = if self.ahead(1).kind == Kind::Name { self.text(self.ahead(1).span) } else { "name" };
        let hint = format!("Declare the table: `declare {owner}: {{ {field}: (…) -> … }}`.");
        self.report_misplaced("`declare function` takes a plain name", hint);
        None
    }

    /// Generics, parameters and return type; a method has a bare `self` first, and no generics.
    pub fn parse_declared_signature(&mut self, method: bool) -> Option<Signature> {
        if method && self.at(S::LessThan) {
            let hint = "Delete the `<…>`, or use a field of function type.";
            self.report_here("A method of an extern type cannot have generics.", hint);
        }
        let generics = self.parse_generics(false)?;
        let open = self.token();
        self.expect(S::LeftParen, "before the parameters")?;
        let (parameters, variadic) = self.parse_declared_parameters(method, open)?;
        self.close(S::RightParen, open)?;
        let returns = Box::new(self.parse_optional_return_type()?);
        Some(Signature { generics, parameters, variadic, returns })
    }

    fn parse_declared_parameters(
        &mut self,
        method: bool,
        open: Token,
    ) -> Option<(Vec<Parameter>, Option<Box<Type>>)> {
        let mut parameters = Vec::new();
        let mut needs_self = method;
        if needs_self && !self.at_bare_self() {
            self.report_misplaced(
                "A method's first parameter is `self` without a type",
                "Write `(self, …)`.",
            );
            needs_self = false;
        }
        if self.at(S::RightParen) {
            return Some((parameters, None));
        }
        loop {
            if self.reject_outdent(S::RightParen, open) {
                return None;
            }
            if needs_self {
                self.bump();
                needs_self = false;
            } else if self.at(S::Ellipsis) {
                return Some((parameters, self.parse_declared_vararg()?));
            } else {
                parameters.push(self.parse_declared_parameter()?);
            }
            if !self.eat(S::Comma) {
                return Some((parameters, None));
            }
        }
    }

    fn at_bare_self(&self) -> bool {
        self.at_word("self") && !self.ahead_is(1, S::Colon) && !self.ahead_is(1, S::QuestionMark)
    }

    fn parse_declared_parameter(&mut self) -> Option<Parameter> {
        let doc = self.docs.take_above(self.pos);
        let start = self.token().span;
        if self.at(S::RightParen) {
            self.report_expected("a parameter after `,`", "Delete the `,`.");
            return None;
        }
        let name = self.name("the name of a parameter")?;
        let optional = self.eat_optional_mark();
        if !self.eat(S::Colon) {
            self.report_unannotated(&name);
            return None;
        }
        let ty = self.parse_type()?;
        self.explain_optional(optional, &name, &ty);
        self.reject_default_value(&name)?;
        Some(Parameter { name: Some(name), ty, doc, span: self.span_from(start) })
    }

    fn report_unannotated(&mut self, name: &Name) {
        let text = self.text(name.span);
        let hint = format!("Write `{text}: T`, with the type for `T`.");
        let (span, message) = match self.kind() {
            Kind::Symbol(S::Comma | S::RightParen | S::Equal) => {
                (name.span, format!("The parameter `{text}` has no type."))
            }
            _ => (
                self.token().span,
                format!("Expected `:` and a type after the parameter `{text}`, found {}.", self.found()),
            ),
        };
        self.report(span, message, hint);
    }

    fn reject_default_value(&mut self, name: &Name) -> Option<()> {
        if !self.at(S::Equal) {
            return Some(());
        }
        let text = self.text(name.span);
        self.report_here(
            format!("The parameter `{text}` cannot have a default value."),
            "Make its type optional (`T?`) and state the default in the doc comment.",
        );
        None
    }

    fn parse_declared_vararg(&mut self) -> Option<Option<Box<Type>>> {
        let dots = self.bump();
        if !self.eat(S::Colon) {
            let hint = "Write `...: T`, with the type for `T`.";
            self.report(dots.span, "The parameter `...` has no type.", hint);
            return None;
        }
        let ty = match self.eat_generic_pack(dots.span) {
            Some(pack) => pack,
            None => {
                let ty = Box::new(self.parse_type()?);
                self.type_from(dots.span, TypeKind::Variadic { ty })
            }
        };
        if self.at(S::Comma) {
            self.report_here("Nothing may follow `...` in a parameter list.", None);
            return None;
        }
        Some(Some(Box::new(ty)))
    }

    fn parse_declare_global(&mut self) -> Option<StatementKind> {
        if !self.at_name() {
            let hint = self.at(S::Local).then(|| "Leave out `local`: declared names are global.".to_string());
            self.report_expected("a name, `function` or `extern type` after `declare`", hint);
            return None;
        }
        let token = self.bump();
        let name = token.name();
        self.explain_global_colon(token)?;
        let ty = self.parse_declared_type(Place::Declaration)?;
        self.reject_initialiser(token);
        Some(StatementKind::DeclareGlobal { name, ty })
    }

    /// Consumes the `:` after a global's name, or reports what is there instead.
    fn explain_global_colon(&mut self, name: Token) -> Option<()> {
        if self.eat(S::Colon) {
            return Some(());
        }
        let text = self.text(name.span);
        let next = self.ahead(1);
        let hint = match self.kind() {
            Kind::Symbol(S::Dot) if next.kind == Kind::Name => {
                Some(format!("Declare the table: `declare {text}: {{ {}: T }}`.", self.text(next.span)))
            }
            Kind::Symbol(S::QuestionMark) => Some(format!("Write `declare {text}: T?`.")),
            Kind::Symbol(S::Equal) => {
                Some(format!("Write `declare {text}: T`: a declaration has a type and no value."))
            }
            Kind::Name if text == "type" => {
                Some(format!("Write `export type {} = …`.", self.text(self.token().span)))
            }
            _ => None,
        };
        self.report_expected(format!("`:` and a type after `declare {}`", shorten(text)), hint);
        None
    }

    fn reject_initialiser(&mut self, name: Token) {
        if !self.at(S::Equal) {
            return;
        }
        let message = format!("`declare {}` cannot have a value.", self.text(name.span));
        self.report_here(message, "Delete the `=` and what follows it.");
        self.skip_statement(name.column);
    }

    pub fn parse_declared_type(&mut self, place: Place) -> Option<Type> {
        if self.token().first_on_line && self.at_field() && !self.at(S::LeftBracket) {
            return self.parse_table_without_brace(place);
        }
        self.parse_type_in(place)
    }
}
