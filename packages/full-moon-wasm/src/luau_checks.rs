//! What Luau's own parser rejects and full_moon lets pass: `break` outside a loop, `...` outside a vararg function,
//! assignments to what is no variable, calls whose parenthesis stands on a line of its own.

use full_moon::ast::{
    Assignment, Ast, Call, CompoundAssignment, Expression, FunctionArgs, FunctionBody, FunctionCall, GenericFor,
    LastStmt, NumericFor, Parameter, Prefix, Repeat, Suffix, Var, VarExpression, While,
};
use full_moon::node::Node;
use full_moon::tokenizer::{Symbol, TokenReference};
use full_moon::visitors::Visitor;

use crate::syntax::{Span, SyntaxIssue};

/// The further issues of a script that full_moon has no objection to.
pub fn further_issues(ast: &Ast) -> Vec<SyntaxIssue> {
    let mut checks = Checks { issues: Vec::new(), functions: vec![Function { loops: 0, vararg: true }] };
    checks.visit_ast(ast);
    checks.issues
}

struct Function {
    loops: u32,
    vararg: bool,
}

struct Checks {
    issues: Vec<SyntaxIssue>,
    /// The functions around the current node, the chunk itself first.
    functions: Vec<Function>,
}

impl Checks {
    fn report(&mut self, token: &TokenReference, message: &str, hint: Option<&str>) {
        let span =
            Span::new(token.token().start_position().bytes() as u32, token.token().end_position().bytes() as u32);
        self.issues.push(SyntaxIssue { message: message.to_string(), span, hint: hint.map(str::to_string) });
    }

    fn change_loops(&mut self, by: i32) {
        if let Some(function) = self.functions.last_mut() {
            function.loops = function.loops.saturating_add_signed(by);
        }
    }

    fn require_loop(&mut self, token: &TokenReference, word: &str) {
        if self.functions.last().is_some_and(|function| function.loops == 0) {
            self.report(token, &format!("`{word}` must be inside a loop."), None);
        }
    }

    fn require_variable(&mut self, var: &Var) {
        let Var::Expression(expression) = var else { return };
        if matches!(expression.suffixes().last(), Some(Suffix::Index(_))) {
            return;
        }
        if let Some(token) = expression.tokens().next() {
            self.report(token, "Only a variable or a field can be assigned to.", None);
        }
    }

    fn require_same_line<'a>(&mut self, prefix: &Prefix, suffixes: impl Iterator<Item = &'a Suffix>) {
        let mut line = end_line(prefix);
        for suffix in suffixes {
            match suffix {
                Suffix::Call(Call::AnonymousCall(arguments)) => self.require_arguments_on(line, arguments),
                Suffix::Call(Call::MethodCall(call)) => {
                    let name_line = call.name().token().end_position().line();
                    self.require_arguments_on(Some(name_line), call.args());
                }
                _ => {}
            }
            line = end_line(suffix);
        }
    }

    fn require_arguments_on(&mut self, line: Option<usize>, arguments: &FunctionArgs) {
        let FunctionArgs::Parentheses { parentheses, .. } = arguments else { return };
        let open = parentheses.tokens().0;
        if line.is_some_and(|line| line != open.token().start_position().line()) {
            self.report(
                open,
                "This could be a call's arguments or the start of a new statement.",
                Some("Write a `;` before it for a new statement, or put it on the line above for a call."),
            );
        }
    }
}

fn end_line(node: &impl Node) -> Option<usize> {
    node.end_position().map(|position| position.line())
}

impl Visitor for Checks {
    fn visit_function_body(&mut self, body: &FunctionBody) {
        let vararg = body.parameters().iter().any(|parameter| matches!(parameter, Parameter::Ellipsis(_)));
        self.functions.push(Function { loops: 0, vararg });
    }

    fn visit_function_body_end(&mut self, _: &FunctionBody) {
        self.functions.pop();
    }

    fn visit_while(&mut self, _: &While) {
        self.change_loops(1);
    }

    fn visit_while_end(&mut self, _: &While) {
        self.change_loops(-1);
    }

    fn visit_repeat(&mut self, _: &Repeat) {
        self.change_loops(1);
    }

    fn visit_repeat_end(&mut self, _: &Repeat) {
        self.change_loops(-1);
    }

    fn visit_numeric_for(&mut self, _: &NumericFor) {
        self.change_loops(1);
    }

    fn visit_numeric_for_end(&mut self, _: &NumericFor) {
        self.change_loops(-1);
    }

    fn visit_generic_for(&mut self, _: &GenericFor) {
        self.change_loops(1);
    }

    fn visit_generic_for_end(&mut self, _: &GenericFor) {
        self.change_loops(-1);
    }

    fn visit_last_stmt(&mut self, statement: &LastStmt) {
        match statement {
            LastStmt::Break(token) => self.require_loop(token, "break"),
            LastStmt::Continue(token) => self.require_loop(token, "continue"),
            _ => {}
        }
    }

    fn visit_expression(&mut self, expression: &Expression) {
        let Expression::Symbol(token) = expression else { return };
        let vararg = self.functions.last().is_some_and(|function| function.vararg);
        if token.is_symbol(Symbol::Ellipsis) && !vararg {
            self.report(token, "`...` is used outside a function with `...` among its parameters.", None);
        }
    }

    fn visit_assignment(&mut self, assignment: &Assignment) {
        assignment.variables().iter().for_each(|var| self.require_variable(var));
    }

    fn visit_compound_assignment(&mut self, assignment: &CompoundAssignment) {
        self.require_variable(assignment.lhs());
    }

    fn visit_function_call(&mut self, call: &FunctionCall) {
        self.require_same_line(call.prefix(), call.suffixes());
    }

    fn visit_var_expression(&mut self, expression: &VarExpression) {
        self.require_same_line(expression.prefix(), expression.suffixes());
    }
}
