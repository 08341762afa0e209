//! Cases of lexing whose tokens the cases in `tests/` do not show.

use crate::lexer::lex;
use crate::tokens::Kind;

#[test]
fn a_name_with_non_ascii_letters_is_one_name_and_one_issue() {
    let source = "local naïveté, é1 = x";
    let lexed = lex(source, source);
    let names: Vec<_> = lexed.tokens.iter().filter(|token| token.kind == Kind::Name).collect();
    assert_eq!(names.len(), 3);
    assert_eq!(
        lexed.issues.iter().map(|issue| issue.span).collect::<Vec<_>>(),
        [names[0].span, names[1].span]
    );
}

#[test]
fn an_open_string_ends_with_its_line() {
    let source = "x = 'open\r\ny = 1";
    let lexed = lex(source, source);
    let broken = lexed.tokens.iter().find(|token| token.kind == Kind::Broken).map(|token| token.span);
    assert_eq!(broken.map(|span| span.of(source)), Some("'open"));
}
