/** Converts a guide of Docusaurus to one of a site: Markdown to MDX, links, admonitions, front matter. */
import { withoutJsx } from "./jsx";

export interface Guide {
  /** MDX, with front matter. */
  readonly text: string;
  readonly title: string;
  readonly position: number | null;
  /** What could not be taken, in words. */
  readonly left: readonly string[];
}

export interface GuideContext {
  /** The address of `/api/Class#member`. */
  readonly apiAddress: (owner: string, member: string | null) => string;
  /** The title, if the text has none. */
  readonly name: string;
  /** The new address of a page or picture of the project; null if it is not part of the site. */
  readonly addressOf: (address: string) => string | null;
}

export function toGuide(source: string, context: GuideContext): Guide {
  const [, front = "", body = ""] =
    /^(?:\uFEFF)?(?:---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$))?([\s\S]*)$/.exec(source) ?? [];
  const left: string[] = [];
  const closed = closeAdmonitions();
  const own = inText(body.replaceAll("\r\n", "\n"), (line) => closed(withoutImports(line, left)));
  const lines = withoutJsx(own, left);
  const heading = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(lines);
  const title = field(front, "title") ?? (heading === null ? context.name : plain(heading[1] ?? ""));
  const rest = heading === null ? lines : lines.slice(heading[0].length);
  const position = Number(field(front, "sidebar_position") ?? "NaN");
  const kept = ["sidebar_label", "slug"].flatMap((name) => {
    const value = field(front, name);
    return value === null ? [] : [`${name}: ${JSON.stringify(value.replace(/^\/(?=.)/, ""))}`];
  });
  const text = inText(rest, (line) => toMdx(line, context, left)).trim();
  const head = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(descriptionOf(rest) ?? `${title}.`)}`,
    ...kept,
    ...(Number.isFinite(position) ? [`sidebar_position: ${position}`] : []),
  ];
  return {
    text: `---\n${head.join("\n")}\n---\n\n${text}\n`,
    title,
    position: Number.isFinite(position) ? position : null,
    left,
  };
}

/** A field of the front matter on one line. */
function field(front: string, name: string): string | null {
  const value = new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*$`, "m").exec(front)?.[1];
  return value === undefined ? null : value.replace(/^(["'])(.*)\1$/, "$2");
}

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

function withoutImports(line: string, left: string[]): string {
  const component = /^import\s.*from\s+["'](.+)["']/.exec(line)?.[1];
  if (component === undefined) return line;
  left.push(`the component ${component}`);
  return "";
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

function toMdx(line: string, context: GuideContext, left: string[]): string {
  const admonition = /^(\s*):::+[ \t]*([a-z]*)(?:\[([^\]]*)\]|[ \t]+(\S.*?))?[ \t]*$/.exec(line);
  if (admonition === null) return inLine(line, context, left);
  const [, indent = "", kind = "", label, words] = admonition;
  const title = label ?? words;
  // A container needs blank lines around its text.
  if (kind === "") return `\n${indent}:::\n`;
  return `\n${indent}:::${KINDS.get(kind) ?? "note"}${title === undefined ? "" : `[${title}]`}\n`;
}

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
    .replaceAll(/<!--(.*?)-->/g, "")
    .replaceAll(/<(br|hr|img|source|input)\b([^<>]*?)\/?>/gi, "<$1$2 />")
    .replaceAll(/(<[a-z][^<>]*?)\s(?:style|class|align|valign|bgcolor)=(?:"[^"]*"|'[^']*'|\S+)/gi, "$1")
    .replaceAll(/<(https?:\/\/[^<>\s]+)>/g, "[$1]($1)")
    .replaceAll(/<(?![a-zA-Z/][^<>]*>)/g, "\\<")
    .replaceAll(/(?<!\\)[{}]/g, "\\$&");

/** A link or picture, or code. */
const LINK_OR_CODE =
  /(!?)\[((?:`[^`]*`|!\[[^[\]]*\]\([^()]*\)|[^[\]`])*)\]\(([^()\s]+)((?:\s+"[^"]*")?)\)|(?<!`)(`+)(?!`).*?[^`]\5(?!`)/g;
const API = /^(?:\.{0,2}\/)*(?:[\w.-]+\/)?api\/([A-Za-z_]\w*)\/?(?:#(\w+))?$/;

/** The text of a line, with its links and pictures at their new addresses. Code is left unchanged. */
function inLine(line: string, context: GuideContext, left: string[]): string {
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

function newAddress(address: string, { apiAddress, addressOf }: GuideContext): string | null {
  if (/^(?:[a-z][a-z+.-]*:|#)/i.test(address)) return address;
  const [, owner, member] = API.exec(address) ?? [];
  return owner === undefined ? addressOf(address) : apiAddress(owner, member ?? null);
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
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<\/?[a-zA-Z][^<>]*>|[*_`]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
