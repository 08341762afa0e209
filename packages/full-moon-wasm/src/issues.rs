//! Puts the issues of a file in order: by place, one a place, not more than anybody reads.

use crate::parser::MAX_ISSUES;
use crate::syntax::SyntaxIssue;

pub fn tidy(mut issues: Vec<SyntaxIssue>) -> Vec<SyntaxIssue> {
    // A stable sort: of two issues at one place the earlier reporter, who knows more, comes first.
    issues.sort_by_key(|issue| issue.span.start);
    issues.dedup_by_key(|issue| issue.span.start);
    issues.truncate(MAX_ISSUES);
    issues
}
