//! The walker's way through ordinary Luau: token by token, keeping count of the blocks, looking at what full_moon
//! does not look at.

use full_moon::tokenizer::Symbol as S;

use crate::blocks::Change;
use crate::statements::Walker;
use crate::string_value::unescape;
use crate::syntax::{Nested, StatementKind};
use crate::tokens::{Kind, Token};

impl Walker<'_> {
    /// Reports a block that is never closed, where Luau's own parser does: at the end of the file.
    pub fn report_unclosed(&mut self) {
        let Some(opener) = self.unclosed.or(self.blocks.innermost()) else { return };
        let word = self.parser.text(opener.span);
        let closing = if word == "repeat" { "until" } else { "end" };
        let message =
            format!("Expected `{closing}` to close the `{word}` on line {}, found the end of the file.", opener.line);
        self.parser.report_here(message, None);
    }

    /// Attributes of an ordinary function: checked here, and blanked, for full_moon knows none with arguments.
    pub fn luau_attributes(&mut self) {
        self.run_start.get_or_insert(self.parser.pos);
        let start = self.parser.token().span;
        let attributes = self.parser.parse_attributes();
        if !attributes.is_empty() && !self.at_attributable() {
            let found = self.parser.found();
            self.parser.report_here(format!("Expected a function after the attribute, found {found}."), None);
        }
        self.text.blank(self.parser.span_from(start));
    }

    fn at_attributable(&self) -> bool {
        let local = self.parser.at(S::Local) || self.parser.at_word("const");
        self.parser.at(S::Function) || (local && self.parser.ahead_is(1, S::Function))
    }

    pub fn luau_token(&mut self) {
        if self.run_start.is_none() {
            self.run_start = Some(self.parser.pos);
        }
        self.text.used = true;
        let token = self.parser.bump();
        if self.blocks.returned && self.blocks.at_top() && token.kind == Kind::Symbol(S::Return) {
            self.parser.report(token.span, "Nothing may follow a `return` at the end of a file.", None);
        }
        if self.blocks.step(token) == Change::StrayEnd {
            self.stray_end(token);
        }
        self.text.patch(self.parser.source, token);
        self.check_luau_token(token);
        if self.blocks.at_top() && token.kind == Kind::Symbol(S::End) {
            self.end_type_function();
        }
    }

    /// A type function runs while types are checked: it declares nothing.
    pub fn reject_nested(&mut self) {
        for Nested { statement, .. } in std::mem::take(&mut self.nested) {
            if !matches!(statement.kind, StatementKind::TypeAlias { .. } | StatementKind::TypeFunction { .. }) {
                self.parser.report(statement.span, "Nothing can be declared inside a type function.", None);
            }
        }
    }

    fn check_luau_token(&mut self, token: Token) {
        match token.kind {
            Kind::String | Kind::Interpolated(_) if unescape(self.parser.text(token.span)).is_none() => {
                self.parser.report(token.span, "This string holds a malformed escape sequence.", None);
            }
            Kind::Symbol(S::Return) if self.parser.at(S::Return) => {
                self.parser.report_here("Expected an expression after `return`, found `return`.", None);
            }
            Kind::Symbol(S::Then | S::Else) if !self.blocks.at_statement && !starts_operand(self.parser.kind()) => {
                let (word, found) = (self.parser.text(token.span), self.parser.found());
                self.parser.report_here(format!("Expected an expression after `{word}`, found {found}."), None);
            }
            Kind::Name | Kind::Number | Kind::Symbol(_) if self.follows_number(token) => {
                self.parser.report(token.span, "A number ends here, and something else begins without a space.", None);
            }
            _ => {}
        }
    }

    /// `1.2.3`, `3a`: full_moon sees two tokens, Luau one malformed number.
    fn follows_number(&self, token: Token) -> bool {
        let is_word =
            self.parser.text(token.span).starts_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.'));
        let before = self.parser.pos.checked_sub(2).map(|at| self.parser.tokens[at]);
        is_word && before.is_some_and(|before| before.kind == Kind::Number && before.span.end == token.span.start)
    }

    fn stray_end(&mut self, token: Token) {
        let after_function = matches!(
            self.result.statements.last().map(|statement| &statement.kind),
            Some(StatementKind::DeclareFunction { .. })
        );
        let hint = after_function.then(|| "A declared function has no body.".to_string());
        self.parser.report(token.span, "This `end` closes nothing.", hint);
        // A `return` before it was meant to stand inside.
        self.blocks.returned = false;
        self.text.blank(token.span);
    }
}

/// Whether an expression can start with this token.
fn starts_operand(kind: Kind) -> bool {
    match kind {
        Kind::Eof => false,
        Kind::Symbol(symbol) => matches!(
            symbol,
            S::LeftParen
                | S::LeftBrace
                | S::Function
                | S::Not
                | S::Minus
                | S::Hash
                | S::Nil
                | S::True
                | S::False
                | S::Ellipsis
                | S::If
                | S::AtSign
        ),
        _ => true,
    }
}

/// Whether a name followed by this token is an operand or a call rather than a word that starts a statement.
pub fn continues_expression(next: Kind) -> bool {
    match next {
        Kind::String | Kind::LongString | Kind::Broken | Kind::Interpolated(_) => true,
        Kind::Symbol(symbol) => matches!(
            symbol,
            S::LeftParen
                | S::LeftBrace
                | S::LeftBracket
                | S::Dot
                | S::Colon
                | S::Comma
                | S::Equal
                | S::PlusEqual
                | S::MinusEqual
                | S::StarEqual
                | S::SlashEqual
                | S::DoubleSlashEqual
                | S::PercentEqual
                | S::CaretEqual
                | S::TwoDotsEqual
        ),
        _ => false,
    }
}
