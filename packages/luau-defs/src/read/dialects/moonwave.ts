/** Reads Moonwave comments: a tag is one line, to which lines with more indentation belong. */
import type { DocComment, DocLine } from "full-moon-wasm";
import { isIdentifier, capitalised, type Span } from "luau-syntax";
import { isAddress } from "../../model/settings";
import {
  newComment,
  sliceLine,
  spanOf,
  splitWord,
  type CommentBuilder,
  type Declares,
  type ReadComment,
} from "./comment";
import { MOONWAVE_DASHES, moonwaveResults, moonwaveSlot, splitDashes, typeText } from "./read-slot";
import { sections } from "../syntax/doc-comment";
import { indentOf, outdented, trimmed, type DocText } from "../syntax/doc-text";
import { fencePositions, isCode } from "../../model/code-fence";

const MOONWAVE_TAGS = new Set([
  "class",
  "prop",
  "interface",
  "function",
  "method",
  "type",
  "__index",
  "external",
]);

export const hasMoonwaveTag = (doc: DocComment): boolean =>
  sectionsOf(doc.lines).tags.some(({ name }) => MOONWAVE_TAGS.has(name));

export function readMoonwave(doc: DocComment): ReadComment {
  const builder = newComment("moonwave", doc);
  const { text, tags } = sectionsOf(luauDefsMarkdown(doc.lines));
  const hasFields = tags.some(({ name }) => name === "interface");
  const describe = (line: DocLine): void => {
    const field = hasFields ? DOT_FIELD.exec(line.text) : null;
    if (field === null) builder.description.push(line);
    else builder.notes.push(dotField(line, field[0].length));
  };
  text.forEach(describe);
  for (const tag of tags) {
    const { indented, following } = continuation(tag);
    readTag(builder, tag, indented);
    following.forEach(describe);
  }
  if (builder.notes.some(({ kind }) => kind === "param" || kind === "return"))
    builder.generics.push(...lettersIn(builder));
  return { ...builder, description: trimmed(builder.description) };
}

