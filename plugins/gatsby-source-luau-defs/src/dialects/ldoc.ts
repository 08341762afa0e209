/** Reads LDoc comments: a tag's text extends to the next tag, and types are words before names. */
import type { DocComment, DocLine } from "full-moon-wasm";
import {
  finished,
  newDraft,
  sliceLine,
  spanOf,
  splitWord,
  trimmed,
  type Declares,
  type Draft,
  type Lines,
  type ReadComment,
  type Slot,
  type TypeText,
} from "./comment";
import { ldocType } from "./ldoc-type";
import { withoutReferences } from "./ldoc-references";
import { markSpan, outdented, sectionsOf, type TagLine } from "./sections";

/** Reads one comment, including its `--` lines. */
export function readLdoc(doc: DocComment): ReadComment {
  const draft = newDraft();
  const { text, tags } = sectionsOf(withoutReferences(withoutDashes(doc)));
  draft.description.push(...outdentedText(text));
  for (const tag of tags) readTag(draft, tag);
  return finished("ldoc", doc, draft);
}

/** A block comment of LDoc starts with `--[[--`. */
function withoutDashes({ style, lines }: DocComment): Lines {
  const [first, ...rest] = lines;
  const dashes = first === undefined || style !== "block" ? null : /^-+\s*/.exec(first.text);
  return first === undefined || dashes === null ? lines : [sliceLine(first, dashes[0].length), ...rest];
}

/** The first line follows `---`, the others `--`: only the latter share an indentation. */
const outdentedText = ([first, ...rest]: Lines): Lines =>
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

function readTag(draft: Draft, tag: TagLine): void {
  const { name, rest } = tag;
  const declares = DECLARES.get(name);
  const lead = LEADS.get(name);
  const text = trimmed([rest, ...outdented(tag.below)]);
  if (TYPE_TAGS.has(name)) return pushSlot(draft, tag, "param", { type: typeOf(tag, name, tag.mark), rest });
  if (declares !== undefined) return readDeclares(draft, tag, declares);
  if (lead !== undefined) return describe(draft, withLead(text, `${lead}: `));
  switch (name) {
    case "param":
    case "field":
    case "return":
      return pushSlot(draft, tag, name, { type: null, rest });
    case "tparam":
    case "tfield":
    case "treturn": {
      const [type, after] = splitType(rest);
      const kind = name === "tparam" ? "param" : name === "tfield" ? "field" : "return";
      return pushSlot(draft, tag, kind, { type: typeOf(tag, type.text, type), rest: after });
    }
    case "error":
    case "raise":
      if (rest.text.startsWith("--")) break;
      draft.notes.push({ kind: "tag", lines: withLead(text, "@error -- ") });
      return;
    case "see":
      return describe(draft, seeAlso(rest, trimmed(tag.below)));
    case "usage":
      return describe(draft, fenced(trimmed([rest, ...outdented(tag.below)]), tag.mark));
    case "section":
    case "type":
      return describe(draft, withLead(text, "Section: "));
    default:
      return readPlainTag(draft, tag);
  }
  pushUnknown(draft, tag);
}

function readPlainTag(draft: Draft, tag: TagLine): void {
  const { name, rest } = tag;
  switch (name) {
    case "within":
      draft.tags.push(rest);
      return;
    // LuaDoc: `@class function`, `@name open`
    case "name":
      return readDeclares(draft, tag, "function");
    case "class":
      if (!KINDS.has(rest.text)) break;
      return;
    case "local":
      draft.notes.push({ kind: "tag", lines: [{ text: "@private", start: tag.mark.start }] });
      return;
    case "alias":
    case "export":
    case "end":
    case "pragma":
    case "set":
      draft.tags.push({ text: `${name} ${rest.text}`.trim(), start: tag.mark.start });
      return;
    default:
  }
  pushUnknown(draft, tag);
}

function pushUnknown(draft: Draft, tag: TagLine): void {
  const { name, rest } = tag;
  const line = { text: `@${name} ${rest.text}`.trim(), start: tag.mark.start };
  draft.notes.push({ kind: "tag", lines: [line, ...trimmed(outdented(tag.below))] });
}

function readDeclares(draft: Draft, tag: TagLine, kind: Declares["kind"]): void {
  const [name, rest] = splitWord(tag.rest);
  if (name.text === "" && kind !== "module")
    draft.findings.push({ kind: "namelessTag", name: tag.name, span: markSpan(tag) });
  else draft.declares ??= { kind, name, type: null, generics: [] };
  if (tag.name === "lfunction")
    draft.notes.push({ kind: "tag", lines: [{ text: "@private", start: tag.mark.start }] });
  describe(draft, trimmed([rest, ...tag.below]));
}

function pushSlot(
  draft: Draft,
  { name, modifiers, mark, below }: TagLine,
  kind: Slot["kind"],
  { type, rest }: { readonly type: TypeText | null; readonly rest: DocLine },
): void {
  const [word, after] = kind === "return" ? [null, rest] : splitWord(rest);
  const byDefault = /\bopt=([^,\]]+)/.exec(modifiers)?.[1];
  const note: Lines =
    byDefault === undefined ? [] : [{ text: `Defaults to \`${byDefault}\`.`, start: mark.start }];
  const span = [mark.start, mark.start + name.length + 1] as const;
  draft.notes.push({
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

const describe = (draft: Draft, lines: Lines): void => {
  if (lines.length === 0) return;
  if (draft.description.length > 0) draft.description.push({ text: "", start: lines[0]?.start ?? 0 });
  draft.description.push(...lines);
};

const withLead = ([first, ...rest]: Lines, lead: string): Lines =>
  first === undefined ? [] : [{ text: lead + first.text, start: first.start - lead.length }, ...rest];

/** A single name becomes a link. */
function seeAlso(target: DocLine, below: Lines): Lines {
  const isName = /^[A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)*$/.test(target.text);
  const lead = isName ? "See [" : "See ";
  const [start] = spanOf(target);
  return [{ text: `${lead}${target.text}${isName ? "]." : ""}`, start: start - lead.length }, ...below];
}

const fenced = (code: Lines, mark: DocLine): Lines =>
  code.length === 0
    ? []
    : [
        { text: "```luau", start: mark.start },
        ...code,
        { text: "```", start: code.at(-1)?.start ?? mark.start },
      ];
