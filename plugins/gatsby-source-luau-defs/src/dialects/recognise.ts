/**
 * Recognises the dialect of a file's doc comments. A comment decides for a dialect if it has syntax that no
 * other dialect has:
 *
 * - LDoc: a tag on a `--` line below the `---` line, or one of LDoc's own tags (`@tparam`, `@usage`,
 *   `@module`);
 * - LuaCATS: one of its own tags (`@overload`, `@field` with `@class`), an `@alias` with a type, or
 *   `---@param name type` and `---@return type` without ` -- ` and without a space after the dashes;
 * - Moonwave: `@class`, `@prop`, `@interface`, `@type`, `@function`, `@method` and its few other exclusive
 *   tags.
 *
 * The dialect of a file is that of most of its deciding comments; the others are reported, and read in their
 * own dialects. A comment that does not decide is read in the file's dialect, except one with ` -- ` after
 * `@param` or `@return` in a file of LDoc or LuaCATS, which do not have that syntax. If no comment decides,
 * the file is in our dialect, or in Moonwave's if another module has a class of Moonwave.
 */
import type { DocComment } from "full-moon-wasm";
import type { Dialect } from "./comment";
import { sectionsOf, type TagLine } from "./sections";

const LDOC = new Set([
  "tparam",
  "treturn",
  "tfield",
  "usage",
  "module",
  "classmod",
  "submodule",
  "script",
  "section",
  "table",
  "string",
  "int",
  "number",
  "bool",
  "func",
  "tab",
  "thread",
  "raise",
  "lfunction",
  "local",
]);
const LUACATS = new Set([
  "enum",
  "generic",
  "overload",
  "meta",
  "async",
  "nodiscard",
  "vararg",
  "cast",
  "diagnostic",
  "operator",
]);
const MOONWAVE = new Set(["class", "prop", "interface", "function", "method", "type", "__index", "external"]);

/** `---@` */
const isTight = (text: string, { mark }: TagLine): boolean => text.startsWith("---@", mark.start - 3);

/**
 * The dialect that a comment decides for; null if it may be in several. `plainLines` is the number of its
 * lines that start with `--`.
 */
export function dialectOf(text: string, doc: DocComment, plainLines: number): Dialect | null {
  const { tags } = sectionsOf(doc.lines);
  const has = (name: string): boolean => tags.some((tag) => tag.name === name);
  const firstPlain = doc.lines.at(-plainLines)?.start ?? 0;
  if (plainLines > 0 && tags.some(({ line }) => line.start >= firstPlain)) return "ldoc";
  if (tags.some((tag) => LUACATS.has(tag.name) && !(tag.name === "enum" && tag.rest.text === "")))
    return "luacats";
  if (tags.some((tag) => tag.name === "alias" && isTypeAlias(text, tag))) return "luacats";
  if (has("class") && has("field") && !has("interface")) return "luacats";
  if (tags.some((tag) => isTight(text, tag) && isLuacatsLine(tag))) return "luacats";
  if (tags.some(({ name }) => LDOC.has(name))) return "ldoc";
  if (tags.some(({ name }) => MOONWAVE.has(name))) return "moonwave";
  return tags.some(hasDashes) ? "luau-defs" : null;
}

/** `@alias Name type`, or `@alias Name` above lines of `| type`: ours is a list of words. */
function isTypeAlias(text: string, tag: TagLine): boolean {
  if (tag.below.some((line) => /^\s*\|/.test(line.text))) return true;
  const [, name = "", type = ""] = /^([A-Za-z_][\w.]*)(?:<[^>]*>)?\s+(\S.*)$/.exec(tag.rest.text) ?? [];
  if (TYPE_SYNTAX.test(type)) return true;
  // `@alias to string` may be words.
  return TYPE_NAME.test(type) && (isTight(text, tag) || /^[A-Z]/.test(name));
}

const TYPE_SYNTAX = /^(?:fun\s*\(|["'`{(]|[\w.]+(?:\[\]|\s*\||\?|<))/;
const BUILT_IN = "any|boolean|function|integer|nil|number|string|table|thread|unknown|userdata";
const TYPE_NAME = new RegExp(String.raw`^(?:${BUILT_IN}|(?:\w+\.)*[A-Z]\w*)(?:\s*#.*)?$`);

const hasDashes = ({ name, rest }: TagLine): boolean =>
  (name === "param" || name === "return") && /(?:^|\s)--(?:\s|$)/.test(rest.text);

function isLuacatsLine({ name, rest }: TagLine): boolean {
  if (name === "class" || name === "field" || name === "type") return true;
  if (name !== "param" && name !== "return") return false;
  const words = rest.text.split(/\s+/).length;
  return !/(?:^|\s)--(?:\s|$)/.test(rest.text) && words > (name === "param" ? 1 : 0) && rest.text !== "";
}

/** The dialect used to read a comment. */
export const readIn = (decided: Dialect | null, file: Dialect): Dialect =>
  decided === null || (decided === "luau-defs" && file === "moonwave") ? file : decided;

/** The most frequent dialect; the first one if several are equally frequent; the usual one if none decides. */
export function fileDialect(decided: readonly (Dialect | null)[], usual: Dialect): Dialect {
  const counts = new Map<Dialect, number>();
  for (const dialect of decided)
    if (dialect !== null && dialect !== "luau-defs") counts.set(dialect, (counts.get(dialect) ?? 0) + 1);
  const [[first] = [usual]] = [...counts].sort((a, b) => b[1] - a[1]);
  return first;
}
