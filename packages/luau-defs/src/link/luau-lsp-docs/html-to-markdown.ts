/** Converts common elements of HTML to Markdown; others are kept as text, which pages escape. */
import { inlineCode } from "../../model/markdown-code";
import { withoutRulers } from "../../model/rulers";

/** Far longer than real texts; limits the quadratic search for unclosed elements. */
const MAX_HTML_LENGTH = 50_000;

export function htmlToMarkdown(html: string): string {
  const text = withoutRulers(html.split("\n").map((line) => ({ text: line })))
    .map((line) => line.text)
    .join("\n");
  if (!/[<&]/.test(text) || text.length > MAX_HTML_LENGTH) return text.trim();
  const code = keeper();
  const marked = code
    .without(text)
    .replaceAll(MARKDOWN_CODE, code.keep)
    .replaceAll(/<pre\b[^>]*>([\s\S]*?)<\/pre\s*>/gi, (_, content: string) =>
      code.keep(`\n\n\`\`\`luau\n${plainText(code.restored(content)).trim()}\n\`\`\`\n\n`),
    )
    .replaceAll(/<code\b[^>]*>([\s\S]*?)<\/code\s*>/gi, (_, content: string) =>
      code.keep(codeSpan(plainText(code.restored(content)))),
    );
  return code
    .restored(readable(elements(withLinks(marked))).replaceAll(/[ \t]+$/gm, ""))
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

const MARKDOWN_CODE =
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|$(?![\s\S]))|(?<!`)`[^`\n]+`(?!`)/gm;

/** Placeholders of private-use characters stand for code, which must not be parsed for elements. */
function keeper() {
  const snippets: string[] = [];
  return {
    without: (text: string): string => text.replaceAll(/[\uE000\uE001]/g, ""),
    keep: (code: string): string => `\uE000${snippets.push(code) - 1}\uE001`,
    restored: (text: string): string =>
      text.replaceAll(/\uE000(\d+)\uE001/g, (_, index: string) => snippets[Number(index)] ?? ""),
  };
}

type Write = (content: string) => string;

const emphasis =
  (mark: string): Write =>
  (content) =>
    content.trim() === "" ? "" : `${mark}${content.trim()}${mark}`;

const ELEMENTS: readonly (readonly [pattern: RegExp, write: Write])[] = [
  [/<(?:strong|b)\b[^>]*>([\s\S]*?)<\/(?:strong|b)\s*>/gi, emphasis("**")],
  [/<(?:em|i)\b[^>]*>([\s\S]*?)<\/(?:em|i)\s*>/gi, emphasis("*")],
  [/<sup\b[^>]*>([\s\S]*?)<\/sup\s*>/gi, (content) => `^${content.trim()}`],
  [/<sub\b[^>]*>([\s\S]*?)<\/sub\s*>/gi, (content) => `_${content.trim()}`],
  [/<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]\s*>/gi, (content) => `\n\n**${content.trim()}**\n\n`],
  [/<li\b[^>]*>([\s\S]*?)(?=<\/li\b|<li\b|<\/[uo]l\b|$)/gi, (content) => `\n- ${onOneLine(content)}`],
  [/<br\b[^>]*>|<\/?(?:p|div|ul|ol)\b[^>]*>/gi, () => "\n\n"],
  [/<\/?(?:li|span|u|small)\b[^>]*>/gi, () => ""],
];

const elements = (html: string): string =>
  ELEMENTS.reduce(
    (text, [pattern, write]) =>
      text.replaceAll(pattern, (_, content: unknown) => write(typeof content === "string" ? content : "")),
    html,
  );

/** A relative URL of the other site is useless here: only its text is kept. */
const withLinks = (html: string): string =>
  html.replaceAll(/<a\b([^>]*)>([\s\S]*?)<\/a\s*>/gi, (_, attributes: string, content: string) => {
    const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
    const address = decoded(href?.[1] ?? href?.[2] ?? "");
    const isPlain = /^https?:\/\/[^\s()<>]+$/i.test(address);
    return isPlain ? `[${content.replaceAll(/[[\]]/g, "\\$&")}](${address})` : content;
  });

const plainText = (html: string): string => decoded(html.replaceAll(/<\/?[a-z][^>]*>/gi, ""));

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function codeSpan(code: string): string {
  const text = onOneLine(code);
  return text === "" ? "" : inlineCode(text);
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

/** Decodes entities that are insignificant in Markdown; `<` and `>` would become elements. */
const readable = (text: string): string =>
  text.replaceAll(/&(?:amp|quot|apos|nbsp|#39);/gi, (entity) => decoded(entity));

const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,6})|([a-z]+));/gi,
    (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (ENTITIES.get(name ?? "") ?? whole) : String.fromCodePoint(Number(code)),
  );
