//! Walks the tokens of a definition file: finds the statements that are ours, has them parsed, and blanks them out of
//! the text, so that full_moon can check the ordinary Luau that remains, every byte in its place.

use full_moon::tokenizer::Symbol as S;

use crate::blocks::{Blocks, Change};
use crate::luau::{check_luau, LuauText};
use crate::parser::Parser;
use crate::string_value::unescape;
use crate::syntax::{Attribute, Doc, Name, ParseResult, Span, Statement, StatementKind};
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

struct Walker<'s> {
    parser: Parser<'s>,
    blocks: Blocks,
    text: LuauText,
    result: ParseResult,
    options: Options,
    /// Treat a declaration at the start of a line as the end of whatever is open.
    resync: bool,
    /// What opened a block that such a declaration ended.
    unclosed: Option<Token>,
    /// First token of the ordinary Luau that is being passed over.
    run_start: Option<usize>,
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
            type_function: None,
            luau_ranges: Vec::new(),
        }
    }

    fn walk(&mut self) {
        self.result.module_doc = self.parser.docs.take_module_doc();
        while !self.parser.at_eof() {
            if self.resync && !self.blocks.at_top() && self.parser.token().column == 1 && self.parser.at_statement_line() {
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

    /// Where Luau's own parser reports it: at the end of the file.
    fn report_unclosed(&mut self) {
        let Some(opener) = self.unclosed.or(self.blocks.innermost()) else { return };
        let word = self.parser.text(opener.span);
        let closing = if word == "repeat" { "until" } else { "end" };
        let message = format!("Expected `{closing}` to close the `{word}` on line {}, found the end of the file.", opener.line);
        self.parser.report_here(message, None);
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
            let found = crate::parser::describe(self.parser.ahead(2), self.parser.source);
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
                if self.blocks.at_top() {
                    self.result.statements.push(Statement { kind, doc, span });
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

    /// Attributes of an ordinary function: checked here, and blanked, for full_moon knows none with arguments.
    fn luau_attributes(&mut self) {
        self.run_start.get_or_insert(self.parser.pos);
        let start = self.parser.token().span;
        let attributes: Vec<Attribute> = self.parser.parse_attributes();
        if !attributes.is_empty() && !self.at_attributable() {
            let found = self.parser.found();
            self.parser.report_here(format!("Expected a function after the attribute, found {found}."), None);
        }
        self.text.blank(self.parser.span_from(start));
    }

    fn at_attributable(&self) -> bool {
        self.parser.at(S::Function) || self.parser.at(S::Local) || self.parser.at_word("const")
    }

    fn luau_token(&mut self) {
        if self.run_start.is_none() {
            self.run_start = Some(self.parser.pos);
        }
        self.text.used = true;
        let token = self.parser.bump();
        if self.blocks.step(token) == Change::StrayEnd {
            self.stray_end(token);
        }
        self.text.patch(self.parser.source, token);
        self.check_luau_token(token);
        if self.blocks.at_top() && token.kind == Kind::Symbol(S::End) {
            self.end_type_function();
        }
    }

    fn check_luau_token(&mut self, token: Token) {
        match token.kind {
            Kind::String | Kind::Interpolated(_) if unescape(self.parser.text(token.span)).is_none() => {
                self.parser.report(token.span, "This string holds a malformed escape sequence.", None);
            }
            Kind::Symbol(S::Return) if self.parser.at(S::Return) => {
                self.parser.report_here("Expected an expression after `return`, found `return`.", None);
            }
            _ => {}
        }
    }

    fn stray_end(&mut self, token: Token) {
        let after_function = matches!(
            self.result.statements.last().map(|statement| &statement.kind),
            Some(StatementKind::DeclareFunction { .. })
        );
        let hint = after_function.then(|| "A declared function has no body.".to_string());
        self.parser.report(token.span, "This `end` closes nothing.", hint);
        self.text.blank(token.span);
    }

    fn end_type_function(&mut self) {
        let Some(function) = self.type_function.take() else { return };
        self.run_start = None;
        let TypeFunction { start, exported, name, doc } = function;
        let span = self.parser.span_from(self.parser.tokens[start].span);
        self.luau_ranges.push((start + 1, self.parser.pos));
        let kind = StatementKind::TypeFunction { exported, name };
        self.result.statements.push(Statement { kind, doc, span });
    }

    /// Closes the run of ordinary Luau before the token `end`.
    fn end_run(&mut self, end: usize) {
        let Some(start) = self.run_start.take_if(|_| self.blocks.at_top() || end + 1 == self.parser.tokens.len()) else {
            return;
        };
        self.luau_ranges.push((start, end));
        let span = self.parser.span_from(self.parser.tokens[start].span);
        self.result.statements.push(Statement { kind: StatementKind::Luau, doc: None, span });
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

/// Whether a name followed by this token is an operand or a call rather than a word that starts a statement.
fn continues_expression(next: Kind) -> bool {
    match next {
        Kind::String | Kind::LongString | Kind::Broken | Kind::Interpolated(_) => true,
        Kind::Symbol(symbol) => matches!(
            symbol,
            S::LeftParen
                | S::LeftBrace
                | S::LeftBracket
                | S::Dot
                | S::Colon
                | S::Comma
                | S::Equal
                | S::PlusEqual
                | S::MinusEqual
                | S::StarEqual
                | S::SlashEqual
                | S::DoubleSlashEqual
                | S::PercentEqual
                | S::CaretEqual
                | S::TwoDotsEqual
        ),
        _ => false,
    }
}
