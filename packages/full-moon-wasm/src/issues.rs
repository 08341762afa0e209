//! Issues of a file: at most 100, sorted, one for each location; and their hints.

use crate::syntax::SyntaxIssue;

/// As many issues as the official parser reports before it gives up on a file.
pub const MAX_ISSUES: usize = 100;

pub fn tidy(mut issues: Vec<SyntaxIssue>) -> Vec<SyntaxIssue> {
    // The sort is stable: of two issues at one location, the earlier one is more exact.
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
