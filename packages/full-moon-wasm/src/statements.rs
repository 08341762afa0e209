//! Walks the tokens of a definition file: finds the statements that are ours, has them parsed, and blanks them out of
//! the text, so that full_moon can check the ordinary Luau that remains, every byte in its place.

use full_moon::tokenizer::Symbol as S;

use crate::blocks::Blocks;
use crate::luau::{check_luau, LuauText};
use crate::luau_walk::continues_expression;
use crate::parser::Parser;
use crate::syntax::{Doc, Name, Nested, ParseResult, Span, Statement, StatementKind};
use crate::tokens::{Kind, Lexed, Token};
use crate::trivia::Docs;

/// Options of one run.
#[derive(Clone, Copy, Default)]
pub struct Options {
    /// Leave ordinary Luau unchecked: for a second try after full_moon panicked on it.
    pub skip_luau: bool,
    /// An ordinary script, where `declare` means nothing.
    pub script: bool,
}

/// Parses a definition file. `clean` is `source` as the lexer saw it.
pub fn parse_file<'s>(source: &'s str, clean: &str, lexed: &'s Lexed, options: Options) -> (ParseResult, Docs<'s>) {
    let mut walker = Walker::new(source, clean, lexed, options);
    walker.walk();
    if !walker.blocks.at_top() {
        // Some block is never closed: the next declaration at the start of a line ends it.
        walker = Walker::new(source, clean, lexed, options);
        walker.resync = true;
        walker.walk();
    }
    walker.finish(lexed)
}

pub struct Walker<'s> {
    pub parser: Parser<'s>,
    pub blocks: Blocks,
    pub text: LuauText,
    pub result: ParseResult,
    options: Options,
    /// Treat a declaration at the start of a line as the end of whatever is open.
    resync: bool,
    /// What opened a block that such a declaration ended.
    pub unclosed: Option<Token>,
    /// First token of the ordinary Luau that is being passed over.
    pub run_start: Option<usize>,
    /// Declarations inside the blocks of that run.
    pub nested: Vec<Nested>,
    /// A `type function` whose `end` has not come yet.
    type_function: Option<TypeFunction>,
    /// Token ranges of ordinary Luau at the top level.
    luau_ranges: Vec<(usize, usize)>,
}

struct TypeFunction {
    start: usize,
    exported: bool,
    name: Name,
    doc: Doc,
}

impl<'s> Walker<'s> {
    fn new(source: &'s str, clean: &str, lexed: &'s Lexed, options: Options) -> Self {
        Self {
            parser: Parser::new(source, lexed),
            blocks: Blocks::new(),
            text: LuauText::new(clean),
            result: ParseResult::default(),
            options,
            resync: false,
            unclosed: None,
            run_start: None,
            nested: Vec::new(),
            type_function: None,
            luau_ranges: Vec::new(),
        }
    }

    fn walk(&mut self) {
        self.result.module_doc = self.parser.docs.take_module_doc();
        while !self.parser.at_eof() {
            if self.resync
                && !self.blocks.at_top()
                && self.parser.token().column == 1
                && self.parser.at_statement_line()
            {
                self.unclosed = self.unclosed.or(self.blocks.innermost());
                self.blocks.reset();
            }
            if self.at_own_statement() {
                self.own_statement();
            } else if self.parser.at(S::AtSign) {
                self.luau_attributes();
            } else {
                self.luau_token();
            }
        }
        self.end_run(self.parser.pos);
        self.report_unclosed();
    }

    fn at_own_statement(&self) -> bool {
        if !self.blocks.at_statement {
            return false;
        }
        let at = self.after_attributes();
        self.is_own_start(at, at != self.parser.pos)
    }

    /// Whether the token at `index` starts a `declare` or `type` statement.
    fn is_own_start(&self, index: usize, after_attributes: bool) -> bool {
        let tokens = self.parser.tokens;
        let (token, next) = (tokens[index], tokens[(index + 1).min(tokens.len() - 1)]);
        if token.kind != Kind::Name {
            return false;
        }
        match self.parser.text(token.span) {
            "declare" => !self.options.script && !continues_expression(next.kind),
            "type" => !after_attributes && !continues_expression(next.kind),
            "export" => !after_attributes && self.parser.is_word(next, "type"),
            _ => false,
        }
    }

    /// Index of the first token behind the attributes at hand.
    fn after_attributes(&self) -> usize {
        let tokens = self.parser.tokens;
        let mut at = self.parser.pos;
        while tokens[at].kind == Kind::Symbol(S::AtSign) {
            at += 1;
            if tokens[at].kind == Kind::Symbol(S::LeftBracket) {
                while !matches!(tokens[at].kind, Kind::Eof | Kind::Symbol(S::RightBracket)) {
                    at += 1;
                }
            }
            at = (at + 1).min(tokens.len() - 1);
        }
        at
    }

