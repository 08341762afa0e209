//! The value of a string literal, with its escapes resolved as in Luau.

/// `None` when an escape is malformed. `literal` is the whole literal, quotes or long brackets included.
pub fn unescape(literal: &str) -> Option<String> {
    if let Some(body) = long_string_body(literal) {
        return Some(body.replace("\r\n", "\n"));
    }
    let body = &literal[1..literal.len().max(2) - 1];
    if !body.contains('\\') {
        return Some(body.to_string());
    }
    let mut bytes = Vec::with_capacity(body.len());
    let mut rest = body.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        if byte == b'\\' {
            rest = escape(tail, &mut bytes)?;
        } else {
            bytes.push(byte);
            rest = tail;
        }
    }
    // `\255` may result in bytes that are not UTF-8, which JavaScript's strings cannot contain.
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

fn long_string_body(literal: &str) -> Option<&str> {
    let inner = literal.strip_prefix('[')?;
    let level = inner.bytes().take_while(|byte| *byte == b'=').count();
    let body = literal.get(level + 2..literal.len().checked_sub(level + 2)?)?;
    Some(body.strip_prefix("\r\n").or(body.strip_prefix('\n')).unwrap_or(body))
}

/// Reads an escape after its backslash, and returns the rest.
fn escape<'b>(text: &'b [u8], out: &mut Vec<u8>) -> Option<&'b [u8]> {
    let (&first, tail) = text.split_first()?;
    match first {
        b'x' => {
            let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
            out.push(
                u8::from_str_radix(digits, 16)
                    .ok()
                    .filter(|_| digits.bytes().all(|b| b.is_ascii_hexdigit()))?,
            );
            Some(&tail[2..])
        }
        b'z' => {
            let blanks = tail.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 0x0b).count();
            Some(&tail[blanks..])
        }
        b'u' => unicode_escape(tail, out),
        b'0'..=b'9' => decimal_escape(text, out),
        b'\r' => {
            out.push(b'\n');
            Some(tail.strip_prefix(b"\n").unwrap_or(tail))
        }
        _ => {
            out.push(match first {
                b'a' => 0x07,
                b'b' => 0x08,
                b'f' => 0x0c,
                b'n' => b'\n',
                b'r' => b'\r',
                b't' => b'\t',
                b'v' => 0x0b,
                other => other,
            });
            Some(tail)
        }
    }
}

fn decimal_escape<'b>(text: &'b [u8], out: &mut Vec<u8>) -> Option<&'b [u8]> {
    let digits = text.iter().take(3).take_while(|byte| byte.is_ascii_digit()).count();
    let value = text[..digits].iter().fold(0u32, |value, digit| value * 10 + u32::from(digit - b'0'));
    out.push(u8::try_from(value).ok()?);
    Some(&text[digits..])
}

fn unicode_escape<'b>(text: &'b [u8], out: &mut Vec<u8>) -> Option<&'b [u8]> {
    let inner = text.strip_prefix(b"{")?;
    let length = inner.iter().position(|byte| *byte == b'}').filter(|length| *length > 0)?;
    let mut code = 0u32;
    for digit in &inner[..length] {
        code = code.checked_mul(16)?.checked_add((*digit as char).to_digit(16)?)?;
    }
    if code > 0x10ffff {
        return None;
    }
    // A lone surrogate has no UTF-8; U+FFFD replaces it, as in JavaScript's decoders.
    let character = char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
    out.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
    Some(&inner[length + 1..])
}

#[cfg(test)]
#[path = "../tests/native/string_value_tests.rs"]
mod tests;
