import { useLayoutEffect } from "react";
import { writeQueryInAddress } from "../../lib/search/query-address";

/**
 * Keeps what is typed in the page's address, so that it can be sent to someone, until the search is closed.
 */
export function useQueryInAddress(query: string): void {
  useLayoutEffect(() => {
    writeQueryInAddress(query === "" ? null : query);
  }, [query]);
  useLayoutEffect(() => {
    const { pathname } = window.location;
    // The next page may have a query of its own.
    return () => void (window.location.pathname === pathname && writeQueryInAddress(null));
  }, []);
}
