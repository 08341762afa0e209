import type { OpenSymbols } from "./open-index";
import type { OpenSections } from "./open-sections";
import { itemsOf, type ForeignName } from "./thesaurus";

interface Index {
  readonly symbols: OpenSymbols | null;
  readonly pages: OpenSections | null;
}

interface Counterparts {
  /** The numbers are those of symbols, or of the section that says that there is no equivalent. */
  readonly ids: readonly number[];
  readonly paths: readonly string[];
}

/** Null for a hint, the owner of a member with an equivalent, and counterparts that this index lacks. */
export function counterpartsOf(
  { symbols, pages }: Index,
  { concept, isHint, isOwner }: ForeignName,
): Counterparts | null {
  if (isHint) return null;
  const count = symbols?.symbols.length ?? 0;
  const limit = pages?.sections.findIndex(({ isLimit, heading }) => isLimit === true && heading === concept);
  if (limit !== undefined && limit >= 0) return { ids: [count + limit], paths: [] };
  if (isOwner === true) return null;
  const paths = itemsOf(concept);
  const ids = paths.flatMap((path) => symbols?.symbols.find((symbol) => symbol.path === path)?.id ?? []);
  return ids.length > 0 && ids.length === paths.length ? { ids, paths } : null;
}
