/** Readers outside the site need ordinary links instead of symbol links. */
import type { DocLink } from "../../model/model";
import { SYMBOL_LINK } from "../../model/symbol-link";
import type { FindAddress } from "../../link/addresses/routes";

/** Code is unchanged. */
const CODE_OR_LINK = new RegExp(
  String.raw`^ {0,3}(?<fence>\`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\k<fence>[\`~]*[ \t]*$|$(?![\s\S]))` +
    String.raw`|(?<ticks>\`+)(?!\`)[\s\S]*?[^\`]\k<ticks>(?!\`)|(?<![!\\\]])${SYMBOL_LINK}`,
  "gm",
);

/** Without an address, `[Timer.clear]` becomes code. */
export function withPlainLinks(markdown: string, links: readonly DocLink[], addressOf: FindAddress): string {
  if (links.length === 0) return markdown;
  const targets = new Map(links.map((link) => [link.text, link.target]));
  return markdown.replaceAll(CODE_OR_LINK, (whole: string, ...rest: readonly unknown[]) => {
    // Replacers get the groups as the last argument.
    const { path, call = "", text } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const target = path === undefined ? undefined : targets.get(path);
    if (path === undefined || target === undefined || target === null) return whole;
    const address = addressOf(target);
    const shown = text ?? `\`${path}${call}\``;
    return address === null ? shown : `[${shown}](${address})`;
  });
}

const EXAMPLE = /^ {0,3}(`{3,}|~{3,})(?:luau|lua)\b[^\n]*\n([\s\S]*?)^ {0,3}\1[`~]*[ \t]*$\n?/m;

export function takeExample(markdown: string): { readonly text: string; readonly example: string } {
  const match = EXAMPLE.exec(markdown);
  if (match === null) return { text: markdown, example: "" };
  const before = markdown.slice(0, match.index).trimEnd();
  const after = markdown.slice(match.index + match[0].length).trim();
  return {
    text: [before, after].filter((part) => part !== "").join("\n\n"),
    example: (match[2] ?? "").trimEnd(),
  };
}
