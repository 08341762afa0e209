/**
 * Reads comments of LuaCATS and EmmyLua: types follow names, text above a `@field` belongs to the field, all
 * other text is description.
 */
import { trimmed, type DocText } from "../syntax/doc-text";
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
import { lastName, luacatsType } from "./luacats-type";
import { continuation, markSpan, sectionsOf, type TagLine } from "./sections";

export function readLuacats(doc: DocComment): ReadComment {
  const builder = newCommentBuilder();
  const { text, tags } = sectionsOf(doc.lines);
  /** Text that belongs to a `@field` below it, if one follows. */
  let above: DocLine[] = [...text];
  for (const tag of tags) {
    const { own, rest } = continuation(tag);
    const { members, others } = alternatives(rest);
    if (tag.name === "field") readField(builder, tag, [...trimmed(above), ...own]);
    else {
      builder.description.push(...above);
      readTag(builder, tag, own);
      if (members.length > 0) addMembers(builder, members);
    }
    above = [...others];
  }
  builder.description.push(...above);
  return finished("luacats", doc, builder);
}

const FLAGS: ReadonlyMap<string, string> = new Map([
  ["async", "@yields"],
  ["private", "@private"],
  ["protected", "@private"],
  ["package", "@private"],
]);

/** Instructions to tools, irrelevant to readers. */
const SILENT = new Set(["meta", "diagnostic", "cast", "as", "language", "public"]);

function readTag(builder: CommentBuilder, tag: TagLine, own: DocText): void {
  const { name, rest, mark } = tag;
  const flag = FLAGS.get(name);
  if (flag !== undefined) return pushTag(builder, [{ text: flag, start: mark.start }]);
  if (SILENT.has(name)) return;
  switch (name) {
    case "param":
      return readParam(builder, tag, own);
    case "vararg": {
      const [type, text] = typedText(rest);
      const dots = { text: "...", start: mark.start };
      return pushSlot(builder, tag, "param", { name: dots, type, text: [...text, ...own] });
    }
    case "return":
      return readReturns(builder, tag, own);
    case "class":
    case "alias":
    case "enum":
      return readDeclares(builder, tag, own);
    case "type":
      builder.type ??= typedText(rest)[0];
      builder.description.push(...typedText(rest)[1], ...own);
      return;
    case "generic":
      builder.generics.push(...rest.text.split(",").map((one) => one.split(":", 1)[0]?.trim() ?? ""));
      if (rest.text.includes(":"))
        builder.findings.push({ kind: "unsupported", name: "A constraint of a generic", span: spanOf(rest) });
      return;
    case "overload": {
      const type = luacatsType(rest.text);
      const text = type === null ? rest.text : `Overload: \`${type.luau}\``;
      return describe(builder, [{ text, start: rest.start }, ...own]);
    }
    case "see":
      return describe(builder, [seeAlso(rest), ...own]);
    case "nodiscard":
      builder.tags.push({ text: "nodiscard", start: mark.start });
      return;
    case "deprecated":
      return pushTag(builder, [{ text: `@deprecated ${rest.text}`.trim(), start: mark.start }, ...own]);
    case "operator":
    case "source":
    case "version":
    case "module":
    case "requires":
      return describe(builder, [{ text: `${name}: \`${rest.text}\``, start: rest.start - name.length - 3 }]);
    default:
      return pushTag(builder, [tag.line, ...own]);
  }
}

const pushTag = (builder: CommentBuilder, lines: DocText): void => {
  builder.notes.push({ kind: "tag", lines });
};

const describe = (builder: CommentBuilder, lines: DocText): void => {
  if (trimmed(builder.description).length > 0)
    builder.description.push({ text: "", start: lines[0]?.start ?? 0 });
  builder.description.push(...lines);
};

function pushSlot(
  builder: CommentBuilder,
  tag: TagLine,
  kind: Slot["kind"],
  slot: Pick<Slot, "name" | "type" | "text">,
): void {
  builder.notes.push({ kind, ...slot, text: trimmed(slot.text), span: markSpan(tag) });
}

/** `name? type text`; the name may be `...`. */
function readParam(builder: CommentBuilder, tag: TagLine, own: DocText): void {
  const [word, rest] = splitWord(tag.rest);
  const isOptional = word.text.endsWith("?");
  const name = isOptional ? sliceLine(word, 0, word.text.length - 1) : word;
  const [type, text] = typedText(rest);
  const marked =
    type === null || !isOptional || type.luau.endsWith("?") ? type : { ...type, luau: `(${type.luau})?` };
  pushSlot(builder, tag, "param", { name, type: marked, text: [...text, ...own] });
}

