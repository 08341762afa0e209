//! The lines of a doc comment without its marks: dashes, long brackets, common indentation.

use crate::syntax::Span;
use crate::tokens::Comment;

/// A `--- text` line: one space after the dashes is not part of the text.
pub fn dash_line(source: &str, comment: &Comment) -> Span {
    let mut start = comment.span.start + 3;
    if source.as_bytes().get(start as usize) == Some(&b' ') && start < comment.span.end {
        start += 1;
    }
    Span::new(start, comment.span.end)
}

/// The lines of a `--[=[ … ]=]` block, without blank ones at either end.
pub fn block_lines(source: &str, comment: &Comment) -> Vec<Span> {
    let opening = comment.bracket.unwrap_or(4);
    let body = Span::new(comment.span.start + opening, comment.span.end + 2 - opening);
    let mut lines = raw_lines(source, without_frame(source, body));
    let indent = common_indent(source, &lines[1..]);
    if let Some((first, rest)) = lines.split_first_mut() {
        let text = first.of(source);
        first.start += (text.len() - text.trim_start().len()) as u32;
        for line in rest {
            line.start = (line.start + indent).min(line.end);
        }
    }
    let is_blank = |line: &Span| line.of(source).trim().is_empty();
    let first = lines.iter().position(|line| !is_blank(line)).unwrap_or(lines.len());
    let last = lines.iter().rposition(|line| !is_blank(line)).map_or(first, |at| at + 1);
    lines[first..last].to_vec()
}

/// `--[[** … **--]]`: asterisks alone in the first and last line, and final dashes, are marks, too.
fn without_frame(source: &str, body: Span) -> Span {
    let text = body.of(source);
    let rest = text.trim_start_matches('*');
    let start = if rest.starts_with(['\r', '\n']) { body.end - rest.len() as u32 } else { body.start };
    let bare = if text.ends_with("--") { text.trim_end_matches('-') } else { text };
    let inner = bare.trim_end_matches('*');
    let end = if inner.ends_with(char::is_whitespace) { inner } else { bare }.trim_end_matches([' ', '\t']);
    Span::new(start, (body.start + end.len() as u32).max(start))
}

fn raw_lines(source: &str, body: Span) -> Vec<Span> {
    let mut start = body.start;
    let mut lines = Vec::new();
    for line in body.of(source).split('\n') {
        let end = start + line.len() as u32;
        let text = line.strip_suffix('\r').unwrap_or(line);
        lines.push(Span::new(start, start + text.len() as u32));
        start = end + 1;
    }
    lines
}

/// The number of characters of white space that all lines start with, except blank ones.
fn common_indent(source: &str, lines: &[Span]) -> u32 {
    let mut common: Option<&str> = None;
    for line in lines {
        let text = line.of(source);
        let body = text.trim_start_matches([' ', '\t']);
        if body.is_empty() {
            continue;
        }
        let indent = &text[..text.len() - body.len()];
        common = Some(match common {
            None => indent,
            Some(so_far) => shared_prefix(so_far, indent),
        });
    }
    common.map_or(0, |indent| indent.len() as u32)
}

fn shared_prefix<'s>(left: &'s str, right: &str) -> &'s str {
    let same = left.bytes().zip(right.bytes()).take_while(|(a, b)| a == b).count();
    &left[..same]
}
