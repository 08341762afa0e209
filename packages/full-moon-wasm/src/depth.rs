//! Guards full_moon, which recurses without a limit: nesting is measured over the tokens first.

use full_moon::tokenizer::{InterpolatedStringKind as I, Symbol as S};

use crate::blocks::Blocks;
use crate::luau::{is_operator, is_seen};
use crate::syntax::SyntaxIssue;
use crate::tokens::{Kind, Lexed, Token};

/// Deeper than any script that a person writes, and what full_moon is known to survive on WebAssembly's stack.
const MAX_LUAU_DEPTH: u32 = 150;

/// One open bracket or block, and how long the chain of operators inside it has grown.
#[derive(Default)]
struct Level {
    chain: u32,
    bracket: bool,
}

/// The place where ordinary Luau nests too deeply, if it does. Blanked text does not count.
pub fn too_deep(code: &str, lexed: &Lexed) -> Option<SyntaxIssue> {
    let mut meter = Meter { levels: vec![Level::default()], blocks: Blocks::new(), block_levels: 0, total: 0 };
    for token in lexed.tokens.iter().filter(|token| is_seen(code, token)) {
        meter.step(*token);
        if meter.total > MAX_LUAU_DEPTH {
            return Some(SyntaxIssue {
                message: format!("This code is nested too deeply (more than {MAX_LUAU_DEPTH} levels)."),
                span: token.span,
                hint: Some("Take the inner parts out into locals or functions.".into()),
            });
        }
    }
    None
}

struct Meter {
    levels: Vec<Level>,
    blocks: Blocks,
    /// How many of the levels are blocks.
    block_levels: usize,
    total: u32,
}

impl Meter {
    fn step(&mut self, token: Token) {
        let kind = token.kind;
        let may_start = self.blocks.at_statement;
        if token.kind == Kind::Symbol(S::If) && !may_start {
            // Before the level that its `then` may open: `else if` goes deeper though it leaves that level.
            self.lengthen_chain();
        }
        self.blocks.step(token);
        self.follow_blocks();
        match kind {
            Kind::Symbol(S::LeftParen | S::LeftBrace | S::LeftBracket) | Kind::Interpolated(I::Begin) => {
                self.open(true)
            }
            Kind::Symbol(S::RightParen | S::RightBrace | S::RightBracket) | Kind::Interpolated(I::End) => {
                if self.levels.last().is_some_and(|level| level.bracket) {
                    self.close();
                }
            }
            Kind::Symbol(S::Comma | S::Semicolon | S::Local | S::Return | S::Equal) => self.reset_chain(),
            Kind::Symbol(symbol) if is_operator(symbol) => self.lengthen_chain(),
            Kind::Name if may_start => self.reset_chain(),
            _ => {}
        }
    }

    fn follow_blocks(&mut self) {
        while self.block_levels < self.blocks.depth() {
            self.open(false);
            self.block_levels += 1;
        }
        while self.block_levels > self.blocks.depth() {
            let was_block = self.levels.last().is_some_and(|level| !level.bracket);
            self.close();
            self.block_levels -= usize::from(was_block);
        }
    }

    fn open(&mut self, bracket: bool) {
        self.levels.push(Level { chain: 0, bracket });
        self.total += 1;
    }

    fn close(&mut self) {
        if self.levels.len() > 1 {
            if let Some(level) = self.levels.pop() {
                self.total -= level.chain + 1;
            }
        }
    }

    fn lengthen_chain(&mut self) {
        if let Some(level) = self.levels.last_mut() {
            level.chain += 1;
            self.total += 1;
        }
    }

    fn reset_chain(&mut self) {
        if let Some(level) = self.levels.last_mut() {
            self.total -= level.chain;
            level.chain = 0;
        }
    }
}