    fn own_statement(&mut self) {
        let start = self.parser.pos;
        self.end_run(start);
        self.reject_after_return();
        let doc = self.parser.docs.take_above(start);
        let attributes = self.parser.parse_attributes();
        let doc = self.parser.docs.take_above(self.parser.pos).or(doc);
        let keyword = self.parser.bump();
        match self.parser.text(keyword.span) {
            "declare" => {
                let doc = self.parser.docs.take_above(self.parser.pos).or(doc);
                let kind = self.parser.parse_declaration(attributes);
                self.end_own(start, doc, kind);
            }
            "export" => {
                self.parser.bump();
                self.type_statement(start, true, doc);
            }
            _ => self.type_statement(start, false, doc),
        }
    }

    fn reject_after_return(&mut self) {
        if self.blocks.returned {
            self.blocks.returned = false;
            self.parser.report_here("Nothing may follow a `return` at the end of a file.", None);
        }
    }

    fn type_statement(&mut self, start: usize, exported: bool, doc: Doc) {
        if self.parser.at(S::Function) {
            return self.start_type_function(start, exported, doc);
        }
        let kind = self.parser.parse_type_alias(exported);
        self.end_own(start, doc, kind);
    }

    /// `type function f() … end` is checked as `function f() … end`.
    fn start_type_function(&mut self, start: usize, exported: bool, doc: Doc) {
        let from = self.parser.tokens[start].span.start;
        self.text.blank(Span::new(from, self.parser.token().span.start));
        let name = self.parser.ahead(1);
        if name.kind == Kind::Name && !self.parser.ahead_is(2, S::LeftParen) && !self.parser.ahead_is(2, S::LessThan) {
            let found = crate::lexical_messages::describe(self.parser.ahead(2), self.parser.source);
            let span = self.parser.ahead(2).span;
            self.parser.report(span, format!("Expected `(` after the name of a type function, found {found}."), None);
        }
        if name.kind == Kind::Name && self.blocks.at_top() {
            let name = self.parser.name_of(name);
            self.type_function = Some(TypeFunction { start, exported, name, doc });
        }
        self.luau_token();
    }

    fn end_own(&mut self, start: usize, doc: Doc, kind: Option<StatementKind>) {
        let first = self.parser.tokens[start];
        self.parser.abandoned = false;
        self.parser.restore_depth(0);
        match kind {
            Some(kind) => {
                let span = self.parser.span_from(first.span);
                self.parser.eat(S::Semicolon);
                let statement = Statement { kind, doc, span };
                if self.blocks.at_top() {
                    self.result.statements.push(statement);
                } else {
                    self.nested.push(Nested { blocks: self.blocks.numbers(), statement });
                }
            }
            None => self.parser.skip_statement(first.column),
        }
        self.text.blank(self.parser.span_from(first.span));
        for span in std::mem::take(&mut self.parser.expressions) {
            self.text.restore(span);
        }
        self.blocks.after_own_statement();
    }

    pub fn end_type_function(&mut self) {
        let Some(function) = self.type_function.take() else { return };
        self.run_start = None;
        self.reject_nested();
        let TypeFunction { start, exported, name, doc } = function;
        let span = self.parser.span_from(self.parser.tokens[start].span);
        self.luau_ranges.push((start + 1, self.parser.pos));
        let kind = StatementKind::TypeFunction { exported, name };
        self.result.statements.push(Statement { kind, doc, span });
    }

    /// Closes the run of ordinary Luau before the token `end`.
    fn end_run(&mut self, end: usize) {
        let Some(start) = self.run_start.take_if(|_| self.blocks.at_top() || end + 1 == self.parser.tokens.len())
        else {
            return;
        };
        self.luau_ranges.push((start, end));
        let span = self.parser.span_from(self.parser.tokens[start].span);
        let kind = StatementKind::Luau { declarations: std::mem::take(&mut self.nested) };
        self.result.statements.push(Statement { kind, doc: None, span });
    }

    fn finish(mut self, lexed: &Lexed) -> (ParseResult, Docs<'s>) {
        let mut errors = lexed.issues.clone();
        errors.append(&mut self.parser.issues);
        if self.text.used && !self.options.skip_luau {
            errors.extend(check_luau(&self.text, self.parser.source, lexed));
        }
        self.result.errors = crate::issues::tidy(errors);
        let ranges = &self.luau_ranges;
        let is_luau = |token: usize| {
            let after = ranges.partition_point(|(start, _)| *start <= token);
            after > 0 && token < ranges[after - 1].1
        };
        self.result.stray_docs = self.parser.docs.strays(is_luau);
        (self.result, self.parser.docs)
    }
}
