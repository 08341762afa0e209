//! Functions and variables of ordinary Luau.

use full_moon::tokenizer::Symbol as S;

use crate::expressions::Shape;
use crate::parser::Parser;
use crate::scopes::{binding, Binding};
use crate::syntax::{
    Attribute, BodyParameter, Doc, FunctionBody, Generic, LuauKind, Name, Span, Type, TypeKind, Value,
};
use crate::tokens::{Kind, Token};

/// `name: T`; without a name after an error.
pub struct Annotated {
    pub name: Option<Name>,
    ty: Option<Type>,
    doc: Doc,
    span: Span,
}

/// `a: A, b, ...`
#[derive(Default)]
pub struct Bindings {
    pub list: Vec<Annotated>,
    pub vararg: bool,
    /// The annotation of `...`.
    variadic: Option<Type>,
}

/// The keywords before the names of a declaration: `local`, `const`, `export`.
pub struct Local {
    /// Index of its first token.
    pub start: usize,
    pub constant: bool,
    pub exported: bool,
    /// Only functions can have attributes.
    pub attributes: Option<Vec<Attribute>>,
}

impl Local {
    pub fn at(start: usize) -> Self {
        Self { start, constant: false, exported: false, attributes: None }
    }
}

impl<'s> Parser<'s> {
    /// `name: T`
    pub fn parse_binding(&mut self, what: &str) -> Option<Annotated> {
        let doc = self.recorded_doc(self.pos);
        let start = self.token().span;
        let name = self.name(what);
        let ty = if self.eat(S::Colon) { self.parse_annotation()? } else { None };
        Some(Annotated { name, ty, doc, span: self.span_from(start) })
    }

    pub fn parse_bindings(&mut self, with_varargs: bool) -> Option<Bindings> {
        let mut bindings = Bindings::default();
        loop {
            if with_varargs && self.eat(S::Ellipsis) {
                bindings.vararg = true;
                if self.eat(S::Colon) {
                    bindings.variadic = self.parse_vararg_annotation()?;
                }
                return Some(bindings);
            }
            bindings.list.push(self.parse_binding("the name of a variable")?);
            if !self.eat(S::Comma) {
                return Some(bindings);
            }
        }
    }

    /// `T` or `T...`
    fn parse_vararg_annotation(&mut self) -> Option<Option<Type>> {
        let start = self.token().span;
        if let Some(pack) = self.eat_generic_pack(start) {
            return Some(Some(pack));
        }
        let ty = self.parse_annotation()?;
        Some(ty.map(|ty| self.type_from(start, TypeKind::Variadic { ty: Box::new(ty) })))
    }

    /// After `function` and its name. `own_name` is the name of a local function, which is known inside it.
    pub fn parse_function_body(
        &mut self,
        opener: Token,
        own_name: Option<Binding<'s>>,
    ) -> Option<FunctionBody> {
        let generics = self.parse_generics(false).unwrap_or_default();
        self.go_on()?;
        let open = self.token();
        self.want(S::LeftParen, "before the parameters of a function");
        let parameters =
            if self.at(S::RightParen) { Bindings::default() } else { self.parse_bindings(true)? };
        let _ = self.close(S::RightParen, open);
        let annotated = self.at(S::Colon);
        let returns = self.parse_optional_return_type().filter(|_| annotated);
        self.go_on()?;
        own_name.into_iter().for_each(|name| self.scopes.declare(name));
        let scope = self.scopes.mark();
        self.scopes.enter_function(parameters.vararg);
        self.declare_all(&parameters.list, false);
        let recording = std::mem::replace(&mut self.recording, false);
        self.parse_body(opener)?;
        self.recording = recording;
        let returns_values = self.scopes.returns_values();
        self.scopes.restore(scope);
        Some(function_body(generics, parameters, returns, returns_values))
    }

    fn declare_all(&mut self, bindings: &[Annotated], constant: bool) {
        for name in bindings.iter().filter_map(|binding| binding.name.as_ref()) {
            self.scopes.declare(binding(self.source, name, constant));
        }
    }

