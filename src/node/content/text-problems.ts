/** In: a text of a guide. Out: the syntax of other tools in it, which would be published as it is written. */
import type { Text } from "mdast";
import type { Problem } from "luau-diagnostics";
import { admonitionKind } from "../../lib/content/admonition-kinds";
import { error, warning, type TextProblem } from "../diagnostics/problem";
import { rangeOf } from "../mdx/each-node";

/** @param body the file of the text, in which `\` escapes syntax */
export function textProblems(text: Text, body: string): TextProblem[] {
  if (text.position === undefined) return [];
  return linesOf(text, body).flatMap(({ line, column, source, isStart }) =>
    KINDS.flatMap(([pattern, problem]): TextProblem[] => {
      const isOfStart = pattern.source.startsWith("^");
      const match = isOfStart && !isStart ? null : pattern.exec(source);
      if (match === null || (problem.rule === "stray-colons" && !isAdmonition(match[0]))) return [];
      const from = column + match.index;
      const range = { line, column: from, endLine: line, endColumn: from + match[0].length };
      const suggestion = problem.suggestion?.replace("$1", match[1]?.trim() ?? "") ?? null;
      return [{ ...range, ...problem, suggestion }];
    }),
  );
}

/** The text as it is written, without the markers of quotations: `isStart` if nothing but these is before it. */
function linesOf(text: Text, body: string) {
  const { line, column, endLine, endColumn } = rangeOf(text);
  const lines = body.split("\n").slice(line - 1, endLine);
  return lines.map((fullLine, index) => {
    const end = index === lines.length - 1 ? endColumn - 1 : fullLine.length;
    const start = index === 0 ? column - 1 : (/^[ \t>]*/.exec(fullLine)?.[0].length ?? 0);
    const isStart = index > 0 || /^[ \t>]*$/.test(fullLine.slice(0, start));
    return { line: line + index, column: start + 1, source: fullLine.slice(start, end).trimEnd(), isStart };
  });
}

/** Two colons before another word may be anything. */
const isAdmonition = (written: string): boolean =>
  written.startsWith(":::") || admonitionKind(written.slice(2)) !== null;

type Kind = readonly [pattern: RegExp, problem: Problem];

const foreign = (pattern: RegExp, message: string, suggestion: string): Kind => [
  pattern,
  warning("foreign-syntax", message, suggestion),
];

const strayColons = (pattern: RegExp, message: string, suggestion: string): Kind => [
  pattern,
  warning("stray-colons", message, suggestion),
];

/** Text that may be meant as it is, except for links. */
const KINDS: readonly Kind[] = [
  strayColons(
    /^:{3,}/,
    "These colons neither open nor close an admonition.",
    "Write `:::tip` or `:::tip[Title]` to open one, and `:::` to close it; or `\\:::` for text.",
  ),
  strayColons(
    /^::[A-Za-z]+(?=\[|\{|$)/,
    "An admonition begins with three colons.",
    "Write `:::`, and close it with `:::` on a line of its own.",
  ),
  [
    /\[[^\]]*\]\(([^()<>\n]* [^()<>\n]*\.(?:mdx?|markdown))\)/i,
    error("link-syntax", "An address with spaces is not a link.", "Write `(<$1>)`."),
  ],
  foreign(
    /(?<!\\)!\[\[([^[\]]+)\]\]/,
    "An embedded file of Obsidian is shown as text.",
    "Write `![description](./file.png)` for a picture, or a link to another page.",
  ),
  foreign(
    /(?<![\\\w])(?:\[\[toc\]\]|^\[toc\]$)/i,
    "A table of contents is shown as text.",
    "Delete it: a page lists its headings beside the text.",
  ),
  foreign(
    /(?<![\\!\w])\[\[(?!toc\])([^[\]]+)\]\]/i,
    "A wiki link is shown as text.",
    "Write `[text](./file.mdx)`, or `\\[[` for text.",
  ),
  foreign(
    /(?<![\\\w\])])\[[^[\]^]+\]\[[^[\]]+\]/,
    "This link refers to a definition that does not exist.",
    "Write `[name]: address` on a line of its own, or `\\[` for text.",
  ),
  foreign(
    /(?<![\\[])\[\^[\w-]+\](?![\w*+])/,
    "There is no such footnote.",
    "Write `[^name]: Text.` on a line of its own, or `\\[` for text.",
  ),
  foreign(
    /^(?:!!!|\?\?\?\+?|===) (?:\w|")/,
    "A block of MkDocs is shown as text.",
    "Write `:::note[Title]`, and close it with `:::`; or `<Tabs>`.",
  ),
  foreign(
    /%%.+?%%|^%%$/,
    "A comment of Obsidian is shown as text.",
    "Write `{/* … */}`, in a `.md` file `<!-- … -->`.",
  ),
  foreign(
    /(?<![^\s(])==(?=[^\s=])[^=]*[^\s=]==(?![\w=])/,
    "A highlight of Obsidian is shown as text.",
    "Write `**…**`.",
  ),
  foreign(
    /(?<!\\)\{%.*?%\}|(?<!\\)\{\{.*?\}\}/,
    "A template's expression is shown as text.",
    "Write its result.",
  ),
  foreign(
    /^<<< ?\S+/,
    "A code sample of VitePress is shown as text.",
    "Write the code between two lines with ```` ``` ````.",
  ),
  foreign(
    /^\$\$|(?<![\\\w$])\$(?=[^\s$])[^$]*[\\^_=][^$]*(?<=\S)\$(?!\w)/,
    "A formula is shown as text.",
    "Write it in words or as code, or `\\$` for text.",
  ),
  foreign(
    /(?<![\\\w:]):[a-z][a-z0-9_+-]+:(?![\w:])/,
    "The name of an emoji is shown as text.",
    "Write the emoji.",
  ),
];

/** In a `.md` file: `<T>` of a type is meant as text. */
export function tagProblems(text: Text): TextProblem[] {
  const problem = (message: string, suggestion: string): TextProblem[] => [
    { ...rangeOf(text), ...warning("foreign-syntax", message, suggestion) },
  ];
  if (text.value.startsWith("<!--"))
    return problem("An included file of VitePress is shown as text.", "Write its text.");
  const [, tag = ""] = /^<([A-Za-z][\w.-]*)(?:\s[^>]*=|\s*\/>|(?=[\s>]))/.exec(text.value) ?? [];
  const isElement = ELEMENTS.test(tag) || /^<[A-Za-z][\w.-]*(?:\s[^>]*=|\s*\/>)/.test(text.value);
  return isElement
    ? problem(
        `In Markdown, \`<${tag}>\` is shown as text.`,
        "Name the file `.mdx`, which may contain elements, or write `\\<` for text.",
      )
    : [];
}

const ELEMENTS =
  /^(?:a|abbr|article|aside|audio|b|big|blockquote|br|button|center|code|dd|del|details|div|dl|dt|em|figure|font|h[1-6]|hr|i|iframe|img|input|ins|kbd|label|li|mark|nav|ol|p|picture|pre|q|s|samp|script|section|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|var|video)$/i;
