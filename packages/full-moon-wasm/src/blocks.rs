//! Blocks of ordinary Luau and the statements that contain them: `do`, `if`, `while`, `repeat`, `for`.

use full_moon::tokenizer::Symbol as S;

use crate::parser::Parser;
use crate::scopes::binding;
use crate::syntax::LuauKind;
use crate::tokens::{Kind, Token};

impl Parser<'_> {
    pub fn at_block_end(&self) -> bool {
        matches!(self.kind(), Kind::Eof | Kind::Symbol(S::Else | S::ElseIf | S::End | S::Until))
    }

    /// The statements of a block that `opener` began, and the `end` after them.
    pub fn parse_body(&mut self, opener: Token) -> Option<()> {
        self.parse_block(opener)?;
        self.close_block(S::End, opener);
        Some(())
    }

    fn parse_block(&mut self, opener: Token) -> Option<()> {
        let scope = self.scopes.mark();
        self.parse_statements(opener)?;
        self.scopes.restore(scope);
        Some(())
    }

    fn parse_statements(&mut self, opener: Token) -> Option<()> {
        self.chunk.last_block += 1;
        self.blocks.push(self.chunk.last_block);
        while !self.at_block_end() {
            self.reject_lost_declaration(opener)?;
            if self.parse_block_statement()? {
                break;
            }
        }
        self.blocks.pop();
        Some(())
    }

    /// Parses a statement and the `;` after it. Returns whether it must be the last one.
    pub fn parse_block_statement(&mut self) -> Option<bool> {
        let issues = self.issues.len();
        let last = self.nested(|parser| {
            parser.deeper()?;
            parser.parse_statement()
        })?;
        self.eat(S::Semicolon);
        if self.issues.len() > issues {
            self.skip_rest_of_line();
        }
        Some(last)
    }

    /// Consumes what ends the block. At the end of the file the innermost such block is reported, once.
    pub fn close_block(&mut self, symbol: S, opener: Token) {
        if self.eat(symbol) {
            return;
        }
        if self.at_eof() {
            self.unclosed = self.unclosed.or(Some(opener));
            return;
        }
        self.report_unclosed_bracket(symbol, opener, None);
        if self.ahead_is(1, symbol) {
            self.bump();
            self.bump();
        }
    }

    pub fn parse_do(&mut self) -> Option<()> {
        let opener = self.bump();
        self.parse_body(opener)
    }

    /// From `if` or `elseif` on.
    pub fn parse_if(&mut self, opener: Token) -> Option<()> {
        self.bump();
        let scope = self.scopes.mark();
        let local = self.parse_condition()?;
        self.want(S::Then, "after the condition");
        local.into_iter().for_each(|local| self.scopes.declare(local));
        self.parse_block(opener)?;
        self.scopes.restore(scope);
        if self.at(S::ElseIf) {
            return self.nested(|parser| {
                parser.deeper()?;
                parser.parse_if(opener)
            });
        }
        if self.eat(S::Else) {
            self.parse_block(opener)?;
        }
        self.close_block(S::End, opener);
        Some(())
    }

    pub fn parse_while(&mut self) -> Option<()> {
        self.bump();
        self.parse_expression()?;
        self.parse_loop_body()
    }

    fn parse_loop_body(&mut self) -> Option<()> {
        let opener = self.token();
        self.want(S::Do, "before the body of a loop");
        let scope = self.scopes.mark();
        self.scopes.enter_loop();
        self.parse_body(opener)?;
        self.scopes.restore(scope);
        Some(())
    }

    /// The condition of `until` sees the locals of the block.
    pub fn parse_repeat(&mut self) -> Option<()> {
        let opener = self.bump();
        let scope = self.scopes.mark();
        self.scopes.enter_loop();
        self.parse_statements(opener)?;
        self.close_block(S::Until, opener);
        self.parse_expression()?;
        self.scopes.restore(scope);
        Some(())
    }

    /// `for i = a, b, c do` and `for k, v in … do`
    pub fn parse_for(&mut self) -> Option<()> {
        self.bump();
        let mut names = vec![self.parse_binding("the name of a variable")?.name];
        if self.eat(S::Equal) {
            self.parse_range()?;
        } else {
            if self.eat(S::Comma) {
                names.extend(self.parse_bindings(false)?.list.into_iter().map(|binding| binding.name));
            }
            self.want(S::In, "after the variables of a loop");
            self.parse_expressions()?;
        }
        let scope = self.scopes.mark();
        for name in names.iter().flatten() {
            self.scopes.declare(binding(self.source, name, false));
        }
        self.parse_loop_body()?;
        self.scopes.restore(scope);
        Some(())
    }

    fn parse_range(&mut self) -> Option<()> {
        self.parse_expression()?;
        self.want(S::Comma, "between the ends of a range");
        self.parse_expression()?;
        if self.eat(S::Comma) {
            self.parse_expression()?;
        }
        Some(())
    }

    /// Returns true: a `return` ends its block.
    pub fn parse_return(&mut self) -> Option<bool> {
        let token = self.bump();
        let mut values = Vec::new();
        if !self.at_block_end() && !self.at(S::Semicolon) {
            values = self.parse_expressions()?.values;
            self.scopes.note_returned_values();
        }
        self.record(LuauKind::Return { values }, None, token.span);
        if self.scopes.in_chunk() {
            self.scopes.returned = true;
            if self.scopes.has_exports() {
                let message = "A file with exported values cannot have a `return` of its own.";
                self.report(token.span, message, None);
            }
        }
        Some(true)
    }

    /// `break` or `continue`, already consumed. Returns whether it ends the block: not outside a loop.
    pub fn end_jump(&mut self, token: Token) -> bool {
        let allowed = self.scopes.in_loop();
        if !allowed {
            let message = format!("`{}` must be inside a loop.", self.text(token.span));
            self.report(token.span, message, None);
        }
        allowed
    }
}
