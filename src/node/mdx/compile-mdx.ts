/** In: the text of a guide or post. Out: a module with its content, compiled once, with its node. */
import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import type { Code, Root, Text } from "mdast";
import "remark-mdx"; // the types of MDX's nodes
import { readFence } from "luau-contract";
import { SourceMapGenerator } from "source-map";
import { VFile } from "vfile";
import { replaceDocusaurusElements } from "./docusaurus-elements";
import { nodesOfType, replaceEach } from "./each-node";
import { identifyHeadings } from "./heading-ids";
import { mdxOptions } from "./mdx-options";
import { readDirectives } from "./read-directives";

export type TextFormat = "md" | "mdx";

/** `.mdx` in any case is MDX. */
export const formatOf = (file: string): TextFormat => (/\.mdx$/i.test(file) ? "mdx" : "md");

const createTextProcessor = (format: TextFormat) =>
  createProcessor({
    ...mdxOptions,
    format,
    providerImportSource: "@mdx-js/react",
    // By the map, errors of rendering are located in the text.
    SourceMapGenerator,
    // Its elements have locations: see text-elements.tsx.
    development: true,
  });

const processors = { md: createTextProcessor("md"), mdx: createTextProcessor("mdx") };

/** Parses the body of a guide or post. Throws a vfile-message for a syntax error. */
export function parseText(body: string, format: TextFormat = "mdx"): Root {
  const source = toParserSyntax(body, format === "mdx");
  const tree = processors[format].parse(source) as Root; // by remark-parse
  if (format === "md") tree.data = { tags: withTextForHtml(tree) };
  readDirectives(tree, source);
  replaceDocusaurusElements(tree);
  identifyHeadings(tree);
  nodesOfType(tree, "code").forEach(readInfo);
  return tree;
}

function readInfo(code: Code): void {
  const { language, meta } = readFence([code.lang, code.meta].filter(Boolean).join(" "));
  code.lang = language === "" ? null : language;
  code.meta = meta === "" ? null : meta;
}

export function compileTree(tree: Root, file: string, format: TextFormat = "mdx") {
  const processor = processors[format];
  const source = new VFile({ path: file });
  // MDX's last plugins produce a program and a text, which are not in unified's types.
  const script = processor.stringify(processor.runSync(tree, source) as never, source) as string;
  // Sources are relative to the text.
  const sources = [path.basename(file)];
  const map = Buffer.from(JSON.stringify({ ...source.map, sources })).toString("base64");
  const comment = `//# sourceMappingURL=data:application/json;base64,${map}`;
  return { script: `${script}\n${comment}\n`, messages: source.messages };
}

/** Rewrites `:::tip Title`, `::: tip` and `## Heading {#id}` outside of code blocks, as Docusaurus does. */
function toParserSyntax(source: string, isMdx: boolean): string {
  const lines = source.split("\n");
  const isCode = codeIn(lines, isMdx);
  const closers = closedByName(lines.map((line, index) => (isCode[index] === true ? "" : line)));
  return lines
    .map((line, index) => {
      if (isCode[index] === true) return line;
      const written = closers.has(index)
        ? line.replace(/(?<=:)[ \t]*[A-Za-z].*?(?=\r?$)/, "")
        : withDirective(line);
      return isMdx ? withId(written) : written;
    })
    .join("\n");
}

/** Which lines are in code blocks. MDX has fenced ones alone. */
function codeIn(lines: readonly string[], isMdx: boolean): readonly boolean[] {
  let fence: string | null = null;
  /** The column at which the text of a list item begins, until a line after an empty one begins before it. */
  let margin = 0;
  return lines.map((line, index) => {
    const [, marks] = FENCE.exec(line) ?? [];
    if (fence !== null) {
      if (marks?.startsWith(fence) === true && CLOSING.test(line)) fence = null;
      return true;
    }
    fence = marks ?? null;
    if (fence !== null || isMdx || line.trim() === "") return fence !== null;
    const indent = columnsOf(/^[ \t]*/, line);
    if (indent >= margin + 4) return true;
    const start = columnsOf(AT_MARKERS, line);
    if (start > indent) margin = start;
    else if (lines[index - 1]?.trim() === "") margin = Math.min(margin, indent);
    return false;
  });
}

