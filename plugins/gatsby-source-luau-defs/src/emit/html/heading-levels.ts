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
 * where it has a page to itself, else 3, below the module and its kind.
 */
export const belowEntry = <E extends Emitter>(emitter: E, entry: Addressed): E =>
  below(emitter, hasOwnPage(emitter, entry) ? 1 : 3);

/**
 * The same for the texts of a class's members, whose headings are of level 4; of level 3 on a page of its own,
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
