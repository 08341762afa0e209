/** The types that Luau has of its own, in either type solver. */
export const BUILTIN_TYPES: ReadonlySet<string> = new Set([
  "any", "boolean", "buffer", "function", "never", "nil", "number", "integer", "string", "table", "thread", "unknown", "userdata", "vector",
  // Type functions, of the new solver.
  "add", "concat", "div", "eq", "getmetatable", "idiv", "index", "intersect", "keyof", "le", "len", "lt", "mod", "mul", "pow",
  "rawget", "rawkeyof", "refine", "setmetatable", "singleton", "sub", "typeof", "union", "unm", "weakoptional",
]);
