//! Text in, tokens out: full_moon's lexer, with what it cannot lex turned into issues and harmless tokens.
//! The tokens are small copies (kind and place), so that the layers above can walk them freely.

use full_moon::tokenizer::{
    InterpolatedStringKind, Lexer, LexerResult, StringLiteralQuoteType, Symbol, TokenType, TokenizerErrorType,
};
use full_moon::LuaVersion;

use crate::lexical_messages::{
    closing_bracket, foreign_word_message, shorten, unclosed_string_hint, unknown_message, FOREIGN_WORD_HINT,
};
use crate::syntax::{Span, SyntaxIssue};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Eof,
    Name,
    Number,
    /// A finished string in quotes.
    String,
    /// A finished string in long brackets.
    LongString,
    Interpolated(InterpolatedStringKind),
    /// A string without its end.
    Broken,
    Symbol(Symbol),
    /// A character that Luau has no use for.
    Unknown,
}

#[derive(Clone, Copy, Debug)]
pub struct Token {
    pub kind: Kind,
    pub span: Span,
    /// 1-based line on which the token starts.
    pub line: u32,
    /// 1-based column, in characters.
    pub column: u32,
    pub first_on_line: bool,
    /// How many comments come before this token in the file.
    pub comments: u32,
}

#[derive(Clone, Copy, Debug)]
pub struct Comment {
    pub span: Span,
    /// Length of the `[==[` that opens a block comment's text, or none for a line comment.
    pub bracket: Option<u32>,
    pub line: u32,
    pub end_line: u32,
    pub first_on_line: bool,
    /// False for a block comment that never ends.
    pub finished: bool,
}

/// Every token and comment of a text, the last token being `Eof`.
pub struct Lexed {
    pub tokens: Vec<Token>,
    pub comments: Vec<Comment>,
    pub issues: Vec<SyntaxIssue>,
}

/// Stands for the message about a word with foreign letters until the word's end is known.
const FOREIGN_WORD: &str = "";

/// Lexes `source`. `clean` is the same text with a byte order mark, a `#!` line and odd white space made harmless.
pub fn lex(source: &str, clean: &str) -> Lexed {
    let mut state = State::new(source);
    let mut lexer = Lexer::new_lazy(clean, LuaVersion::luau());
    while let Some(result) = lexer.process_next() {
        match result {
            LexerResult::Ok(token) => state.add(&token, None),
            LexerResult::Recovered(token, errors) => state.add(&token, errors.first().map(|e| e.error())),
            LexerResult::Fatal(errors) => {
                for error in &errors {
                    let (start, end) = error.range();
                    state.unknown(start, end);
                }
            }
        }
    }
    state.finish()
}

struct State<'s> {
    source: &'s str,
    lexed: Lexed,
    last_line: u32,
}

impl<'s> State<'s> {
    fn new(source: &'s str) -> Self {
        let lexed =
            Lexed { tokens: Vec::with_capacity(source.len() / 5 + 2), comments: Vec::new(), issues: Vec::new() };
        Self { source, lexed, last_line: 0 }
    }

    fn add(&mut self, token: &full_moon::tokenizer::Token, error: Option<&TokenizerErrorType>) {
        let (start, end) = (token.start_position(), token.end_position());
        let mut span = Span::new(start.bytes() as u32, end.bytes() as u32);
        let line = start.line() as u32;
        let kind = match token.token_type() {
            TokenType::Whitespace { .. } | TokenType::Shebang { .. } => return,
            TokenType::SingleLineComment { .. } => return self.comment(span, None, line, line, true),
            TokenType::MultiLineComment { blocks, .. } => {
                let bracket = Some(*blocks as u32 + 4);
                return self.comment(span, bracket, line, end.line() as u32, error.is_none());
            }
            TokenType::Eof => Kind::Eof,
            TokenType::Identifier { .. } => Kind::Name,
            TokenType::Number { .. } => Kind::Number,
            TokenType::StringLiteral { quote_type, .. } => match quote_type {
                _ if error.is_some() => Kind::Broken,
                StringLiteralQuoteType::Brackets => Kind::LongString,
                _ => Kind::String,
            },
            TokenType::InterpolatedString { .. } if error.is_some() => Kind::Broken,
            TokenType::InterpolatedString { kind, .. } => Kind::Interpolated(*kind),
            TokenType::Symbol { symbol } => Kind::Symbol(*symbol),
            _ => Kind::Unknown,
        };
        if kind == Kind::Broken {
            span.end = span.start + self.text(span).trim_end_matches(['\r', '\n']).len() as u32;
        }
        self.push(kind, span, line, start.character() as u32);
        self.last_line = if kind == Kind::Broken { line } else { end.line() as u32 };
        if let Some(error) = error {
            self.string_or_number_issue(error, span);
        }
    }

