import type { SearchScope } from "../../../lib/search/manifest";
import type { GuideLink, SearchResult } from "luau-search";

/** A search. Opening a scope is a search for nothing. */
export interface SearchQuestion {
  readonly id: number;
  readonly scope: SearchScope;
  readonly query: string;
}

/** Says which index will be asked for: its names are fetched ahead. */
export interface SearchPreparation {
  readonly prepare: SearchScope;
}

/** A request of the page to the worker. `folder`: the address of the folder with the index. */
export type SearchRequest = (SearchQuestion | SearchPreparation) & { readonly folder: string };

/** The result of a search. A request that a later one has overtaken gets no answer. */
export type SearchReply =
  | {
      readonly kind: "found";
      readonly id: number;
      readonly scope: SearchScope;
      readonly query: string;
      readonly result: SearchResult;
      /** Queries to try, made from the index. */
      readonly examples: readonly string[];
      readonly firstGuides: readonly GuideLink[];
      /** Both parts of the index are there. */
      readonly complete: boolean;
    }
  | { readonly kind: "failed"; readonly id: number };
