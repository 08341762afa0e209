import { createContext, useContext } from "react";

export interface SearchControl {
  readonly open: () => void;
  /** The dialog is likely to be opened soon: its program may be fetched. */
  readonly prepare: () => void;
}

const SearchContext = createContext<SearchControl>({ open: () => {}, prepare: () => {} });

export const SearchProvider = SearchContext.Provider;

/** What opens the search dialog. */
export const useSearchControl = (): SearchControl => useContext(SearchContext);
