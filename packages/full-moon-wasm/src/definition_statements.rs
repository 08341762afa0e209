//! Declarations: `declare …`, `type …` and `export type …`, wherever a statement is allowed.

use full_moon::tokenizer::Symbol as S;

use crate::parser::Parser;
use crate::syntax::{Doc, LuauKind, LuauStatement, Nested, Span, Statement, StatementKind};
use crate::tokens::Kind;
use crate::types::Place;

#[derive(Default)]
pub struct Chunk {
    pub statements: Vec<Statement>,
    /// First token of the current run of ordinary Luau.
    run_start: Option<usize>,
    /// Declarations inside the blocks of that run.
    nested: Vec<Nested>,
    /// The statements of that run that may be part of a module's interface.
    recorded: Vec<LuauStatement>,
    /// Number of the blocks of ordinary Luau so far.
    pub last_block: u32,
    /// Number of the definitions around the current one, in functions.
    definition_depth: u32,
    /// Token ranges of ordinary Luau at the top level.
    pub luau_ranges: Vec<(usize, usize)>,
}

impl Parser<'_> {
    /// Begins a run of ordinary Luau, unless one has begun.
    pub fn begin_run(&mut self) {
        self.chunk.run_start.get_or_insert(self.pos);
    }

    /// Closes the run of ordinary Luau before the current token.
    pub fn end_run(&mut self) {
        let Some(start) = self.chunk.run_start.take() else { return };
        self.chunk.luau_ranges.push((start, self.pos));
        let span = self.span_from(self.tokens[start].span);
        let declarations = std::mem::take(&mut self.chunk.nested);
        let kind = StatementKind::Luau { declarations, statements: std::mem::take(&mut self.chunk.recorded) };
        self.chunk.statements.push(Statement { kind, doc: None, span });
    }

    /// Records a statement of ordinary Luau that ends here.
    pub fn record(&mut self, kind: LuauKind, doc: Doc, start: Span) {
        if self.recording {
            let span = self.span_from(start);
            self.chunk.recorded.push(LuauStatement { blocks: self.blocks.clone(), kind, doc, span });
        }
    }

    /// The doc comment above the token at `index`, if statements are recorded.
    pub fn recorded_doc(&mut self, index: usize) -> Doc {
        if self.recording {
            self.docs.take_above(index)
        } else {
            None
        }
    }

    pub fn at_definition_statement(&self) -> bool {
        let at = self.after_attributes();
        self.is_definition_start(at, at != self.pos)
    }

    /// Whether the token at `index` starts a `declare` or `type` statement.
    fn is_definition_start(&self, index: usize, after_attributes: bool) -> bool {
        let (token, next) = (self.tokens[index], self.tokens[(index + 1).min(self.tokens.len() - 1)]);
        if token.kind != Kind::Name {
            return false;
        }
        match self.text(token.span) {
            "declare" => !self.script && !self.continues_expression(index + 1),
            "type" => !after_attributes && !self.continues_expression(index + 1),
            "export" => !after_attributes && self.is_word(next, "type"),
            _ => false,
        }
    }

    /// Whether a name before the token at `index` is an operand rather than a word that starts a statement.
    fn continues_expression(&self, index: usize) -> bool {
        let Kind::Symbol(symbol) = self.tokens[index].kind else {
            return self.tokens[index].kind == Kind::String;
        };
        let is_instantiation =
            symbol == S::LessThan && self.tokens[index + 1].kind == Kind::Symbol(S::LessThan);
        let opens = matches!(symbol, S::LeftParen | S::LeftBrace | S::LeftBracket | S::Dot | S::Colon);
        let assigns =
            matches!(symbol, S::Comma | S::Equal) || crate::operators::is_compound_assignment(symbol);
        opens || assigns || is_instantiation
    }

    /// Index of the first token after the attributes at the current token.
    fn after_attributes(&self) -> usize {
        let mut at = self.pos;
        while self.tokens[at].kind == Kind::Symbol(S::AtSign) {
            at += 1;
            if self.tokens[at].kind == Kind::Symbol(S::LeftBracket) {
                while !matches!(self.tokens[at].kind, Kind::Eof | Kind::Symbol(S::RightBracket)) {
                    at += 1;
                }
            }
            at = (at + 1).min(self.tokens.len() - 1);
        }
        at
    }

    pub fn parse_definition_statement(&mut self) {
        let start = self.pos;
        if self.blocks.is_empty() {
            self.end_run();
        }
        let doc = self.docs.take_above(start);
        let attributes = self.parse_attributes();
        let doc = self.docs.take_nearer(self.pos, doc);
        let by_indentation = self.brackets.are_sought && self.is_unbalanced();
        let outer = std::mem::replace(&mut self.brackets.by_indentation, by_indentation);
        let keyword = self.bump();
        let (blocks, scope) = (self.blocks.len(), self.scopes.mark());
        self.chunk.definition_depth += 1;
        let (doc, kind) = self.nested(|parser| match parser.text(keyword.span) {
            "declare" => (parser.docs.take_nearer(parser.pos, doc), parser.parse_declaration(attributes)),
            "export" => {
                parser.bump();
                (doc, parser.parse_type_statement(true))
            }
            _ => (doc, parser.parse_type_statement(false)),
        });
        self.chunk.definition_depth -= 1;
        if kind.is_none() {
            self.blocks.truncate(blocks);
            self.scopes.restore(scope);
        }
        self.end_definition_statement(start, doc, kind);
        self.brackets.by_indentation = outer;
    }

    fn end_definition_statement(&mut self, start: usize, doc: Doc, kind: Option<StatementKind>) {
        let first = self.tokens[start];
        self.abandoned = false;
        let Some(kind) = kind else { return self.leave_statement(start) };
        let statement = Statement { kind, doc, span: self.span_from(first.span) };
        if self.blocks.is_empty() {
            self.chunk.statements.push(statement);
        } else if self.chunk.definition_depth == 0 {
            self.chunk.nested.push(Nested { blocks: self.blocks.clone(), statement });
        }
        self.reject_rest(first.column);
    }

    fn parse_type_statement(&mut self, exported: bool) -> Option<StatementKind> {
        if self.at(S::Function) {
            return self.parse_type_function(exported);
        }
        self.parse_type_alias(exported)
    }

    /// `type function f() … end`, from `function` on.
    fn parse_type_function(&mut self, exported: bool) -> Option<StatementKind> {
        let start = self.pos;
        let function = self.bump();
        let name = self.name("the name of a type function");
        let scope = self.scopes.mark();
        self.scopes.enter_type_function();
        let body = self.parse_function_body(function, None)?;
        self.scopes.restore(scope);
        if self.blocks.is_empty() {
            self.chunk.luau_ranges.push((start, self.pos));
        }
        Some(StatementKind::TypeFunction { exported, name: name?, body })
    }

    /// At the top level, an `end`, `else` or `until` is an error.
    pub fn reject_block_end(&mut self) {
        self.begin_run();
        let token = self.bump();
        if self.unclosed.is_some() {
            // The `end` was meant for a block that a declaration inside it ended.
            return;
        }
        let last = self.chunk.statements.last().map(|statement| &statement.kind);
        let after_function = matches!(last, Some(StatementKind::DeclareFunction { .. }));
        let hint = after_function.then(|| "A declared function has no body.".to_string());
        let message = format!("This `{}` closes nothing.", self.text(token.span));
        self.report(token.span, message, hint);
    }

    /// `X<T> = …`, after `type` or `export type`.
    fn parse_type_alias(&mut self, exported: bool) -> Option<StatementKind> {
        let name = self.name("the name of the type after `type`")?;
        let generics = self.parse_generics(true)?;
        if self.at(S::Colon) {
            self.report_expected("`=` before an alias's type", "Write `=`.");
            return None;
        }
        self.expect(S::Equal, "before an alias's type")?;
        let ty = self.parse_declared_type(Place::Elsewhere)?;
        Some(StatementKind::TypeAlias { exported, name, generics, ty })
    }
}