    fn push(&mut self, kind: Kind, span: Span, line: u32, column: u32) {
        if matches!(kind, Kind::Name | Kind::Number | Kind::Symbol(_)) && self.joins_foreign_word(span) {
            return;
        }
        self.lexed.tokens.push(Token {
            kind,
            span,
            line,
            column,
            first_on_line: line != self.last_line,
            comments: self.lexed.comments.len() as u32,
        });
    }

    fn comment(&mut self, span: Span, bracket: Option<u32>, line: u32, end_line: u32, finished: bool) {
        let mut span = span;
        if bracket.is_none() {
            span.end = span.start + self.text(span).trim_end_matches('\r').len() as u32;
        }
        let first_on_line = line != self.last_line;
        self.last_line = end_line;
        self.lexed.comments.push(Comment { span, bracket, line, end_line, first_on_line, finished });
        if !finished {
            self.issue(
                "This block comment is never closed.",
                Span::new(span.start, span.start + bracket.unwrap_or(2)),
                Some(format!("Close it with `{}`.", closing_bracket(bracket.unwrap_or(4)))),
            );
        }
    }

    fn text(&self, span: Span) -> &'s str {
        span.of(self.source)
    }

    fn issue(&mut self, message: impl Into<String>, span: Span, hint: Option<String>) {
        if self.lexed.issues.len() < crate::parser::MAX_ISSUES {
            self.lexed.issues.push(SyntaxIssue { message: message.into(), span, hint });
        }
    }

    fn string_or_number_issue(&mut self, error: &TokenizerErrorType, span: Span) {
        let text = self.text(span);
        match error {
            TokenizerErrorType::InvalidNumber => {
                self.issue(format!("`{}` is not a number.", shorten(text)), span, None)
            }
            _ => self.issue("This string is never closed.", span, Some(unclosed_string_hint(text))),
        }
    }

    /// True when the last token is a word with foreign letters that ends exactly where `span` starts; then it swallows it.
    fn joins_foreign_word(&mut self, span: Span) -> bool {
        let is_word = self.text(span).starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let (Some(last), Some(issue)) = (self.lexed.tokens.last_mut(), self.lexed.issues.last_mut()) else {
            return false;
        };
        if !is_word || last.kind != Kind::Name || last.span != issue.span || last.span.end != span.start {
            return false;
        }
        last.span.end = span.end;
        issue.span.end = span.end;
        true
    }

    fn unknown(&mut self, start: full_moon::tokenizer::Position, end: full_moon::tokenizer::Position) {
        let span = Span::new(start.bytes() as u32, end.bytes() as u32);
        let text = self.text(span);
        let character = text.chars().next().unwrap_or(' ');
        if character.is_alphanumeric()
            || (!character.is_ascii() && !character.is_whitespace() && character != '\u{feff}')
        {
            return self.foreign_letter(span, start.line() as u32, start.character() as u32);
        }
        self.push(Kind::Unknown, span, start.line() as u32, start.character() as u32);
        self.last_line = end.line() as u32;
        let (message, hint) = unknown_message(character);
        self.issue(message, span, hint);
    }

    /// A letter outside ASCII: the word around it becomes one name and one issue.
    fn foreign_letter(&mut self, span: Span, line: u32, column: u32) {
        if self.joins_word_before(span) {
            return;
        }
        self.push(Kind::Name, span, line, column);
        self.last_line = line;
        self.issue(FOREIGN_WORD, span, Some(FOREIGN_WORD_HINT.to_string()));
    }

    fn joins_word_before(&mut self, span: Span) -> bool {
        let Some(last) = self.lexed.tokens.last_mut() else { return false };
        if last.kind != Kind::Name || last.span.end != span.start {
            return false;
        }
        let before = last.span;
        last.span.end = span.end;
        let whole = last.span;
        match self.lexed.issues.last_mut() {
            Some(issue) if issue.span == before => issue.span = whole,
            _ => self.issue(FOREIGN_WORD, whole, Some(FOREIGN_WORD_HINT.to_string())),
        }
        true
    }

    fn finish(mut self) -> Lexed {
        // Only now is it known how far each such word goes.
        for issue in self.lexed.issues.iter_mut().filter(|issue| issue.message == FOREIGN_WORD) {
            issue.message = foreign_word_message(issue.span.of(self.source));
        }
        if !matches!(self.lexed.tokens.last(), Some(token) if token.kind == Kind::Eof) {
            let end = self.source.len() as u32;
            self.push(Kind::Eof, Span::new(end, end), self.last_line + 1, 1);
        }
        self.lexed
    }
}
