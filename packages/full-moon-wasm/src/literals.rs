//! The ends of numbers and strings, and whether they are valid, as in Luau's own lexer. full_moon's lexer
//! ends a malformed number earlier, has no integers (`5i`), and ends some strings elsewhere.

/// The end of the number that starts at `start`.
pub fn number_end(source: &str, start: usize) -> usize {
    let bytes = source.as_bytes();
    let run = |from: usize, in_run: fn(u8) -> bool| {
        from + bytes[from..].iter().take_while(|byte| in_run(**byte)).count()
    };
    let mut end = run(start, |byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'_'));
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        end += 1;
        if matches!(bytes.get(end), Some(b'+' | b'-')) {
            end += 1;
        }
    }
    run(end, |byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Whether `literal` is a number: decimal, `0x…`, `0b…`, or an integer of 64 bits with an `i` at its end.
pub fn is_number(literal: &str) -> bool {
    let text: String = literal.chars().filter(|character| *character != '_').collect();
    let (text, integer) = match text.strip_suffix('i') {
        Some(digits) => (digits, true),
        None => (text.as_str(), false),
    };
    match text.get(..2) {
        Some("0x" | "0X") => is_integer(&text[2..], 16, integer),
        Some("0b" | "0B") => is_integer(&text[2..], 2, integer),
        _ if integer => text.parse::<i64>().is_ok(),
        _ => is_decimal(text),
    }
}

fn is_integer(digits: &str, radix: u32, limited: bool) -> bool {
    let are_digits = !digits.is_empty() && digits.chars().all(|character| character.is_digit(radix));
    are_digits && (!limited || u64::from_str_radix(digits, radix).is_ok())
}

/// `1`, `1.`, `.5`, `1.5e-3`
fn is_decimal(text: &str) -> bool {
    let (mantissa, exponent) = match text.find(['e', 'E']) {
        Some(at) => (&text[..at], Some(&text[at + 1..])),
        None => (text, None),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let are_digits = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    let exponent = exponent.map(|text| text.strip_prefix(['+', '-']).unwrap_or(text));
    are_digits(whole)
        && are_digits(fraction)
        && whole.len() + fraction.len() > 0
        && exponent.is_none_or(|digits| !digits.is_empty() && are_digits(digits))
}

/// The end of the string in quotes, or part of one in backticks, that starts at `start`; and whether it is
/// closed.
pub fn string_end(source: &str, start: usize) -> (usize, bool) {
    let bytes = source.as_bytes();
    let quote = if bytes[start] == b'}' { b'`' } else { bytes[start] };
    let mut at = start + 1;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\r' | b'\n' => return (at, false),
            b'{' if quote == b'`' => return (at + 1, true),
            b'\\' => at = escape_end(bytes, at, quote),
            _ if byte == quote => return (at + 1, true),
            _ => at += 1,
        }
    }
    (bytes.len(), false)
}

/// The offset after the escape, valid or not, whose backslash is at `at`.
fn escape_end(bytes: &[u8], at: usize, quote: u8) -> usize {
    let space = |byte: &&u8| byte.is_ascii_whitespace() || **byte == 0x0b;
    match &bytes[at + 1..] {
        [] => at + 1,
        [b'u', b'{', ..] if quote == b'`' => at + 3,
        [b'\r', b'\n', ..] => at + 3,
        [b'z', rest @ ..] => at + 2 + rest.iter().take_while(space).count(),
        _ => at + 2,
    }
}

#[cfg(test)]
#[path = "../tests/native/literals_tests.rs"]
mod tests;
