/** Types that are Luau's own, as its checker (release 745) knows them in definition files. */

/** Types that Luau does not allow to redefine. */
export const PRIMITIVE_TYPES: ReadonlySet<string> = new Set(
  "any boolean buffer never nil number string thread unknown".split(" "),
);

/** Type functions of the new solver. */
export const TYPE_FUNCTIONS: ReadonlySet<string> = new Set([
  ..."add concat div idiv le len lt mod mul pow sub unm".split(" "),
  ..."getmetatable index keyof rawget rawkeyof setmetatable".split(" "),
]);

/** A definition file may declare types with these names, which then take precedence. */
const OTHER_BUILTIN_TYPES: ReadonlySet<string> = new Set(["integer", "vector", ...TYPE_FUNCTIONS]);

export const isBuiltinType = (name: string): boolean =>
  PRIMITIVE_TYPES.has(name) || OTHER_BUILTIN_TYPES.has(name);