/** Moonwave cannot declare generics: types of one capital letter are generics, and `T...` a pack. */
const lettersIn = ({ notes }: CommentBuilder): readonly string[] => [
  ...new Set(
    notes.flatMap((note) =>
      note.kind === "tag"
        ? []
        : (note.type?.luau.match(/(?<![\w"']|\w\.)[A-Z](?:\.\.\.|(?![\w."']))/g) ?? []),
    ),
  ),
];

/** `.name type -- text`, `.[key] type -- text` */
const DOT_FIELD = /^\s*\.(?=[A-Za-z_[])/;

function dotField(line: DocLine, from: number) {
  const start = line.start + from - 1;
  return moonwaveSlot("field", { line: sliceLine(line, from), span: [start, start + 1], below: [] });
}

function readTag(builder: CommentBuilder, tag: TagLine, below: readonly DocLine[]): void {
  const { name, sameLine, span } = tag;
  switch (name) {
    case "param":
    case "field":
      builder.notes.push(moonwaveSlot(name, { line: sameLine, span, below }));
      return;
    case "return":
      builder.notes.push(...moonwaveResults({ line: sameLine, span, below }));
      return;
    case "class":
    case "interface":
    case "function":
    case "method":
    case "prop":
    case "type":
      return readDeclares(builder, name, tag);
    case "within":
      builder.within = sameLine;
      return;
    case "external": {
      const [word, address] = splitWord(sameLine);
      if (isIdentifier(word.text) && isAddress(address.text))
        builder.externals.push({ name: word.text, url: address.text });
      else builder.problems.push({ kind: "noAddress", name, span });
      return;
    }
    case "ignore":
      builder.notes.push({ kind: "tag", lines: [{ text: "@private", start: span[0] }, ...below] });
      return;
    case "__index":
      return;
    default:
  }
  builder.notes.push({ kind: "tag", lines: [tag.line, ...below] });
}

function readDeclares(builder: CommentBuilder, kind: Declares["kind"], tag: TagLine): void {
  const [written, generics, rest] = splitDeclared(tag.sameLine);
  const [before, after] = splitDashes(rest, MOONWAVE_DASHES);
  if (written.text === "") {
    builder.problems.push({ kind: "namelessTag", name: tag.name, span: tag.span });
    return;
  }
  const isTyped = kind === "prop" || kind === "type";
  const name = qualified(builder, written);
  const type = isTyped && before.text !== "" ? typeText(before) : null;
  if (isTyped && type === null)
    builder.problems.push({ kind: "untyped", name: `\`${name.text}\``, span: spanOf(name) });
  builder.declares ??= { kind, name, type, generics };
  if (!isTyped && before.text !== "") builder.description.push(before);
  if (after !== null) builder.description.push(after);
}

/** `Name` or `Name<T, U...>`, the generics, and the text behind. */
function splitDeclared(line: DocLine): readonly [name: DocLine, generics: readonly string[], rest: DocLine] {
  const [all = "", name = "", generics = ""] = /^([A-Za-z_][\w.]*)<([^<>]*)>(?=\s|$)/.exec(line.text) ?? [];
  const [word, rest] = splitWord(line);
  if (all === "") return [word, [], rest];
  const names = generics.split(",").map((one) => one.trim());
  return [sliceLine(line, 0, name.length), names, sliceLine(line, all.length)];
}

/** `Class.name` also specifies the class. */
function qualified(builder: CommentBuilder, name: DocLine): DocLine {
  const dot = name.text.lastIndexOf(".");
  if (dot <= 0) return name;
  builder.within ??= sliceLine(name, 0, dot);
  return sliceLine(name, dot + 1);
}

interface TagLine {
  readonly name: string;
  /** The span of `@name`. */
  readonly span: Span;
  readonly sameLine: DocLine;
  readonly line: DocLine;
  readonly followingLines: DocText;
}

const TAG_LINE = /^\s*@([A-Za-z_][\w-]*)(?=\s|$)/;

function sectionsOf(lines: DocText): { readonly text: DocText; readonly tags: readonly TagLine[] } {
  const [text = [], ...tagged] = sections(lines, TAG_LINE);
  const tags = tagged.flatMap(([line, ...followingLines]): readonly TagLine[] => {
    const match = line === undefined ? null : TAG_LINE.exec(line.text);
    if (line === undefined || match === null) return [];
    const [all, name = ""] = match;
    const span = spanOf(sliceLine(line, 0, all.length));
    return [{ name, span, sameLine: sliceLine(line, all.length), line, followingLines }];
  });
  return { text, tags };
}

/** Lines with more indentation belong to the tag, the others are description. */
function continuation({ line, followingLines }: TagLine): Record<"indented" | "following", DocText> {
  const margin = indentOf(line);
  let length = 0;
  const positions = fencePositions(followingLines);
  for (const [index, next] of followingLines.entries()) {
    if (next.text.trim() === "") continue;
    if (!isCode(positions[index]) && indentOf(next) <= margin) break;
    length = index + 1;
  }
  return { indented: outdented(followingLines.slice(0, length)), following: followingLines.slice(length) };
}

/** Links become symbol links, samples in `lua` are Luau, and admonitions become quotations. */
function luauDefsMarkdown(lines: DocText): DocText {
  const positions = fencePositions(lines);
  const marks = lines.map(({ text }, index) => (positions[index] === "text" ? ADMONITION.exec(text) : null));
  let opened = "";
  return lines.flatMap((line, index): DocText => {
    const mark = marks[index] ?? null;
    if (mark === null) {
      const text = isCode(positions[index]) ? line.text : linked(line.text.replace(LUA_FENCE, "$1luau"));
      return [opened === "" ? { text, start: line.start } : { text: `> ${text}`, start: line.start - 2 }];
    }
    const [, kind = "", label, words] = mark;
    const title = label ?? words;
    // As in guides, `:::note` closes a note, unless a `:::` follows: then it opens another one.
    const closes =
      title === undefined &&
      kind === opened &&
      marks.find((next, nextIndex) => nextIndex > index && next !== null)?.[1] !== "";
    opened = closes ? "" : kind;
    const head = opened === "" ? [""] : [`> **${title ?? capitalised(kind)}**`, ">"];
    return head.map((text) => ({ text, start: line.start }));
  });
}

const LUA_FENCE = /^(\s*(?:`{3,}|~{3,})\s*)lua(?![\w-])/;

/** `:::note Title`, `:::note[Title]`, and the end, `:::` or `:::note`. */
const ADMONITION = /^\s*:::+[ \t]*([a-z]*)(?:\[([^\]]*)\]|[ \t]+(\S.*?))?[ \t]*$/;

const CODE = String.raw`(?<!\`)(\`+)(?!\`).*?[^\`]\1(?!\`)`;

/** Code, or a link to the reference: `[text](/api/Class#member)`, `[text](#member)`. */
const CODE_OR_LINK = new RegExp(
  CODE +
    String.raw`|(?<![!\\])\[((?:[^[\]\\]|\\.)+)\]\(((?:(?:\.{0,2}/)*(?:[\w.-]+/)?api/(?=\w))?)` +
    String.raw`((?:[A-Za-z_]\w*)?)/?((?:#\w+)?)\)`,
  "g",
);

/** Sections of Moonwave's pages, as opposed to members. */
const SECTIONS = /^#(?:types|properties|functions)$/;

/** Code, or the beginning of a link to a guide: Moonwave's reference is beside `docs`, ours in it. */
const CODE_OR_GUIDE = new RegExp(String.raw`${CODE}|(?<=\]\()((?:\.{1,2}/)+docs/)`, "g");

/** Rewrites links. Spaces before the name keep the columns of the text behind it. */
const linked = (text: string): string =>
  text
    .replaceAll(CODE_OR_GUIDE, (match: string, _code, guide?: string) =>
      guide === undefined ? match : "/docs/".padStart(guide.length),
    )
    .replaceAll(
      CODE_OR_LINK,
      (match: string, _code, words: string | undefined, folder = "", owner = "", member = "") => {
        const isLink = words !== undefined && (folder === "" ? owner === "" && member !== "" : owner !== "");
        if (!isLink) return match;
        const path = SECTIONS.test(member)
          ? owner
          : `${owner}${member.replace("#", owner === "" ? "" : ".")}`;
        if (path === "") return match;
        return `[${words}][${path.padStart(match.length - words.length - 4)}]`;
      },
    );
