//! Expressions that contain others: `if … then … else …`, tables, strings with expressions in braces.

use full_moon::tokenizer::{InterpolatedStringKind as I, Symbol as S};

use crate::calls::key_name;
use crate::parser::Parser;
use crate::scopes::{binding, Binding};
use crate::syntax::{ItemKey, Name, TableItem};
use crate::tokens::{Kind, Token};

impl<'s> Parser<'s> {
    /// `if a then b elseif c then d else e`, from `if` or `elseif` on.
    pub fn parse_if_expression(&mut self) -> Option<()> {
        self.bump();
        let scope = self.scopes.mark();
        let local = self.parse_condition()?;
        self.want(S::Then, "after the condition");
        local.into_iter().for_each(|local| self.scopes.declare(local));
        self.parse_expression()?;
        self.scopes.restore(scope);
        if self.at(S::ElseIf) {
            return self.nested(|parser| {
                parser.deeper()?;
                parser.parse_if_expression()
            });
        }
        self.want(S::Else, "to end the `if` expression");
        self.parse_expression().map(|_| ())
    }

    /// `a`, or `local x = a`, which declares `x` for what follows `then`.
    pub fn parse_condition(&mut self) -> Option<Option<Binding<'s>>> {
        let constant = self.at_word("const") && self.ahead(1).kind == Kind::Name;
        if !constant && !self.at(S::Local) {
            self.parse_expression()?;
            return Some(None);
        }
        self.bump();
        let name = self.parse_binding("the name of a variable")?.name;
        if self.at(S::Comma) {
            self.report_here("A condition declares one variable: expected `=`, found `,`.", None);
        }
        self.want(S::Equal, "after the variable of a condition");
        self.parse_expression()?;
        Some(name.map(|name| binding(self.source, &name, constant)))
    }

    /// `{ a, b = c, [d] = e }`
    pub fn parse_table(&mut self) -> Option<Vec<TableItem>> {
        let open = self.bump();
        let mut items = Vec::new();
        while !self.at(S::RightBrace) {
            self.parse_table_item(&mut items)?;
            if self.eat(S::Comma) || self.eat(S::Semicolon) {
                continue;
            }
            if self.at(S::LeftBracket) || self.at_name() {
                self.report_expected("`,` after an item of a table", "Separate the items with `,`.");
            } else {
                break;
            }
        }
        let _ = self.close(S::RightBrace, open);
        Some(items)
    }

    fn parse_table_item(&mut self, items: &mut Vec<TableItem>) -> Option<()> {
        let doc = self.recorded_doc(self.pos);
        let start = self.token().span;
        let (key, name) = self.parse_item_key()?;
        let value = self.parse_expression()?;
        if self.recording {
            let span = self.span_from(start);
            items.push(TableItem { key, name, value: value.into_value(), doc, span });
        }
        Some(())
    }

    /// `[key] =`, `name =`, or nothing.
    fn parse_item_key(&mut self) -> Option<(ItemKey, Option<Name>)> {
        let start = self.token();
        if self.eat(S::LeftBracket) {
            let key = self.parse_expression()?;
            let _ = self.close(S::RightBracket, start);
            self.want(S::Equal, "after a table's key");
            let name = key_name(key);
            return Some((if name.is_some() { ItemKey::Named } else { ItemKey::Computed }, name));
        }
        if !self.at_name() || !self.ahead_is(1, S::Equal) {
            return Some((ItemKey::Positional, None));
        }
        self.bump();
        self.bump();
        Some((ItemKey::Named, Some(start.name())))
    }

    /// A string in backticks with expressions in braces, from its first part on.
    pub fn parse_interpolated_string(&mut self) -> Option<()> {
        loop {
            let part = self.token();
            if self.opens_double_brace(part) {
                let message = "Double braces are not allowed in an interpolated string.";
                self.report(part.span, message, "Write `\\{` for a brace.");
            }
            self.parse_string_value();
            if matches!(part.kind, Kind::Interpolated(I::End | I::Simple)) {
                return Some(());
            }
            if matches!(self.kind(), Kind::Interpolated(I::Middle | I::End)) {
                self.report_whole(part.span, "Expected an expression between `{` and `}`.", None);
                self.bump();
                return Some(());
            }
            self.parse_expression()?;
            if !matches!(self.kind(), Kind::Interpolated(I::Begin | I::Middle | I::End)) {
                self.report_unclosed_brace(part);
                return Some(());
            }
        }
    }

    fn report_unclosed_brace(&mut self, part: Token) {
        if self.kind() == Kind::Broken {
            self.bump();
            return;
        }
        let span = if self.at_eof() { self.previous().span } else { part.span };
        let message = format!("Expected `}}` after an expression in a string, found {}.", self.found());
        self.report_whole(span, message, None);
    }

    fn opens_double_brace(&self, part: Token) -> bool {
        self.source.as_bytes().get(part.span.end as usize) == Some(&b'{')
            && matches!(part.kind, Kind::Interpolated(I::Begin | I::Middle))
    }
}
