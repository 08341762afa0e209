/** The part of an address that opens the search: `?q=set timeout`. */
const PARAMETER = "q";

export function queryInAddress(): string | null {
  return new URLSearchParams(window.location.search).get(PARAMETER);
}

/** The history's state is unchanged: the client finds the scroll position by it. */
export function writeQueryInAddress(query: string | null): void {
  if (query === queryInAddress()) return;
  const address = new URL(window.location.href);
  if (query === null) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, query);
  window.history.replaceState(window.history.state, "", address);
}
