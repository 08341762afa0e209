//! The tokens of any Luau source with their kinds, for colouring code samples. It never fails.

use full_moon::tokenizer::Symbol as S;

use crate::json::Json;
use crate::syntax::{Span, SyntaxIssue};
use crate::tokens::{Comment, Kind, Lexed, Token};
use crate::trivia::{is_dash_doc, is_hot};

pub fn write_tokens(source: &str, lexed: &Lexed, shebang: Option<Span>, issues: &[SyntaxIssue]) -> Vec<u8> {
    let mut writer = Writer { json: Json::new(source, source.len() * 10 + 256), source };
    writer.json.raw("{\"tokens\":[");
    if let Some(span) = shebang {
        writer.token("shebang", span);
    }
    let mut comments = lexed.comments.iter();
    let mut written = 0;
    let mut index = 0;
    while index < lexed.tokens.len() {
        let token = lexed.tokens[index];
        while written < token.comments {
            if let Some(comment) = comments.next() {
                writer.comment(comment);
            }
            written += 1;
        }
        index = writer.next(&lexed.tokens, index);
    }
    writer.json.close("]");
    writer.json.issues(issues);
    writer.json.close("}");
    let mut bytes = writer.json.finish();
    bytes.pop();
    bytes
}

struct Writer<'s> {
    json: Json<'s>,
    source: &'s str,
}

impl Writer<'_> {
    fn token(&mut self, kind: &str, span: Span) {
        self.json.raw("{\"kind\":\"");
        self.json.raw(kind);
        self.json.raw("\",");
        self.json.span(span);
        self.json.close("}");
    }

    fn comment(&mut self, comment: &Comment) {
        let block_doc = comment.bracket.is_some() && comment.line < comment.end_line;
        let kind = if is_hot(comment, self.source) {
            "hotComment"
        } else if block_doc || is_dash_doc(comment, self.source) {
            "docComment"
        } else {
            "comment"
        };
        self.token(kind, comment.span);
    }

    /// Writes the token at `index`, an attribute's name with its `@`; gives the index of the next one.
    fn next(&mut self, tokens: &[Token], index: usize) -> usize {
        let token = tokens[index];
        if token.kind == Kind::Eof {
            return index + 1;
        }
        if token.kind == Kind::Symbol(S::AtSign) {
            let next = tokens[index + 1];
            if next.kind == Kind::Name && next.span.start == token.span.end {
                self.token("attribute", token.span.to(next.span));
                return index + 2;
            }
            self.token("attribute", token.span);
            return index + 1;
        }
        self.token(kind_of(self.source, tokens, index), token.span);
        index + 1
    }
}

fn kind_of(source: &str, tokens: &[Token], index: usize) -> &'static str {
    let token = tokens[index];
    match token.kind {
        Kind::Name if is_contextual_keyword(source, tokens, index) => "keyword",
        Kind::Name => "identifier",
        Kind::Number => "number",
        Kind::String | Kind::LongString => "string",
        Kind::Broken if text(source, token).starts_with(['`', '}']) => "interpolatedString",
        Kind::Broken => "string",
        Kind::Interpolated(_) => "interpolatedString",
        Kind::Symbol(_) if text(source, token).starts_with(|c: char| c.is_ascii_alphabetic()) => "keyword",
        Kind::Symbol(symbol) if is_punctuation(symbol) => "punctuation",
        Kind::Symbol(_) => "operator",
        Kind::Unknown | Kind::Eof => "unknown",
    }
}

fn text(source: &str, token: Token) -> &str {
    &source[token.span.start as usize..token.span.end as usize]
}

fn is_punctuation(symbol: S) -> bool {
    matches!(
        symbol,
        S::LeftParen
            | S::RightParen
            | S::LeftBrace
            | S::RightBrace
            | S::LeftBracket
            | S::RightBracket
            | S::Comma
            | S::Semicolon
            | S::Colon
            | S::Dot
    )
}

/// A word that is a keyword where it stands and an ordinary name elsewhere.
fn is_contextual_keyword(source: &str, tokens: &[Token], index: usize) -> bool {
    let token = tokens[index];
    let next = tokens[index + 1];
    let before = index.checked_sub(1).map(|at| tokens[at]);
    if before.is_some_and(|before| matches!(before.kind, Kind::Symbol(S::Dot | S::Colon))) && text(source, token) != "typeof" {
        return false;
    }
    let word_before = before.filter(|before| before.kind == Kind::Name).map(|before| text(source, before));
    let named = next.kind == Kind::Name || next.kind == Kind::Symbol(S::Function);
    match text(source, token) {
        "type" => named || word_before == Some("extern"),
        "export" => next.kind == Kind::Name && text(source, next) == "type",
        "declare" | "const" => named,
        "extern" => word_before == Some("declare"),
        "class" => word_before == Some("declare") && next.kind == Kind::Name,
        "extends" => next.kind == Kind::Name && word_before.is_some(),
        "with" => word_before.is_some() && !matches!(next.kind, Kind::Symbol(S::Colon)),
        "read" | "write" => next.kind == Kind::Name || next.kind == Kind::Symbol(S::LeftBracket) && next.span.start > token.span.end,
        "typeof" => matches!(next.kind, Kind::Symbol(S::LeftParen)) && in_type(before),
        "continue" => !matches!(
            next.kind,
            Kind::String | Kind::LongString | Kind::Interpolated(_) | Kind::Symbol(S::LeftParen | S::LeftBrace | S::LeftBracket | S::Dot | S::Colon | S::Equal | S::Comma)
        ) && !before.is_some_and(needs_operand),
        _ => false,
    }
}

fn needs_operand(before: Token) -> bool {
    matches!(before.kind, Kind::Symbol(symbol) if crate::luau::is_operator(symbol) || matches!(symbol, S::Equal | S::Comma | S::LeftParen | S::LeftBrace | S::LeftBracket | S::Return | S::Local))
}

fn in_type(before: Option<Token>) -> bool {
    before.is_some_and(|before| {
        matches!(before.kind, Kind::Symbol(S::Colon | S::TwoColons | S::Pipe | S::Ampersand | S::ThinArrow | S::LessThan))
    })
}
