//! Converts offsets in bytes (UTF-8) to UTF-16 code units.

pub struct Offsets {
    /// The UTF-16 offset of each byte, or none when the text is ASCII and the two agree.
    table: Option<Vec<u32>>,
}

impl Offsets {
    pub fn new(source: &str) -> Self {
        if source.is_ascii() {
            return Self { table: None };
        }
        let mut table = Vec::with_capacity(source.len() + 1);
        let mut units = 0;
        for character in source.chars() {
            table.resize(table.len() + character.len_utf8(), units);
            units += character.len_utf16() as u32;
        }
        table.push(units);
        Self { table: Some(table) }
    }

    pub fn utf16(&self, byte: u32) -> u32 {
        match &self.table {
            None => byte,
            Some(table) => table.get(byte as usize).or(table.last()).copied().unwrap_or(byte),
        }
    }
}
