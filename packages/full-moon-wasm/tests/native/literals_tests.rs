use super::{is_number, number_end, string_end};

#[test]
fn numbers_of_every_kind() {
    for text in
        ["1", "1.", ".5", "1e5", "1.5E-3", "1_000", "0xFF", "0b1_0", "0x_f", "1__", "5i", "0xFFi", "0b1i"]
    {
        assert!(is_number(text), "{text}");
    }
    for text in
        ["1.2.3", "3a", "1e", "0x", "0b2", "0b0b1", "0xi", "5.5i", "1e5i", "0x1p4", "9223372036854775808i"]
    {
        assert!(!is_number(text), "{text}");
    }
}

#[test]
fn a_number_goes_on_over_what_could_belong_to_one() {
    for (text, number) in
        [("1..2 ", "1..2"), ("3a+1", "3a"), ("1e-x y", "1e-x"), ("0x1e+5", "0x1e"), (".5.", ".5.")]
    {
        assert_eq!(&text[..number_end(text, 0)], number);
    }
}

#[test]
fn a_string_ends_at_its_quote_or_with_its_line() {
    for (text, end, closed) in [
        (r#""a\"b" c"#, 6, true),
        ("'a\\\nb' c", 6, true),
        ("'a\\n\nb'", 4, false),
        ("'\\z \n\n b'", 9, true),
        ("`a\\u{41}`", 9, true),
        ("`\\n{b}`", 4, true),
    ] {
        assert_eq!(string_end(text, 0), (end, closed), "{text}");
    }
}
