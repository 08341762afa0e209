import type { ConvertedFile } from "../model/converted-file";
import { visitLinks } from "../model/visit-links";
import type { Edit } from "./bundle-part";

/** Editors that show a bundle's comments do not support symbol links: `[Timer.clear]` becomes code. */
export function linksAsCode({ source, module }: ConvertedFile): readonly Edit[] {
  const edits = new Map<number, Edit>();
  visitLinks(module, ({ span: [start, end], target }) => {
    if (target === null) return;
    const name = source.text.slice(start, end).replaceAll("`", "");
    edits.set(start, { span: [start - 1, end + 1], text: `\`${name}\`` });
  });
  return [...edits.values()];
}
