import { FILTER, KIND_FILTERS, type QueryKind } from "./filters";
import type { TypeQuery } from "./search-type";
import { parseTypeQuery } from "./type-query";

export interface Query {
  readonly text: string;
  /** Empty: all kinds. */
  readonly kinds: ReadonlySet<QueryKind>;
  /** Slugs or names, in lower case. Empty: all modules. */
  readonly modules: readonly string[];
  /** A query that is not by type has no readings. */
  readonly types: readonly TypeQuery[];
}

/** Never fails: anything that is not a filter is text. */
export function parseQuery(source: string): Query {
  const kinds = new Set<QueryKind>();
  const modules: string[] = [];
  const text = source
    .normalize("NFC")
    .slice(0, 200)
    .replace(FILTER, (_, kind: string | undefined, module: string | undefined) => {
      for (const passed of KIND_FILTERS[kind ?? ""] ?? []) kinds.add(passed);
      if (module !== undefined) modules.push(module.toLowerCase());
      return " ";
    });
  return { ...withoutFilters(text), kinds, modules };
}

/** `event:fire` may be a name rather than a filter. */
export function withoutFilters(source: string): Query {
  const text = source.normalize("NFC").slice(0, 200).replace(/\s+/g, " ").trim();
  return { text, kinds: new Set(), modules: [], types: parseTypeQuery(text) };
}

/** Code has separators or capitals: `Vector3.new`, `queue_free`, `GetChildren`. */
export const isCodeName = (query: string): boolean =>
  /^[\w.:]+(?:\(\))?$/.test(query.trim()) && /[.:_]|[a-z][A-Z]|\(\)/.test(query);
