//! Issues of a file in order: by place, one a place, not more than anybody reads; and their hints.

use crate::syntax::SyntaxIssue;

/// As many issues as the official parser reports before it gives up on a file.
pub const MAX_ISSUES: usize = 100;

pub fn tidy(mut issues: Vec<SyntaxIssue>) -> Vec<SyntaxIssue> {
    // A stable sort: of two issues at one place the earlier reporter, who knows more, comes first.
    issues.sort_by_key(|issue| issue.span.start);
    issues.dedup_by_key(|issue| issue.span.start);
    issues.truncate(MAX_ISSUES);
    issues
}

/// How to fix what is reported, if that is known.
pub trait Hint {
    fn text(self) -> Option<String>;
}

impl Hint for &str {
    fn text(self) -> Option<String> {
        Some(self.into())
    }
}

impl Hint for String {
    fn text(self) -> Option<String> {
        Some(self)
    }
}

impl Hint for Option<String> {
    fn text(self) -> Option<String> {
        self
    }
}
