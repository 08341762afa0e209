//! Whole files: statement after statement at the top level.

use crate::parser::Parser;
use crate::syntax::ParseResult;
use crate::tokens::Lexed;
use crate::trivia::Docs;

/// Parses a definition file, or an ordinary script, where `declare` means nothing.
pub fn parse_file<'s>(source: &'s str, lexed: &'s Lexed, script: bool) -> (ParseResult, Docs<'s>) {
    let mut parser = Parser::new(source, lexed, script);
    let mut module_doc = parser.parse_chunk();
    if parser.unclosed.is_some() {
        // A block is never closed: the next declaration at the start of a line ends it.
        parser = Parser::new(source, lexed, script);
        parser.resync = true;
        module_doc = parser.parse_chunk();
    }
    if parser.brackets.doubtful && !parser.issues.is_empty() {
        // If brackets do not balance, indentation shows where fields end.
        let resync = parser.resync;
        parser = Parser::new(source, lexed, script);
        (parser.resync, parser.brackets.are_sought) = (resync, true);
        module_doc = parser.parse_chunk();
    }
    finish(parser, module_doc, lexed)
}

impl Parser<'_> {
    fn parse_chunk(&mut self) -> crate::syntax::Doc {
        let module_doc = self.docs.take_module_doc();
        let mut ended = false;
        while !self.at_eof() {
            if self.at_block_end() {
                self.reject_block_end();
                ended = false;
                continue;
            }
            if std::mem::take(&mut ended) {
                self.report_here("Nothing may follow a `return` at the end of a file.", None);
            }
            ended = self.parse_top_statement();
        }
        self.end_run();
        self.report_unclosed();
        module_doc
    }

    /// Returns whether it must be the last statement of the file.
    fn parse_top_statement(&mut self) -> bool {
        if !self.at_definition_statement() {
            self.begin_run();
        }
        let (column, scope) = (self.token().column, self.scopes.mark());
        if let Some(last) = self.parse_block_statement() {
            return last;
        }
        self.abandoned = false;
        self.recording = !self.script;
        self.blocks.clear();
        self.depth = 0;
        self.scopes.restore(scope);
        self.skip_statement(column);
        false
    }

    /// Reports a block that is never closed, at the end of the file, as Luau's own parser does.
    fn report_unclosed(&mut self) {
        let Some(opener) = self.unclosed else { return };
        let word = self.text(opener.span);
        let closing = if word == "repeat" { "until" } else { "end" };
        self.report_expected(format!("`{closing}` to close the `{word}` on line {}", opener.line), None);
    }
}

fn finish<'s>(
    mut parser: Parser<'s>,
    module_doc: crate::syntax::Doc,
    lexed: &Lexed,
) -> (ParseResult, Docs<'s>) {
    let mut errors = lexed.issues.clone();
    errors.append(&mut parser.issues);
    let ranges = &parser.chunk.luau_ranges;
    let is_luau = |token: usize| {
        let after = ranges.partition_point(|(start, _)| *start <= token);
        after > 0 && token < ranges[after - 1].1
    };
    let stray_docs = parser.docs.strays(is_luau);
    let statements = std::mem::take(&mut parser.chunk.statements);
    let result = ParseResult { module_doc, statements, stray_docs, errors: crate::issues::tidy(errors) };
    (result, parser.docs)
}
