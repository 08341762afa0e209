/** JSX in guides of Docusaurus, which a site without their components cannot render. */

/** Fences and inline code, which are text; elements with an expression as attribute; tags of components. */
const PARTS = new RegExp(
  [
    /^[ \t]*(?<fence>`{3,}|~{3,})[^]*?(?:^[ \t]*\k<fence>|(?![^]))/,
    /(?<!`)(?<ticks>`+)(?!`)[^]*?(?<!`)\k<ticks>(?!`)/,
    /<(?<name>[A-Za-z][\w.]*)\s(?:(?!<\/?[A-Za-z])[^])*?=\{[^]*?(?:<\/\k<name>>|\/>)/,
    /<\/?(?<component>[A-Z][\w.]*)(?:\s[^<>]*)?>/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gm",
);

/**
 * Removes elements with expressions, of which code in a template literal is kept as a code block, and the
 * tags of components, whose content is kept.
 * @param left receives what is removed, in words
 */
export function withoutJsx(text: string, left: string[]): string {
  return text.replace(PARTS, (...match: unknown[]) => {
    const { name, component } = match.at(-1) as Readonly<Record<string, string | undefined>>;
    const all = String(match[0]);
    const removed = name ?? component;
    if (removed === undefined) return all;
    if (!all.startsWith("</")) left.push(`the element <${removed}>`);
    const code = component === undefined ? /\{\s*`([^`]*)`\s*\}/.exec(all)?.[1] : undefined;
    return code === undefined ? "" : `\n\`\`\`luau\n${outdented(code)}\n\`\`\`\n`;
  });
}

/** Without the indentation that all lines share, and the empty lines around. */
function outdented(code: string): string {
  const lines = code.replace(/^\s*\n|\s+$/g, "").split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join("\n");
}
