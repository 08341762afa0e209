import { type Edit } from "luau-contract";
import type { ConvertedFile } from "../model/converted-file";
import { visitLinks } from "../model/visit-links";

/** Most spaces before the name of a link with a text. */
const LONGEST_INDENT = 40;

/**
 * Editors that show a bundle's comments do not support symbol links: `[Timer.clear]` becomes code, which
 * follows the text of `[text][Timer.clear]`.
 */
export function linksAsCode({ source, module }: ConvertedFile): readonly Edit[] {
  const edits = new Map<number, Edit>();
  visitLinks(module, ({ span: [start, end], target }) => {
    if (target === null) return;
    const name = `\`${source.text.slice(start, end).replaceAll("`", "")}\``;
    const hasText = /\]\[ *$/.exec(source.text.slice(Math.max(0, start - LONGEST_INDENT), start));
    const [from, text] = hasText === null ? [start - 1, name] : [start - hasText[0].length + 1, ` (${name})`];
    if (source.text[from] === "[") edits.set(start, { span: [from, end + 1], text });
  });
  return [...edits.values()];
}
