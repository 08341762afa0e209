import { useLayoutEffect } from "react";

/** The part of an address that opens the search: `?q=set timeout`. */
const PARAMETER = "q";

export function queryInAddress(): string | null {
  return new URLSearchParams(window.location.search).get(PARAMETER);
}

/** Keeps what is typed in the page's address, so that it can be sent to someone, until the search is closed. */
export function useQueryInAddress(query: string): void {
  useLayoutEffect(() => {
    write(query === "" ? null : query);
  }, [query]);
  useLayoutEffect(() => {
    const { pathname } = window.location;
    // The next page may have a query of its own.
    return () => void (window.location.pathname === pathname && write(null));
  }, []);
}

/** The state is kept: the router finds the place on the page by it. */
function write(query: string | null): void {
  if (query === queryInAddress()) return;
  const address = new URL(window.location.href);
  if (query === null) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, query);
  window.history.replaceState(window.history.state, "", address);
}