const columnsOf = (start: RegExp, line: string): number =>
  start.exec(line)?.[0].replaceAll("\t", "    ").length ?? 0;

/** Markers of quotations and list items. */
const MARKERS = String.raw`[ \t]*(?:(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))[ \t]*)*`;
const FENCE = new RegExp(`^${MARKERS}(\`{3,}(?!.*\`)|~{3,})`);
const CLOSING = /^[ \t>]*(?:`{3,}|~{3,})[ \t\r]*$/;
const AT_MARKERS = new RegExp(`^${MARKERS}`);
/** `:::name rest`, or `:::` alone. */
const DIRECTIVE = new RegExp(
  `^(${MARKERS})(:{3,})[ \\t]*(?:([A-Za-z][\\w-]*)[ \\t]*([^\\r]*?))?[ \\t]*(\\r?)$`,
);

/**
 * Docusaurus 2 closes an admonition also by the line that opened it, without its title. Before a `:::`, such a
 * line opens another one. Returns the indexes of those that close.
 */
function closedByName(lines: readonly string[]): ReadonlySet<number> {
  const marks = lines.flatMap((line, index) => {
    const [all, start = "", { length: size } = "", name = "", rest = ""] = DIRECTIVE.exec(line) ?? [];
    return all === undefined ? [] : [{ index, start, size, name, rest }];
  });
  const closers = new Set<number>();
  let opened: typeof marks = [];
  for (const mark of marks) {
    // The outermost one that such colons close, with those in it.
    const outer = opened.findIndex(({ size }) => size <= mark.size);
    const { size, name, start = "" } = opened[outer] ?? {};
    const isAlike =
      mark.rest === "" && mark.name === name && mark.size === size && mark.start === withoutItems(start);
    const next = isAlike ? marks.find((one) => one.index > mark.index && one.size === size) : undefined;
    const closes = isAlike && next?.name !== "";
    if (closes) closers.add(mark.index);
    if (!closes && mark.name !== "") opened.push(mark);
    else if (outer !== -1) opened = opened.slice(0, outer);
  }
  return closers;
}

/** Replaces the markers of list items by the indentation of the lines after them. */
const withoutItems = (start: string): string => start.replaceAll(/[^\s>]/g, " ");

/** Puts the title of an admonition into brackets, without a space before them. */
function withDirective(line: string): string {
  const [, start = "", colons = "", name, rest = "", end = ""] = DIRECTIVE.exec(line) ?? [];
  if (name === undefined) return line;
  const head = start + colons + name;
  if (rest === "" || /^[[{]/.test(rest)) return `${head}${rest}${end}`;
  const [, title = rest, attributes = ""] = /^(.*?)[ \t]*(\{[^{}]*\})$/.exec(rest) ?? [];
  return `${head}[${title.replaceAll(/[[\]]/g, String.raw`\$&`)}]${attributes}${end}`;
}

/** MDX would take the id at the end of a heading for an expression, unless it is escaped. */
const withId = (line: string): string =>
  line.replace(/(?<!\\)\{[ \t]*#([^\s{}*/]+)[ \t]*\}(?=[ \t]*#*[ \t\r]*$)/, "{/* #$1 */}");

/** In Markdown without components, tags and `Array<string>` are text, and comments are not shown. Returns the tags. */
function withTextForHtml(tree: Root): readonly Text[] {
  const tags: Text[] = [];
  replaceEach(tree, (child, parent) => {
    if (child.type !== "html") return child;
    if (/^<!--(?!\s*@include)[^]*-->\s*$/.test(child.value)) return [];
    const text: Text = { type: "text", value: child.value, position: child.position };
    tags.push({ ...text });
    const isFlow = parent.type === "root" || parent.type === "blockquote" || parent.type === "listItem";
    return isFlow ? { type: "paragraph", children: [text], position: child.position } : text;
  });
  return tags;
}

export const tagsOf = ({ data }: Root): readonly Text[] =>
  // Set by parseText.
  (data?.["tags"] as readonly Text[] | undefined) ?? [];
