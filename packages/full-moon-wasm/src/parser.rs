//! The cursor over the tokens, which all files of the grammar share. A function of the grammar returns `None`
//! after it has reported an error.

use std::fmt::Display;

use full_moon::tokenizer::Symbol as S;

use crate::definition_statements::Chunk;
use crate::indentation::Brackets;
use crate::issues::{Hint, MAX_ISSUES};
use crate::lexical_messages::describe;
use crate::scopes::Scopes;
use crate::syntax::{Name, Span, SyntaxIssue, Type, TypeKind};
use crate::tokens::{Kind, Lexed, Token};
use crate::trivia::Docs;

/// The limit of nesting of Luau's own parser. It fits into the stack of WebAssembly in browsers and Node.
pub const MAX_DEPTH: u32 = 1000;

pub struct Parser<'s> {
    pub source: &'s str,
    pub tokens: &'s [Token],
    pub pos: usize,
    pub docs: Docs<'s>,
    pub issues: Vec<SyntaxIssue>,
    /// Number of the constructs around the current token.
    pub depth: u32,
    /// Set at the limit of nesting: every loop ends, up to the statement.
    pub abandoned: bool,
    /// An ordinary script, where `declare` means nothing.
    pub script: bool,
    pub scopes: Scopes<'s>,
    /// The numbers of the blocks of ordinary Luau that are open, outermost first.
    pub blocks: Vec<u32>,
    /// The token that opened the innermost block that is never closed.
    pub unclosed: Option<Token>,
    /// Whether a declaration at the start of a line ends everything that is open.
    pub resync: bool,
    pub brackets: Brackets,
    pub chunk: Chunk,
    /// Whether statements and values are recorded: outside functions, unless the script is only checked.
    pub recording: bool,
}

impl<'s> Parser<'s> {
    pub fn new(source: &'s str, lexed: &'s Lexed, script: bool) -> Self {
        Self {
            source,
            tokens: &lexed.tokens,
            pos: 0,
            docs: Docs::new(source, lexed),
            issues: Vec::new(),
            depth: 0,
            abandoned: false,
            script,
            scopes: Scopes::new(),
            blocks: Vec::new(),
            unclosed: None,
            resync: false,
            brackets: Brackets::default(),
            chunk: Chunk::default(),
            recording: !script,
        }
    }

    pub fn token(&self) -> Token {
        self.tokens[self.pos]
    }

    pub fn kind(&self) -> Kind {
        self.tokens[self.pos].kind
    }

    /// The token `ahead` places further on, or the end of the file.
    pub fn ahead(&self, ahead: usize) -> Token {
        self.tokens[(self.pos + ahead).min(self.tokens.len() - 1)]
    }

    pub fn previous(&self) -> Token {
        self.tokens[self.pos.saturating_sub(1)]
    }

    /// From the start of `start` to the end of the last consumed token.
    pub fn span_from(&self, start: Span) -> Span {
        start.to(self.previous().span)
    }

    /// A type from the start of `start` to the end of the last consumed token.
    pub fn type_from(&self, start: Span, kind: TypeKind) -> Type {
        Type { kind, span: self.span_from(start) }
    }

