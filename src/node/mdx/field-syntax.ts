/**
 * In: the text of a guide or post. Out: the same lines in the syntax that the parser reads. Docusaurus and
 * VitePress rewrite their texts in the same way: `:::tip Title`, `::: tip`, `## Heading {#id}`.
 */

/**
 * @param source is changed outside of code blocks; the number of lines is kept
 * @param isMdx whether braces are expressions
 */
export function toParserSyntax(source: string, isMdx: boolean): string {
  let fence: string | null = null;
  return source
    .split("\n")
    .map((line) => {
      const [, marks] = FENCE.exec(line) ?? [];
      if (fence !== null) {
        if (marks?.startsWith(fence) === true && CLOSING.test(line)) fence = null;
        return line;
      }
      if (marks !== undefined) {
        fence = marks;
        return line;
      }
      return isMdx ? withId(withDirective(line)) : withDirective(line);
    })
    .join("\n");
}

/** Markers of quotations and list items. */
const MARKERS = String.raw`[ \t]*(?:(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))[ \t]*)*`;
const FENCE = new RegExp(`^${MARKERS}(\`{3,}(?!.*\`)|~{3,})`);
const CLOSING = /^[ \t>]*(?:`{3,}|~{3,})[ \t\r]*$/;
const DIRECTIVE = new RegExp(`^(${MARKERS}:{3,})[ \\t]*([A-Za-z][\\w-]*)[ \\t]*([^\\r]*?)[ \\t]*(\\r?)$`);

/** Puts the title of an admonition into brackets, without a space before them. */
function withDirective(line: string): string {
  const [, start, name, rest = "", end = ""] = DIRECTIVE.exec(line) ?? [];
  if (start === undefined || name === undefined) return line;
  if (rest === "" || /^[[{]/.test(rest)) return `${start}${name}${rest}${end}`;
  const [, title = rest, attributes = ""] = /^(.*?)[ \t]*(\{[^{}]*\})$/.exec(rest) ?? [];
  return `${start}${name}[${title.replaceAll(/[[\]]/g, String.raw`\$&`)}]${attributes}${end}`;
}

/** MDX would take the id at the end of a heading for an expression, unless it is escaped. */
const withId = (line: string): string =>
  line.replace(/(?<!\\)\{[ \t]*#([^\s{}*/]+)[ \t]*\}(?=[ \t]*#*[ \t\r]*$)/, "{/* #$1 */}");
