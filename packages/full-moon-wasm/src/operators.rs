//! Operators and their precedence.

use full_moon::tokenizer::Symbol as S;

pub const UNARY_PRIORITY: u8 = 8;

/// Precedence of a binary operator to its left and right.
pub fn binary_priority(symbol: S) -> Option<(u8, u8)> {
    Some(match symbol {
        S::Or => (1, 1),
        S::And => (2, 2),
        S::TildeEqual | S::TwoEqual => (3, 3),
        S::LessThan | S::LessThanEqual | S::GreaterThan | S::GreaterThanEqual => (3, 3),
        S::TwoDots => (5, 4),
        S::Plus | S::Minus => (6, 6),
        S::Star | S::Slash | S::DoubleSlash | S::Percent => (7, 7),
        S::Caret => (10, 9),
        _ => return None,
    })
}

pub fn is_compound_assignment(symbol: S) -> bool {
    matches!(symbol, S::PlusEqual | S::MinusEqual | S::StarEqual | S::SlashEqual | S::DoubleSlashEqual)
        || matches!(symbol, S::PercentEqual | S::CaretEqual | S::TwoDotsEqual)
}
