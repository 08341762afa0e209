/** Reads LDoc comments: a tag's text extends to the next tag, and types are words before names. */
import { trimmed, type DocText, outdented } from "../syntax/doc-text";
import type { DocComment, DocLine } from "full-moon-wasm";
import {
  finished,
  newCommentBuilder,
  sliceLine,
  spanOf,
  splitWord,
  type Declares,
  type CommentBuilder,
  type ReadComment,
  type Slot,
  type TypeText,
} from "./comment";
import { ldocType } from "./ldoc-type";
import { withoutReferences } from "./ldoc-references";
import { markSpan, sectionsOf, type TagLine } from "./sections";

/** Reads one comment, including its `--` lines. */
export function readLdoc(doc: DocComment): ReadComment {
  const builder = newCommentBuilder();
  const { text, tags } = sectionsOf(withoutReferences(withoutDashes(doc)));
  builder.description.push(...outdentedText(text));
  for (const tag of tags) readTag(builder, tag);
  return finished("ldoc", doc, builder);
}

/** A block comment of LDoc starts with `--[[--`. */
function withoutDashes({ style, lines }: DocComment): DocText {
  const [first, ...rest] = lines;
  const dashes = first === undefined || style !== "block" ? null : /^-+\s*/.exec(first.text);
  return first === undefined || dashes === null ? lines : [sliceLine(first, dashes[0].length), ...rest];
}

/** The first line follows `---`, the others `--`: only the latter share an indentation. */
const outdentedText = ([first, ...rest]: DocText): DocText =>
  first === undefined ? [] : [sliceLine(first, 0), ...outdented(rest)];

/** `@string name text` is short for `@tparam string name text`. */
const TYPE_TAGS = new Set(["string", "int", "number", "bool", "func", "tab", "thread"]);

const DECLARES: ReadonlyMap<string, Declares["kind"]> = new Map([
  ["module", "module"],
  ["classmod", "module"],
  ["script", "module"],
  ["submodule", "module"],
  ["table", "interface"],
  ["function", "function"],
  ["lfunction", "function"],
]);

const KINDS = new Set(["function", "table", "module", "field", "type"]);

/** File-level tags, which become a line of the description. */
const LEADS: ReadonlyMap<string, string> = new Map([
  ["author", "Author"],
  ["copyright", "Copyright"],
  ["license", "Licence"],
  ["release", "Release"],
  ["todo", "To do"],
  ["fixme", "To do"],
  ["warning", "Warning"],
]);

function readTag(builder: CommentBuilder, tag: TagLine): void {
  const { name, rest } = tag;
  const declares = DECLARES.get(name);
  const lead = LEADS.get(name);
  const text = trimmed([rest, ...outdented(tag.below)]);
  if (TYPE_TAGS.has(name))
    return pushSlot(builder, tag, "param", { type: typeOf(tag, name, tag.mark), rest });
  if (declares !== undefined) return readDeclares(builder, tag, declares);
  if (lead !== undefined) return describe(builder, withLead(text, `${lead}: `));
  switch (name) {
    case "param":
    case "field":
    case "return":
      return pushSlot(builder, tag, name, { type: null, rest });
    case "tparam":
    case "tfield":
    case "treturn": {
      const [type, after] = splitType(rest);
      const kind = name === "tparam" ? "param" : name === "tfield" ? "field" : "return";
      return pushSlot(builder, tag, kind, { type: typeOf(tag, type.text, type), rest: after });
    }
    case "error":
    case "raise":
      if (rest.text.startsWith("--")) break;
      builder.notes.push({ kind: "tag", lines: withLead(text, "@error -- ") });
      return;
    case "see":
      return describe(builder, seeAlso(rest, trimmed(tag.below)));
    case "usage":
      return describe(builder, fenced(trimmed([rest, ...outdented(tag.below)]), tag.mark));
    case "section":
    case "type":
      return describe(builder, withLead(text, "Section: "));
    default:
      return readPlainTag(builder, tag);
  }
  pushUnknown(builder, tag);
}

