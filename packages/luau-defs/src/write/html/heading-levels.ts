import type { SymbolId } from "../../model/ids";
import type { MarkdownRenderer } from "./render-markdown";
import type { RouteFinder } from "../../link/addresses/routes";

/** Converts an entry to fields. */
interface Emitter {
  readonly routes: RouteFinder;
  readonly markdown: MarkdownRenderer;
}

/**
 * The emitter for an entry's texts, whose headings start one level below the entry's own heading: level 1 on
 * its own page, otherwise 3, below the module and the kind.
 */
export const belowEntry = <E extends Emitter>(emitter: E, entry: Addressed): E =>
  below(emitter, hasOwnPage(emitter, entry) ? 1 : 3);

/**
 * The emitter for the texts of a class's members, whose headings have level 4, or 3 on the class's own page,
 * where they follow the heading of their kind.
 */
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
