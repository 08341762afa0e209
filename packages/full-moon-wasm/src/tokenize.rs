//! The tokens of any Luau source with their kinds, for colouring code samples. It never fails.

use full_moon::tokenizer::Symbol as S;

use crate::syntax::{Span, SyntaxIssue};
use crate::tape::{Tape, Written};
use crate::tokens::{Comment, Kind, Lexed, Token};
use crate::trivia::{is_block_doc, is_dash_doc, is_hot};

/// In the order of `TOKEN_KINDS` in `../decode.ts`.
#[derive(Clone, Copy)]
enum TokenKind {
    Comment,
    DocComment,
    HotComment,
    Keyword,
    Identifier,
    Number,
    String,
    InterpolatedString,
    Operator,
    Punctuation,
    Attribute,
    Shebang,
    Unknown,
}

pub fn write_tokens(source: &str, lexed: &Lexed, shebang: Option<Span>, issues: &[SyntaxIssue]) -> Written {
    let mut found = Vec::with_capacity(lexed.tokens.len() + lexed.comments.len());
    found.extend(shebang.map(|span| (TokenKind::Shebang, span)));
    let mut comments = lexed.comments.iter();
    let mut written = 0;
    let mut index = 0;
    while index < lexed.tokens.len() {
        let token = lexed.tokens[index];
        let above = (token.comments - written) as usize;
        found.extend(
            comments.by_ref().take(above).map(|comment| (comment_kind(source, comment), comment.span)),
        );
        written = token.comments;
        index = add_token(source, &lexed.tokens, index, &mut found);
    }
    let mut tape = Tape::new(source);
    tape.word(found.len() as u32);
    for (kind, span) in found {
        tape.word(kind as u32);
        tape.span(span);
    }
    tape.issues(issues);
    tape.finish()
}

fn comment_kind(source: &str, comment: &Comment) -> TokenKind {
    let long = comment.bracket.is_some() && comment.line < comment.end_line;
    if is_hot(comment, source) {
        TokenKind::HotComment
    } else if long || is_block_doc(comment, source) || is_dash_doc(comment, source) {
        TokenKind::DocComment
    } else {
        TokenKind::Comment
    }
}

/// Adds the token at `index`, an attribute's name with its `@`; gives the index of the next one.
fn add_token(source: &str, tokens: &[Token], index: usize, found: &mut Vec<(TokenKind, Span)>) -> usize {
    let token = tokens[index];
    if token.kind == Kind::Eof {
        return index + 1;
    }
    if token.kind != Kind::Symbol(S::AtSign) {
        found.push((kind_of(source, tokens, index), token.span));
        return index + 1;
    }
    let next = tokens[index + 1];
    let named = next.kind == Kind::Name && next.span.start == token.span.end;
    found.push((TokenKind::Attribute, if named { token.span.to(next.span) } else { token.span }));
    index + if named { 2 } else { 1 }
}

fn kind_of(source: &str, tokens: &[Token], index: usize) -> TokenKind {
    let token = tokens[index];
    match token.kind {
        Kind::Name if is_contextual_keyword(source, tokens, index) => TokenKind::Keyword,
        Kind::Name => TokenKind::Identifier,
        Kind::Number => TokenKind::Number,
        Kind::String | Kind::LongString => TokenKind::String,
        Kind::Broken if token.span.of(source).starts_with(['`', '}']) => TokenKind::InterpolatedString,
        Kind::Broken => TokenKind::String,
        Kind::Interpolated(_) => TokenKind::InterpolatedString,
        Kind::Symbol(_) if token.span.of(source).starts_with(|c: char| c.is_ascii_alphabetic()) => {
            TokenKind::Keyword
        }
        Kind::Symbol(symbol) if is_punctuation(symbol) => TokenKind::Punctuation,
        Kind::Symbol(_) => TokenKind::Operator,
        Kind::Unknown | Kind::Eof => TokenKind::Unknown,
    }
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
    if before.is_some_and(|before| matches!(before.kind, Kind::Symbol(S::Dot | S::Colon)))
        && token.span.of(source) != "typeof"
    {
        return false;
    }
    let word_before = before.filter(|before| before.kind == Kind::Name).map(|before| before.span.of(source));
    let named = next.kind == Kind::Name || next.kind == Kind::Symbol(S::Function);
    match token.span.of(source) {
        "type" => named || word_before == Some("extern"),
        "export" => {
            let word = next.kind == Kind::Name
                && matches!(next.span.of(source), "type" | "const" | "class" | "open");
            word || matches!(next.kind, Kind::Symbol(S::Local | S::Function))
        }
        "declare" | "const" => named,
        "extern" => word_before == Some("declare"),
        "class" | "public" => {
            next.kind == Kind::Name && !next.first_on_line
                || next.kind == Kind::Symbol(S::Function) && token.span.of(source) == "public"
        }
        "open" => next.kind == Kind::Name && next.span.of(source) == "class",
        "extends" => next.kind == Kind::Name && word_before.is_some(),
        "with" => word_before.is_some() && !matches!(next.kind, Kind::Symbol(S::Colon)),
        "read" | "write" => {
            next.kind == Kind::Name
                || next.kind == Kind::Symbol(S::LeftBracket) && next.span.start > token.span.end
        }
        "typeof" => matches!(next.kind, Kind::Symbol(S::LeftParen)) && in_type(source, tokens, index),
        "continue" => {
            !matches!(
                next.kind,
                Kind::String
                    | Kind::LongString
                    | Kind::Interpolated(_)
                    | Kind::Symbol(
                        S::LeftParen
                            | S::LeftBrace
                            | S::LeftBracket
                            | S::Dot
                            | S::Colon
                            | S::Equal
                            | S::Comma
                    )
            ) && !before.is_some_and(needs_operand)
        }
        _ => false,
    }
}

fn needs_operand(before: Token) -> bool {
    let Kind::Symbol(symbol) = before.kind else { return false };
    let opens = matches!(symbol, S::LeftParen | S::LeftBrace | S::LeftBracket);
    opens
        || matches!(symbol, S::Equal | S::Comma | S::Return | S::Local)
        || crate::operators::is_operator(symbol)
}

/// Whether the token at `index` stands where a type is expected: after `:` and the like, or after `type X =`.
fn in_type(source: &str, tokens: &[Token], index: usize) -> bool {
    let Some(before) = index.checked_sub(1).map(|at| tokens[at]) else { return false };
    match before.kind {
        Kind::Symbol(S::Colon | S::TwoColons | S::Pipe | S::Ampersand | S::ThinArrow | S::LessThan) => true,
        Kind::Symbol(S::Equal) => {
            index >= 3
                && match tokens[index - 2].kind {
                    Kind::Symbol(S::GreaterThan) => true,
                    Kind::Name => tokens[index - 3].span.of(source) == "type",
                    _ => false,
                }
        }
        _ => false,
    }
}