function readPlainTag(builder: CommentBuilder, tag: TagLine): void {
  const { name, rest } = tag;
  switch (name) {
    case "within":
      builder.tags.push(rest);
      return;
    // LuaDoc: `@class function`, `@name open`
    case "name":
      return readDeclares(builder, tag, "function");
    case "class":
      if (!KINDS.has(rest.text)) break;
      return;
    case "local":
      builder.notes.push({ kind: "tag", lines: [{ text: "@private", start: tag.mark.start }] });
      return;
    case "alias":
    case "export":
    case "end":
    case "pragma":
    case "set":
      builder.tags.push({ text: `${name} ${rest.text}`.trim(), start: tag.mark.start });
      return;
    default:
  }
  pushUnknown(builder, tag);
}

function pushUnknown(builder: CommentBuilder, tag: TagLine): void {
  const { name, rest } = tag;
  const line = { text: `@${name} ${rest.text}`.trim(), start: tag.mark.start };
  builder.notes.push({ kind: "tag", lines: [line, ...trimmed(outdented(tag.below))] });
}

function readDeclares(builder: CommentBuilder, tag: TagLine, kind: Declares["kind"]): void {
  const [name, rest] = splitWord(tag.rest);
  if (name.text === "" && kind !== "module")
    builder.findings.push({ kind: "namelessTag", name: tag.name, span: markSpan(tag) });
  else builder.declares ??= { kind, name, type: null, generics: [] };
  if (tag.name === "lfunction")
    builder.notes.push({ kind: "tag", lines: [{ text: "@private", start: tag.mark.start }] });
  describe(builder, trimmed([rest, ...tag.below]));
}

function pushSlot(
  builder: CommentBuilder,
  { name, modifiers, mark, below }: TagLine,
  kind: Slot["kind"],
  { type, rest }: { readonly type: TypeText | null; readonly rest: DocLine },
): void {
  const [word, after] = kind === "return" ? [null, rest] : splitWord(rest);
  const byDefault = /\bopt=([^,\]]+)/.exec(modifiers)?.[1];
  const note: DocText =
    byDefault === undefined ? [] : [{ text: `Defaults to \`${byDefault}\`.`, start: mark.start }];
  const span = [mark.start, mark.start + name.length + 1] as const;
  builder.notes.push({
    kind,
    name: word,
    type,
    span,
    text: [...trimmed([after, ...outdented(below)]), ...note],
  });
}

function typeOf({ modifiers }: TagLine, written: string, place: DocLine): TypeText {
  const luau = ldocType(written);
  const isOptional = /(?:^|,)opt\b/.test(modifiers) && !luau.endsWith("?");
  const line = place.text === written ? place : { text: place.text.trim(), start: place.start };
  return { luau: isOptional ? `${luau}?` : luau, written: line };
}

/** A type contains white space only inside braces. */
function splitType(line: DocLine): readonly [type: DocLine, rest: DocLine] {
  let depth = 0;
  for (let at = 0; at < line.text.length; at += 1) {
    const letter = line.text.charAt(at);
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
    if (depth <= 0 && /\s/.test(letter)) return [sliceLine(line, 0, at), sliceLine(line, at)];
  }
  return [line, sliceLine(line, line.text.length)];
}

const describe = (builder: CommentBuilder, lines: DocText): void => {
  if (lines.length === 0) return;
  if (builder.description.length > 0) builder.description.push({ text: "", start: lines[0]?.start ?? 0 });
  builder.description.push(...lines);
};

const withLead = ([first, ...rest]: DocText, lead: string): DocText =>
  first === undefined ? [] : [{ text: lead + first.text, start: first.start - lead.length }, ...rest];

/** A single name becomes a link. */
function seeAlso(target: DocLine, below: DocText): DocText {
  const isName = /^[A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)*$/.test(target.text);
  const lead = isName ? "See [" : "See ";
  const [start] = spanOf(target);
  return [{ text: `${lead}${target.text}${isName ? "]." : ""}`, start: start - lead.length }, ...below];
}

const fenced = (code: DocText, mark: DocLine): DocText =>
  code.length === 0
    ? []
    : [
        { text: "```luau", start: mark.start },
        ...code,
        { text: "```", start: code.at(-1)?.start ?? mark.start },
      ];
