/** Table names that do not identify a module. */
const PLACEHOLDERS = new Set([
  "module",
  "exports",
  "export",
  "lib",
  "library",
  "self",
  "class",
  "this",
  "mod",
  "_m",
]);

/** Whether a table's name says nothing of its module. */
export const isPlaceholderName = (name: string): boolean =>
  name.length <= 1 || PLACEHOLDERS.has(name.toLowerCase());
