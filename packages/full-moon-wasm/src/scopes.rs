//! Names and functions around the current statement, for the rules of Luau's own parser: on constants, type
//! functions, `...`, `break` and exports.

use std::collections::{BTreeMap, BTreeSet};

use crate::syntax::Name;

struct Local<'s> {
    name: &'s str,
    constant: bool,
    /// Number of the functions around its declaration.
    functions: usize,
    /// The local of the same name that this one hides.
    hidden: Option<usize>,
}

struct Function {
    vararg: bool,
    loops: u32,
    /// Whether the function has a `return` with values.
    returns_values: bool,
}

#[derive(Clone, Copy)]
pub struct Binding<'s> {
    pub name: &'s str,
    pub constant: bool,
}

/// A state that `restore` returns to.
#[derive(Clone, Copy)]
pub struct Mark {
    locals: usize,
    functions: usize,
    loops: u32,
    type_function: usize,
}

pub struct Scopes<'s> {
    locals: Vec<Local<'s>>,
    /// Index of the innermost local of each name.
    visible: BTreeMap<&'s str, usize>,
    /// The chunk itself comes first.
    functions: Vec<Function>,
    /// Number of the functions around the type function, which cannot use their locals.
    type_function: usize,
    exported: BTreeSet<&'s str>,
    classes: BTreeSet<&'s str>,
    /// The chunk has a `return` of its own.
    pub returned: bool,
}

impl<'s> Scopes<'s> {
    pub fn new() -> Self {
        Self {
            locals: Vec::new(),
            visible: BTreeMap::new(),
            functions: vec![Function { vararg: true, loops: 0, returns_values: false }],
            type_function: 0,
            exported: BTreeSet::new(),
            classes: BTreeSet::new(),
            returned: false,
        }
    }

    pub fn mark(&self) -> Mark {
        let loops = self.functions.last().map_or(0, |function| function.loops);
        let (locals, functions) = (self.locals.len(), self.functions.len());
        Mark { locals, functions, loops, type_function: self.type_function }
    }

    pub fn restore(&mut self, mark: Mark) {
        while self.locals.len() > mark.locals {
            let Some(local) = self.locals.pop() else { return };
            match local.hidden {
                Some(index) => self.visible.insert(local.name, index),
                None => self.visible.remove(local.name),
            };
        }
        self.functions.truncate(mark.functions);
        self.type_function = mark.type_function;
        if let Some(function) = self.functions.last_mut() {
            function.loops = mark.loops;
        }
    }

    pub fn declare(&mut self, binding: Binding<'s>) {
        let hidden = self.visible.insert(binding.name, self.locals.len());
        let functions = self.functions.len();
        self.locals.push(Local { name: binding.name, constant: binding.constant, functions, hidden });
    }

    pub fn enter_function(&mut self, vararg: bool) {
        self.functions.push(Function { vararg, loops: 0, returns_values: false });
    }

    pub fn enter_type_function(&mut self) {
        self.type_function = self.functions.len() + 1;
    }

    pub fn enter_loop(&mut self) {
        if let Some(function) = self.functions.last_mut() {
            function.loops += 1;
        }
    }

    pub fn in_loop(&self) -> bool {
        self.functions.last().is_some_and(|function| function.loops > 0)
    }

    pub fn has_varargs(&self) -> bool {
        self.functions.last().is_some_and(|function| function.vararg)
    }

    pub fn note_returned_values(&mut self) {
        if let Some(function) = self.functions.last_mut() {
            function.returns_values = true;
        }
    }

    pub fn returns_values(&self) -> bool {
        self.functions.last().is_some_and(|function| function.returns_values)
    }

    pub fn in_chunk(&self) -> bool {
        self.functions.len() == 1
    }

    pub fn is_constant(&self, name: &str) -> bool {
        self.find(name).is_some_and(|local| local.constant)
    }

    /// Whether `name` is a local outside the type function around it.
    pub fn is_out_of_reach(&self, name: &str) -> bool {
        self.type_function > 0 && self.find(name).is_some_and(|local| local.functions < self.type_function)
    }

    fn find(&self, name: &str) -> Option<&Local<'s>> {
        self.visible.get(name).map(|index| &self.locals[*index])
    }

    /// Returns false if the name is already exported.
    pub fn export(&mut self, name: &'s str) -> bool {
        self.exported.insert(name)
    }

    /// Returns false if the file already has a class of that name.
    pub fn declare_class(&mut self, name: &'s str) -> bool {
        self.classes.insert(name)
    }

    pub fn has_exports(&self) -> bool {
        !self.exported.is_empty()
    }
}

pub fn binding<'s>(source: &'s str, name: &Name, constant: bool) -> Binding<'s> {
    Binding { name: name.span.of(source), constant }
}
