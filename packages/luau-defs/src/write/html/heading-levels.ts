import type { SymbolId } from "../../model/ids";
import type { MarkdownRenderer } from "./render-markdown";
import type { RouteFinder } from "../../link/addresses/routes";

interface Emitter {
  readonly routes: RouteFinder;
  readonly markdown: MarkdownRenderer;
}

/** Headings in an entry's texts follow level 1 on its own page, otherwise level 3, below module and kind. */
export const belowEntry = <E extends Emitter>(emitter: E, entry: Addressed): E =>
  below(emitter, hasOwnPage(emitter, entry) ? 1 : 3);

/** Headings in a member's texts follow level 4, or 3 on its class's own page. */
export const belowMember = <E extends Emitter>(emitter: E, owner: Addressed): E =>
  below(emitter, hasOwnPage(emitter, owner) ? 3 : 4);

interface Addressed {
  readonly id: SymbolId;
}

const hasOwnPage = ({ routes }: Emitter, { id }: Addressed): boolean =>
  routes.href(id)?.includes("#") === false;

function below<E extends Emitter>(emitter: E, level: number): E {
  const { markdown } = emitter;
  return {
    ...emitter,
    markdown: { ...markdown, toHtml: (text, links) => markdown.toHtml(text, links, level + 1) },
  };
}
