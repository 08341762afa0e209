/**
 * Markdown for readers outside the site: symbol links become ordinary links, and samples can be extracted.
 */
import type { DocLink } from "../../model/model";
import type { FindAddress } from "../addresses/routes";

/** Code, which is unchanged, or a symbol link. */
const CODE_OR_LINK =
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|$(?![\s\S]))|(`+)(?!`)[\s\S]*?[^`]\2(?!`)|(?<![!\\\]])\[(`?)([A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)*)(\(\))?\3\](?![([])/gm;

/** `[Timer.clear]` as a Markdown link to its address, or as code without an address. */
export function withPlainLinks(markdown: string, links: readonly DocLink[], addressOf: FindAddress): string {
  if (links.length === 0) return markdown;
  const targets = new Map(links.map((link) => [link.text, link.target]));
  return markdown.replaceAll(
    CODE_OR_LINK,
    (whole: string, _fence, _ticks, _tick, path: string | undefined, call: string | undefined) => {
      const target = path === undefined ? undefined : targets.get(path);
      if (path === undefined || target === undefined || target === null) return whole;
      const address = addressOf(target);
      const code = `\`${path}${call ?? ""}\``;
      return address === null ? code : `[${code}](${address})`;
    },
  );
}

const EXAMPLE = /^ {0,3}(`{3,}|~{3,})(?:luau|lua)\b[^\n]*\n([\s\S]*?)^ {0,3}\1[`~]*[ \t]*$\n?/m;

/** The first Luau code block of a text, and the text without it. */
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
