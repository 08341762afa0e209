import type { SymbolId } from "../../model/ids";
import type { MarkdownRenderer } from "./render-markdown";
import type { Routes } from "../addresses/routes";

/** What turns an entry into fields. */
interface Emitter {
  readonly routes: Routes;
  readonly markdown: MarkdownRenderer;
}

/**
 * The same emitter for the texts of an entry, where headings begin right below the entry's own: of level 1
 * where it has a page to itself, else 3, below the module and its kind. `depth` is 1 for the members that
 * follow it.
 */
export function belowEntry<E extends Emitter>(
  emitter: E,
  { id }: { readonly id: SymbolId },
  depth: 0 | 1 = 0,
): E {
  const { routes, markdown } = emitter;
  const level = (routes.href(id)?.includes("#") === false ? 1 : 3) + depth + 1;
  return {
    ...emitter,
    markdown: { ...markdown, toHtml: (text, links) => markdown.toHtml(text, links, level) },
  };
}
