/** JSX in guides of Docusaurus, which a site without their components cannot render. */

/**
 * Fences and inline code, which are text; tabs, which sites have as well; elements with an expression as
 * attribute; tags of components.
 */
const PARTS = new RegExp(
  [
    /^[ \t]*(?<fence>`{3,}|~{3,})[^]*?(?:^[ \t]*\k<fence>|(?![^]))/,
    /(?<!`)(?<ticks>`+)(?!`)[^]*?(?<!`)\k<ticks>(?!`)/,
    /<(?<tab>\/?(?:Tabs|TabItem))\b(?<attributes>(?:[^<>{}"']|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*)>/,
    /<(?<name>[A-Za-z][\w.]*)\s(?:(?!<\/?[A-Za-z])[^])*?=\{[^]*?(?:<\/\k<name>>|\/>)/,
    /<\/?(?<component>[A-Z][\w.]*)(?:\s[^<>]*)?>/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gm",
);

/**
 * Converts tabs, and removes elements with expressions, of which code in a template literal is kept as a code
 * block, and the tags of components, whose content is kept.
 * @param left receives what is removed, in words
 */
export function withoutJsx(text: string, left: string[]): string {
  const asTab = tabs();
  return text.replace(PARTS, (...match: unknown[]) => {
    const { name, component, tab, attributes } = match.at(-1) as Readonly<Record<string, string | undefined>>;
    const all = String(match[0]);
    const converted = tab === undefined ? null : asTab(tab, attributes ?? "");
    if (converted !== null) return converted;
    const removed = name ?? component ?? tab?.replace(/^\//, "");
    if (removed === undefined) return all;
    if (!all.startsWith("</")) left.push(`the element <${removed}>`);
    const code = component === undefined ? /\{\s*`([^`]*)`\s*\}/.exec(all)?.[1] : undefined;
    return code === undefined ? "" : `\n\`\`\`luau\n${outdented(code)}\n\`\`\`\n`;
  });
}

/** Docusaurus' tabs as those of a site. Null for a tab that is not in a list of tabs. */
function tabs() {
  const open: string[] = [];
  return (tag: string, attributes: string): string | null => {
    switch (tag) {
      case "Tabs":
        open.push(attributes);
        return "<Tabs>";
      case "/Tabs":
        return open.pop() === undefined ? null : "</Tabs>";
      case "/TabItem":
        return open.length === 0 ? null : "</Tab>";
      default: {
        const list = open.at(-1);
        return list === undefined ? null : `<Tab label=${JSON.stringify(labelOf(attributes, list))}>`;
      }
    }
  };
}

/** A tab's own label, or the one that the list has for its value. */
function labelOf(attributes: string, list: string): string {
  const attribute = (name: string) =>
    new RegExp(`\\b${name}=\\{?["'\`]([^"'\`]+)["'\`]`).exec(attributes)?.[1];
  const value = attribute("value") ?? "";
  const entry = (list.match(/\{[^{}]*\}/g) ?? []).find((one) =>
    new RegExp(`value:\\s*["']${escaped(value)}["']`).test(one),
  );
  return attribute("label") ?? /label:\s*["']([^"']+)["']/.exec(entry ?? "")?.[1] ?? value;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Without the indentation that all lines share, and the empty lines around. */
function outdented(code: string): string {
  const lines = code.replace(/^\s*\n|\s+$/g, "").split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join("\n");
}
