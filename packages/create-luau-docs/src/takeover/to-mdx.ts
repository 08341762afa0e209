/** Converts Docusaurus' Markdown to MDX of a site: links, admonitions, components, front matter. */
import { withoutJsx } from "./jsx";
import { parseYaml, wordsOf, type Table } from "./values";

export interface Converted {
  /** MDX, without front matter. */
  readonly text: string;
  readonly title: string;
  readonly description: string;
  /** What could not be taken, in words. */
  readonly left: readonly string[];
}

export interface Source {
  readonly front: Table;
  readonly body: string;
}

interface Context {
  /** The title, if the text has none. */
  readonly name: string;
  /** The new address of a page or picture of the project; null if it is not part of the site. */
  readonly addressOf: (address: string) => string | null;
}

/** Splits off the front matter. */
export function splitFront(text: string): Source {
  const [, front = "", body = ""] =
    /^(?:\uFEFF)?(?:---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$))?([\s\S]*)$/.exec(text) ?? [];
  return { front: parseYaml(front) ?? {}, body: body.replaceAll("\r\n", "\n") };
}

export function toMdx({ front, body }: Source, context: Context): Converted {
  const left: string[] = [];
  const closed = closeAdmonitions();
  const own = inText(body, closed);
  const lines = withoutJsx(own, left);
  const heading = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(lines);
  const title =
    wordsOf(front["title"]) ??
    (heading === null ? context.name : plain(withoutId(heading[0]).replace(/^\s*#\s*/, "")));
  const rest = heading === null ? lines : lines.slice(heading[0].length);
  return {
    text: inText(rest, (line) => lineToMdx(line, context, left)).trim(),
    title,
    description: wordsOf(front["description"]) ?? descriptionOf(rest) ?? `${title}.`,
    left,
  };
}

/** A file with front matter. Fields without a value are omitted. */
export const withFront = (fields: Table, text: string): string =>
  [
    "---",
    ...Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [`${name}: ${JSON.stringify(value)}`],
    ),
    "---",
    "",
    text,
    "",
  ].join("\n");

/** Changes the lines outside of code blocks, and the language of those in `lua`. */
function inText(text: string, change: (line: string) => string): string {
  let fence: string | null = null;
  return text
    .split("\n")
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence !== null) {
        if (mark !== undefined && mark.startsWith(fence)) fence = null;
        return line;
      }
      if (mark === undefined) return change(line);
      fence = mark;
      return line.replace(/^(\s*(?:`{3,}|~{3,})\s*)lua(?![\w-])/, "$1luau");
    })
    .join("\n");
}

/** Closes admonitions of list items where the item ends: without `:::`, micromark 3 fails. */
function closeAdmonitions(): (line: string) => string {
  let open: string | null = null;
  return (line) => {
    const [indent = ""] = /^\s*/.exec(line) ?? [];
    const isPast = open !== null && line.trim() !== "" && indent.length < open.length;
    const end = isPast ? `${open}:::\n\n` : "";
    const name = /^\s*:::+[ \t]*([a-z]*)/.exec(line)?.[1];
    if (isPast || name === "") open = null;
    if (name) open = indent;
    return end + line;
  };
}

function lineToMdx(line: string, context: Context, left: string[]): string {
  const admonition = /^(\s*):::+[ \t]*([a-z]*)(?:\[([^\]]*)\]|[ \t]+(\S.*?))?[ \t]*$/.exec(line);
  if (TRUNCATE.test(line)) return "{/* truncate */}";
  const [, heading = line, id = ""] = OWN_ID.exec(line) ?? [];
  if (admonition === null) return inLine(heading, context, left) + id;
  const [, indent = "", kind = "", label, words] = admonition;
  const title = label ?? words;
  // A container needs blank lines around its text.
  if (kind === "") return `\n${indent}:::\n`;
  return `\n${indent}:::${KINDS.get(kind) ?? "note"}${title === undefined ? "" : `[${title}]`}\n`;
}

/** The end of a post's excerpt. */
const TRUNCATE = /^\s*(?:<!--|\{\/\*)\s*truncate\s*(?:-->|\*\/\})\s*$/;

/** A heading with an id of its own. */
const OWN_ID = /^(\s*#{1,6}\s.*?)(\s*\{#[\w-]+\})\s*$/;
const withoutId = (line: string): string => line.replace(OWN_ID, "$1");

const KINDS: ReadonlyMap<string, string> = new Map([
  ["note", "note"],
  ["tip", "tip"],
  ["info", "info"],
  ["warning", "warning"],
  ["caution", "warning"],
  ["danger", "danger"],
  ["important", "warning"],
  ["success", "tip"],
]);

/** HTML as MDX has it: comments in braces, void elements closed, attributes that React lacks removed. */
const asMdx = (text: string): string =>
  text
    .replaceAll(/<!--(.*?)-->|\{\/\*(.*?)\*\/\}/g, "")
    .replaceAll(/<(br|hr|img|source|input)\b([^<>]*?)\/?>/gi, "<$1$2 />")
    .replaceAll(/(<[a-z][^<>]*?)\s(?:style|class|align|valign|bgcolor)=(?:"[^"]*"|'[^']*'|\S+)/gi, "$1")
    .replaceAll(/<(https?:\/\/[^<>\s]+)>/g, "[$1]($1)")
    .replaceAll(/<(?![a-zA-Z/][^<>]*>)/g, "\\<")
    .replaceAll(/(?<!\\)[{}]/g, "\\$&");

/** A link or picture, or code. */
const LINK_OR_CODE =
  /(!?)\[((?:`[^`]*`|!\[[^[\]]*\]\([^()]*\)|[^[\]`])*)\]\((<[^<>]*>|[^()\s]+)((?:\s+"[^"]*")?)\)|(?<!`)(`+)(?!`).*?[^`]\5(?!`)/g;

/** The text of a line, with its links and pictures at their new addresses. Code is left unchanged. */
function inLine(line: string, context: Context, left: string[]): string {
  let result = "";
  let end = 0;
  for (const match of line.matchAll(LINK_OR_CODE)) {
    const [all, mark = "", words = "", address, title = ""] = match;
    result += asMdx(line.slice(end, match.index));
    end = match.index + all.length;
    if (address === undefined) result += all;
    else {
      const text = mark === "" ? inLine(words, context, left) : words;
      const target = newAddress(address, context);
      if (target === null) left.push(`the ${mark === "" ? "link" : "picture"} ${address}`);
      result += target === null ? text : `${mark}[${text}](${target}${title})`;
    }
  }
  return result + asMdx(line.slice(end));
}

function newAddress(written: string, { addressOf }: Context): string | null {
  const address = written.replace(/^<(.*)>$/, "$1");
  if (/^(?!pathname:)(?:[a-z][a-z+.-]*:|#)/i.test(address)) return address;
  return addressOf(address)?.replaceAll(" ", "%20") ?? null;
}

/** The first paragraph, as plain text. */
function descriptionOf(body: string): string | null {
  const paragraph = body
    .split(/\n\s*\n/)
    .find((part) => /^\s*[\p{L}\p{N}[*_`"]/u.test(part) && !/^\s*[*-]\s|:::|^\s*\[!\[/m.test(part));
  const text = paragraph === undefined ? "" : plain(paragraph.trim());
  if (text === "") return null;
  return text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(" ", LONGEST))} …`;
}

const LONGEST = 160;

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<\/?[a-zA-Z][^<>]*>|[*_`]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
