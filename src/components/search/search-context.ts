import { createContext, useContext } from "react";

const SearchContext = createContext<() => void>(() => {});

export const SearchProvider = SearchContext.Provider;

/** Opens the search dialog. */
export const useOpenSearch = (): (() => void) => useContext(SearchContext);
