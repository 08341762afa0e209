//! Attaches comments to code. A doc comment is a run of `---` lines, or a block over several lines,
//! directly above what it documents. With an equals sign in its brackets, a block may be on one line.

use crate::doc_text::{block_lines, dash_line};
use crate::syntax::{Doc, DocComment, DocId, DocStyle};
use crate::tokens::{Comment, Lexed, Token};

struct Run {
    first: u32,
    last: u32,
    block: bool,
    taken: bool,
}

pub struct Docs<'s> {
    source: &'s str,
    tokens: &'s [Token],
    comments: &'s [Comment],
    runs: Vec<Run>,
}

impl<'s> Docs<'s> {
    pub fn new(source: &'s str, lexed: &'s Lexed) -> Self {
        let mut docs = Self { source, tokens: &lexed.tokens, comments: &lexed.comments, runs: Vec::new() };
        docs.find_runs();
        docs
    }

    fn find_runs(&mut self) {
        for at in 0..self.comments.len() as u32 {
            let comment = self.comments[at as usize];
            if comment.finished && is_block_doc(&comment, self.source) {
                self.runs.push(Run { first: at, last: at, block: true, taken: false });
            } else if is_dash_doc(&comment, self.source) {
                self.add_dash_line(at);
            }
        }
    }

    fn add_dash_line(&mut self, at: u32) {
        let comment = self.comments[at as usize];
        if let Some(run) = self.runs.last_mut() {
            let above = self.comments[run.last as usize];
            let follows = run.last + 1 == at && !run.block && above.line + 1 == comment.line;
            if follows && above.first_on_line && comment.first_on_line {
                run.last = at;
                return;
            }
        }
        self.runs.push(Run { first: at, last: at, block: false, taken: false });
    }

    /// Takes the doc comment directly above the token at `index`, unless it is taken.
    pub fn take_above(&mut self, index: usize) -> Doc {
        let token = self.tokens[index];
        let start = if index == 0 { 0 } else { self.tokens[index - 1].comments };
        if start == token.comments || !token.first_on_line && !self.block_ends_on(token) {
            return None;
        }
        let mut line = token.line;
        let mut at = token.comments;
        while at > start {
            at -= 1;
            let comment = self.comments[at as usize];
            if comment.end_line + 1 < line || !comment.first_on_line {
                return None;
            }
            if let Some(id) = self.run_ending_at(at) {
                return self.take(id);
            }
            line = comment.line;
        }
        None
    }

    /// Takes the doc comment above the token at `index`, if there is one, instead of `farther`: the nearer
    /// documents a declaration.
    pub fn take_nearer(&mut self, index: usize, farther: Doc) -> Doc {
        let nearer = self.take_above(index);
        if let (Some(_), Some(id)) = (nearer, farther) {
            self.runs[id.0 as usize].taken = false;
        }
        nearer.or(farther)
    }

    fn block_ends_on(&self, token: Token) -> bool {
        token.comments > 0 && self.comments[token.comments as usize - 1].end_line == token.line
    }

    fn run_ending_at(&self, comment: u32) -> Option<DocId> {
        self.runs.binary_search_by_key(&comment, |run| run.last).ok().map(|at| DocId(at as u32))
    }

    fn take(&mut self, id: DocId) -> Doc {
        let run = &mut self.runs[id.0 as usize];
        let free = !run.taken;
        run.taken = true;
        free.then_some(id)
    }

    /// The file's first comment, when it is a block of its own with a blank line (or nothing) below it.
    pub fn take_module_doc(&mut self) -> Doc {
        let before_first = self.tokens.first().map_or(0, |token| token.comments);
        let first = (0..before_first).find(|at| !is_hot(&self.comments[*at as usize], self.source))?;
        let comment = self.comments[first as usize];
        let id = self.run_ending_at(first)?;
        let below =
            self.comments.get(first as usize + 1).filter(|_| first + 1 < before_first).map(|next| next.line);
        let token = self
            .tokens
            .first()
            .filter(|token| token.kind != crate::tokens::Kind::Eof)
            .map(|token| token.line);
        let alone = below.or(token).is_none_or(|line| line > comment.end_line + 1);
        (self.runs[id.0 as usize].block && alone).then(|| self.take(id)).flatten()
    }

    /// Doc comments that are not taken, except those in or above ordinary Luau: `is_luau` of a token's index.
    pub fn strays(&self, is_luau: impl Fn(usize) -> bool) -> Vec<DocId> {
        let is_free = |run: &Run| !run.taken && !is_luau(self.token_after(run.last));
        self.runs.iter().enumerate().filter(|(_, run)| is_free(run)).map(|(at, _)| DocId(at as u32)).collect()
    }

    fn token_after(&self, comment: u32) -> usize {
        self.tokens.partition_point(|token| token.comments <= comment).min(self.tokens.len() - 1)
    }

    /// The comment without its marks and indentation.
    pub fn comment(&self, id: DocId) -> DocComment {
        let run = &self.runs[id.0 as usize];
        let (first, last) = (self.comments[run.first as usize], self.comments[run.last as usize]);
        let span = first.span.to(last.span);
        if run.block {
            return DocComment { style: DocStyle::Block, lines: block_lines(self.source, &first), span };
        }
        let comments = &self.comments[run.first as usize..=run.last as usize];
        let lines = comments.iter().map(|comment| dash_line(self.source, comment)).collect();
        DocComment { style: DocStyle::Lines, lines, span }
    }
}

fn is_hot(comment: &Comment, source: &str) -> bool {
    comment.bracket.is_none() && comment.span.of(source).starts_with("--!")
}

fn is_block_doc(comment: &Comment, source: &str) -> bool {
    let Some(opening) = comment.bracket else { return false };
    comment.first_on_line && (comment.line < comment.end_line || opening > 4 && ends_line(comment, source))
}

/// Unlike a heading, `--[==[ Section ]==]--`, or a comment before code.
fn ends_line(comment: &Comment, source: &str) -> bool {
    let rest = &source[comment.span.end as usize..];
    rest.lines().next().is_none_or(|line| line.trim().is_empty())
}

/// `---` and then anything but a fourth dash (a rule) or a long bracket (a block comment switched off).
fn is_dash_doc(comment: &Comment, source: &str) -> bool {
    let Some(rest) = comment.span.of(source).strip_prefix("---") else { return false };
    comment.bracket.is_none() && !rest.starts_with('-') && !rest.starts_with("[[") && !rest.starts_with("[=")
}
