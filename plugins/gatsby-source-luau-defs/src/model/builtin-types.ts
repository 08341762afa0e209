/** Types that are Luau's own, as its checker (release 745) knows them in definition files. */

/** Nobody may redefine these. */
export const PRIMITIVE_TYPES: ReadonlySet<string> = new Set(["any", "boolean", "buffer", "never", "nil", "number", "string", "thread", "unknown"]);

/** These give way to a definition file's own types of the same names. */
const OTHER_BUILTIN_TYPES: ReadonlySet<string> = new Set([
  "integer", "vector",
  // Type functions, of the new solver alone.
  "add", "concat", "div", "getmetatable", "idiv", "index", "keyof", "le", "len", "lt", "mod", "mul", "pow",
  "rawget", "rawkeyof", "setmetatable", "sub", "unm",
]);

export const isBuiltinType = (name: string): boolean => PRIMITIVE_TYPES.has(name) || OTHER_BUILTIN_TYPES.has(name);
