//! Which blocks of ordinary Luau are open at a token, and whether a statement may start there. That is all the
//! structure needed to find our own statements among ordinary ones without parsing the latter.

use full_moon::tokenizer::{InterpolatedStringKind, Symbol as S};

use crate::tokens::{Kind, Token};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    Function,
    Do,
    Repeat,
    IfStatement,
    /// An `if … then … else …` expression: it has no `end`.
    IfExpression,
}

/// What a token did to the blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    None,
    /// An `end` that closes nothing.
    StrayEnd,
}

struct Block {
    open: Open,
    /// The token that opened it.
    opener: Token,
    /// Each block of a file has its own, each branch of an `if` too.
    number: u32,
}

pub struct Blocks {
    open: Vec<Block>,
    last_number: u32,
    /// Whether the next token may be the first of a statement.
    pub at_statement: bool,
    /// A `return` stood at the top level: nothing may follow.
    pub returned: bool,
}

impl Blocks {
    pub fn new() -> Self {
        Self { open: Vec::new(), last_number: 0, at_statement: true, returned: false }
    }

    pub fn at_top(&self) -> bool {
        self.open.is_empty()
    }

    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// Forgets what is open: for a file whose blocks do not balance, at a line that starts a declaration.
    pub fn reset(&mut self) {
        self.open.clear();
        self.at_statement = true;
    }

    /// A statement of ours ended.
    pub fn after_own_statement(&mut self) {
        self.at_statement = true;
    }

    /// What opened the innermost block that needs an `end` or `until`.
    pub fn innermost(&self) -> Option<Token> {
        self.open.iter().rfind(|block| block.open != Open::IfExpression).map(|block| block.opener)
    }

    /// The numbers of the blocks that are open, outermost first.
    pub fn numbers(&self) -> Vec<u32> {
        self.open.iter().map(|block| block.number).collect()
    }

    pub fn step(&mut self, token: Token) -> Change {
        let kind = token.kind;
        let Kind::Symbol(symbol) = kind else {
            self.at_statement =
                !matches!(kind, Kind::Interpolated(InterpolatedStringKind::Begin | InterpolatedStringKind::Middle));
            return Change::None;
        };
        let may_start = self.at_statement;
        self.at_statement = ends_operand(symbol);
        match symbol {
            S::Function => self.push(Open::Function, token),
            S::Do => self.push(Open::Do, token),
            S::Repeat => self.push(Open::Repeat, token),
            S::If => self.push(if may_start { Open::IfStatement } else { Open::IfExpression }, token),
            S::Then => self.at_statement = !self.in_expression(),
            S::ElseIf => self.renumber(),
            S::Else => self.step_else(),
            S::Until => self.close(|open| open == Open::Repeat),
            S::Return => self.returned |= self.at_top(),
            S::End => return self.step_end(),
            _ => {}
        }
        Change::None
    }

    fn push(&mut self, open: Open, opener: Token) {
        self.last_number += 1;
        self.open.push(Block { open, opener, number: self.last_number });
    }

    /// Another branch of an `if` begins.
    fn renumber(&mut self) {
        self.last_number += 1;
        if let Some(block) = self.open.last_mut() {
            block.number = self.last_number;
        }
    }

    fn in_expression(&self) -> bool {
        self.open.last().is_some_and(|block| block.open == Open::IfExpression)
    }

    fn step_else(&mut self) {
        let expression = self.in_expression();
        if expression {
            self.open.pop();
        } else {
            self.renumber();
        }
        self.at_statement = !expression;
    }

    fn step_end(&mut self) -> Change {
        if self.innermost().is_none() {
            self.open.clear();
            return Change::StrayEnd;
        }
        self.close(|open| !matches!(open, Open::IfExpression | Open::Repeat));
        Change::None
    }

    /// Closes the innermost block that matches, and what was left open inside it.
    fn close(&mut self, matches: impl Fn(Open) -> bool) {
        if let Some(at) = self.open.iter().rposition(|block| matches(block.open)) {
            self.open.truncate(at);
        }
    }
}

/// Whether an operand, and with it a statement, may end with this token. Where a `>` closes type arguments cannot be
/// told here from a comparison; no comparison goes on in the next line with two names in a row.
fn ends_operand(symbol: S) -> bool {
    matches!(
        symbol,
        S::RightParen
            | S::RightBracket
            | S::RightBrace
            | S::Ellipsis
            | S::End
            | S::Nil
            | S::True
            | S::False
            | S::Break
            | S::Semicolon
            | S::Do
            | S::Repeat
            | S::GreaterThan
            | S::QuestionMark
    )
}