/** `type name text`, or several separated by commas. */
function readReturns(builder: CommentBuilder, tag: TagLine, own: DocText): void {
  let rest: DocLine = tag.rest;
  for (;;) {
    const [type, after] = splitType(rest);
    const match = /^([A-Za-z_]\w*)(?=\s*(?:,|#|@|$|\s))/.exec(after.text);
    // A word after a type is the name of the return value.
    const name = type === null || match === null ? null : sliceLine(after, 0, match[0].length);
    const next = sliceLine(after, match?.[0].length ?? 0);
    if (!next.text.startsWith(",")) {
      pushSlot(builder, tag, "return", { name, type, text: [...commentOf(next), ...own] });
      return;
    }
    pushSlot(builder, tag, "return", { name, type, text: [] });
    rest = sliceLine(next, 1);
  }
}

/** `[scope] name? type text`, `[string] type text` */
function readField(builder: CommentBuilder, tag: TagLine, lines: DocText): void {
  const scoped = /^(?:public|private|protected|package)\s+/.exec(tag.rest.text);
  const bare = scoped === null ? tag.rest : sliceLine(tag.rest, scoped[0].length);
  const indexer = bare.text.startsWith("[") ? luacatsType(bare.text, 1) : null;
  const end = indexer === null ? null : bare.text.indexOf("]", indexer.end) + 1;
  const [word, rest] = end === null ? splitWord(bare) : [sliceLine(bare, 0, end), sliceLine(bare, end)];
  const isOptional = word.text.endsWith("?");
  const name = isOptional ? sliceLine(word, 0, word.text.length - 1) : word;
  const [type, text] = typedText(rest);
  const marked = type === null || !isOptional ? type : { ...type, luau: `(${type.luau})?` };
  const isPrivate = scoped !== null && !scoped[0].startsWith("public");
  const hidden: DocText = isPrivate
    ? [
        { text: "", start: name.start },
        { text: "@private", start: name.start },
      ]
    : [];
  pushSlot(builder, tag, "field", { name, type: marked, text: [...lines, ...text, ...hidden] });
}

/** `Name<T>: Parent text`, `alias Name type` */
function readDeclares(builder: CommentBuilder, tag: TagLine, own: DocText): void {
  const bare = sliceLine(tag.rest, /^\((?:exact|partial|key)\)\s*/.exec(tag.rest.text)?.[0].length ?? 0);
  const match = /^([A-Za-z_][\w.-]*)(?:<([^>]*)>)?/.exec(bare.text);
  if (match === null) {
    builder.findings.push({ kind: "namelessTag", name: tag.name, span: markSpan(tag) });
    return;
  }
  const full = sliceLine(bare, 0, match[1]?.length);
  const name = {
    text: lastName(full.text),
    start: full.start + full.text.length - lastName(full.text).length,
  };
  const rest = sliceLine(bare, match[0].length);
  const generics = (match[2] ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const kind: Declares["kind"] = tag.name === "alias" ? "type" : tag.name === "enum" ? "enum" : "class";
  const [type, text] = kind === "type" ? typedText(rest) : [null, []];
  builder.declares ??= { kind, name, type, generics };
  if (kind === "type") builder.description.push(...text, ...own);
  else builder.description.push(...own, ...parents(rest));
}

/** `: Animal, Pet text` */
function parents(rest: DocLine): DocText {
  const match = /^:\s*([\w.<>, ]+?)(?=\s*$|\s+[#@]|\s+(?![,\w.<>]*,))/.exec(rest.text);
  if (match === null) return commentOf(rest);
  const names = (match[1] ?? "").split(",").map((one) => `[${lastName(one.replace(/<.*$/, "").trim())}]`);
  const line = { text: `Extends ${names.join(", ")}.`, start: rest.start };
  return [{ text: "", start: rest.start }, line, ...commentOf(sliceLine(rest, match[0].length))];
}

/** `| "value" # text` lines below an `@alias`. */
function alternatives(lines: DocText): { readonly members: DocText; readonly others: DocText } {
  const isMember = ({ text }: DocLine): boolean => /^\s*\|/.test(text);
  return { members: lines.filter(isMember), others: lines.filter((line) => !isMember(line)) };
}

function addMembers(builder: CommentBuilder, members: DocText): void {
  const { declares } = builder;
  if (declares?.kind !== "type") {
    builder.description.push(...members);
    return;
  }
  for (const line of members) {
    const [type, text] = typedText(sliceLine(line, /^\s*\|[>+]?\s*/.exec(line.text)?.[0].length ?? 0));
    if (type === null) builder.description.push(line);
    else builder.notes.push({ kind: "field", name: null, type, text, span: spanOf(line) });
  }
}

/** Splits a line into the type at its start and the text after it. */
function typedText(line: DocLine): readonly [type: TypeText | null, text: DocText] {
  const [type, rest] = splitType(line);
  return [type, commentOf(rest)];
}

function splitType(line: DocLine): readonly [type: TypeText | null, rest: DocLine] {
  const type = luacatsType(line.text);
  if (type === null) return [null, line];
  return [{ luau: type.luau, written: sliceLine(line, 0, type.end) }, sliceLine(line, type.end)];
}

/** Text after `#`, `@` or `--`, or the whole line. */
function commentOf(line: DocLine): DocText {
  const kept = sliceLine(line, /^(?:[#@]|--(?=\s|$))\s*/.exec(line.text)?.[0].length ?? 0);
  return kept.text === "" ? [] : [kept];
}

function seeAlso(target: DocLine): DocLine {
  const [name, rest] = splitWord(target);
  const isName = /^[A-Za-z_]\w*(?:[.:#][A-Za-z_]\w*)*$/.test(name.text);
  const linked = isName ? `See [${name.text.replace("#", ".")}].` : `See ${name.text}`;
  return { text: `${linked} ${rest.text}`.trim(), start: target.start - (isName ? 5 : 4) };
}