    pub fn text(&self, span: Span) -> &'s str {
        span.of(self.source)
    }

    pub fn at(&self, symbol: S) -> bool {
        self.kind() == Kind::Symbol(symbol)
    }

    pub fn ahead_is(&self, ahead: usize, symbol: S) -> bool {
        self.ahead(ahead).kind == Kind::Symbol(symbol)
    }

    pub fn at_eof(&self) -> bool {
        self.kind() == Kind::Eof
    }

    pub fn at_name(&self) -> bool {
        self.kind() == Kind::Name
    }

    pub fn is_word(&self, token: Token, word: &str) -> bool {
        token.kind == Kind::Name && self.text(token.span) == word
    }

    pub fn at_word(&self, word: &str) -> bool {
        self.is_word(self.token(), word)
    }

    /// Advances by one token, up to the end of the file.
    pub fn bump(&mut self) -> Token {
        let token = self.token();
        if token.kind != Kind::Eof {
            self.pos += 1;
        }
        token
    }

    pub fn eat(&mut self, symbol: S) -> bool {
        let is_next = self.at(symbol);
        if is_next {
            self.bump();
        }
        is_next
    }

    /// Consumes a name, or reports that `what` is missing.
    pub fn name(&mut self, what: &str) -> Option<Name> {
        if self.at_name() {
            return Some(self.bump().name());
        }
        self.report_expected(what, None);
        None
    }

    /// Consumes `symbol`, or reports that it is missing at this `place`.
    pub fn expect(&mut self, symbol: S, place: &str) -> Option<()> {
        if self.eat(symbol) {
            return Some(());
        }
        self.report_expected(format!("`{symbol}` {place}"), None);
        None
    }

    /// Consumes the `symbol` that closes `open`; one token too many before it is skipped.
    pub fn close(&mut self, symbol: S, open: Token) -> Option<()> {
        if self.eat(symbol) {
            return Some(());
        }
        if self.reject_outdent(symbol, open) {
            return None;
        }
        self.report_unclosed_bracket(symbol, open, None);
        if self.ahead_is(1, symbol) && !self.at_statement_line() {
            self.bump();
            self.bump();
            return Some(());
        }
        None
    }

    pub fn report_unclosed_bracket(&mut self, symbol: S, open: Token, hint: impl Hint) {
        let opening = self.text(open.span);
        self.report_expected(format!("`{symbol}` to close the `{opening}` on line {}", open.line), hint);
    }

    /// Consumes `symbol`, or reports that it is missing; one token too many before it is skipped.
    pub fn want(&mut self, symbol: S, place: &str) {
        if self.expect(symbol, place).is_none() && self.ahead_is(1, symbol) {
            self.bump();
            self.bump();
        }
    }

    /// Describes the current token, for "…, found X".
    pub fn found(&self) -> String {
        describe(self.token(), self.source)
    }

    /// Reports that `what` is missing at the current token.
    pub fn report_expected(&mut self, what: impl Display, hint: impl Hint) {
        self.report_misplaced(format!("Expected {what}"), hint);
    }

    /// Reports that the current token breaks a rule.
    pub fn report_misplaced(&mut self, rule: impl Display, hint: impl Hint) {
        self.report_here(format!("{rule}, found {}.", self.found()), hint);
    }

    pub fn report_here(&mut self, message: impl Into<String>, hint: impl Hint) {
        let token = self.token();
        // The lexer has reported these.
        if matches!(token.kind, Kind::Broken | Kind::Unknown) {
            return;
        }
        self.report(token.span, message, hint);
    }

    pub fn report(&mut self, span: Span, message: impl Into<String>, hint: impl Hint) {
        let again = self.issues.last().is_some_and(|last| last.span.start == span.start);
        if !again && self.issues.len() < MAX_ISSUES {
            self.issues.push(SyntaxIssue { message: message.into(), span, hint: hint.text() });
        }
    }

    /// Reports an error of a whole expression or type, unless one of its parts has one.
    pub fn report_whole(&mut self, span: Span, message: impl Into<String>, hint: impl Hint) {
        if self.issues.last().is_none_or(|last| last.span.start < span.start) {
            self.report(span, message, hint);
        }
    }

    /// Increases the depth of nesting. At the limit, the statement is abandoned with one issue.
    pub fn deeper(&mut self) -> Option<()> {
        self.depth += 1;
        if self.depth <= MAX_DEPTH {
            return Some(());
        }
        if !self.abandoned {
            self.abandoned = true;
            self.report_here("This type is nested too deeply.", "Give the inner types names of their own.");
        }
        None
    }

    /// Parses something that is not deeper than what follows it.
    pub fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> T) -> T {
        let depth = self.depth;
        let result = parse(self);
        self.depth = depth;
        result
    }
}
