/** Types that are Luau's own, as its checker (release 745) knows them in definition files. */

/** Nobody may redefine these. */
export const PRIMITIVE_TYPES: ReadonlySet<string> = new Set(
  "any boolean buffer never nil number string thread unknown".split(" "),
);

/** Types that only the new solver has. */
export const TYPE_FUNCTIONS: ReadonlySet<string> = new Set([
  ..."add concat div idiv le len lt mod mul pow sub unm".split(" "),
  ..."getmetatable index keyof rawget rawkeyof setmetatable".split(" "),
]);

/** These give way to a definition file's own types of the same names. */
const OTHER_BUILTIN_TYPES: ReadonlySet<string> = new Set(["integer", "vector", ...TYPE_FUNCTIONS]);

export const isBuiltinType = (name: string): boolean =>
  PRIMITIVE_TYPES.has(name) || OTHER_BUILTIN_TYPES.has(name);
