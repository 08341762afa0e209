use super::unescape;

#[test]
fn escapes_are_resolved() {
    assert_eq!(unescape(r#""a\n\65\x42\u{43}\z   d""#).as_deref(), Some("a\nABCd"));
    assert_eq!(unescape(r"'it\'s'").as_deref(), Some("it's"));
    assert_eq!(unescape("\"a\\\r\nb\"").as_deref(), Some("a\nb"));
    assert_eq!(unescape("[==[\n]] \\n]==]").as_deref(), Some("]] \\n"));
}

#[test]
fn malformed_escapes_are_none() {
    for literal in [r#""\x4""#, r#""\300""#, r#""\u{110000}""#, r#""\u{}""#, r#""\u41""#, r#""\xg0""#] {
        assert_eq!(unescape(literal), None, "{literal}");
    }
}