    /// `function a.b:c() … end`; `start` is the index of its first token, which may be an attribute's.
    pub fn parse_function_statement(&mut self, start: usize, attributes: Vec<Attribute>) -> Option<()> {
        let doc = self.recorded_doc(start);
        let doc = self.recorded_doc(self.pos).or(doc);
        let function = self.bump();
        let first = self.token();
        let mut shape = self.parse_name_expression("the name of a function").shape;
        let mut path = vec![first.name()];
        let mut method = false;
        self.nested(|parser| {
            while !method && (parser.at(S::Dot) || parser.at(S::Colon)) {
                method = parser.bump().kind == Kind::Symbol(S::Colon);
                path.extend(parser.name("a name"));
                parser.deeper()?;
                shape = Shape::Field;
            }
            Some(())
        })?;
        self.require_assignable(shape, first.span);
        let own_name = method.then_some(Binding { name: "self", constant: false });
        let scope = self.scopes.mark();
        let body = self.parse_function_body(function, own_name)?;
        self.scopes.restore(scope);
        self.record(LuauKind::FieldFunction { attributes, path, method, body }, doc, self.tokens[start].span);
        Some(())
    }

    /// Reports an assignment to what is neither a variable nor a field; the expression began at `start`.
    pub fn require_assignable(&mut self, shape: Shape, start: Span) {
        let span = self.span_from(start);
        match shape {
            Shape::Name | Shape::Field => {}
            Shape::Constant => {
                let message = format!("The constant `{}` cannot be assigned to.", self.text(span));
                self.report_whole(span, message, "Declare it with `local`.");
            }
            _ => self.report_whole(span, "Only a variable or a field can be assigned to.", None),
        }
    }

    /// Parses a declaration after `local` or `const`, and returns the names.
    pub fn parse_local(&mut self, local: Local) -> Option<Vec<Name>> {
        let doc = self.recorded_doc(local.start);
        if self.at(S::Function) {
            return self.parse_local_function(local, doc);
        }
        if local.attributes.is_some() {
            self.report_expected("`function` after the attribute", None);
            return Some(Vec::new());
        }
        let start = self.tokens[local.start].span;
        let bindings = self.parse_bindings(false)?;
        let values = if self.eat(S::Equal) { self.parse_expressions()? } else { Default::default() };
        self.declare_all(&bindings.list, local.constant);
        let is_open = values.count > 0 && matches!(values.last, Shape::Call | Shape::Varargs);
        let counts_differ = !is_open && values.count != bindings.list.len();
        if local.constant && counts_differ && bindings.list.iter().all(|binding| binding.name.is_some()) {
            let message = "Every constant needs a value, and every value a constant.";
            self.report_whole(start, message, "Write `const name = value`.");
        }
        let names = bindings.list.iter().filter_map(|binding| binding.name.clone()).collect();
        self.record_variables(bindings, values.values, &local, doc);
        Some(names)
    }

    fn parse_local_function(&mut self, local: Local, doc: Doc) -> Option<Vec<Name>> {
        let function = self.bump();
        let name = self.name("the name of a function");
        let own_name = name.as_ref().map(|name| binding(self.source, name, local.constant));
        let body = self.parse_function_body(function, own_name)?;
        let Some(name) = name else { return Some(Vec::new()) };
        let names = vec![name.clone()];
        let (exported, attributes) = (local.exported, local.attributes.unwrap_or_default());
        self.record(
            LuauKind::LocalFunction { exported, attributes, name, body },
            doc,
            self.tokens[local.start].span,
        );
        Some(names)
    }

    fn record_variables(&mut self, bindings: Bindings, values: Vec<Value>, local: &Local, doc: Doc) {
        let mut values = values.into_iter();
        for Annotated { name, ty, doc: own_doc, span } in bindings.list {
            let value = values.next().unwrap_or_else(|| Value::opaque(span));
            let Some(name) = name else { continue };
            let kind = LuauKind::Variable { exported: local.exported, name, ty, value };
            self.record(kind, doc.or(own_doc), self.tokens[local.start].span);
        }
    }
}

fn function_body(
    generics: Vec<Generic>,
    bindings: Bindings,
    returns: Option<Type>,
    returns_values: bool,
) -> FunctionBody {
    let named =
        |Annotated { name, ty, doc, span }: Annotated| name.map(|name| BodyParameter { name, ty, doc, span });
    let parameters = bindings.list.into_iter().filter_map(named).collect();
    let variadic = bindings.variadic.map(Box::new);
    FunctionBody { generics, parameters, vararg: bindings.vararg, variadic, returns, returns_values }
}
