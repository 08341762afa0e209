import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { toPageTitles, type PageTitle } from "../../lib/page-titles";

export type Titles = { readonly kind: "loading" } | { readonly kind: "ready"; readonly pages: readonly PageTitle[] } | { readonly kind: "failed" };

/** The titles of all pages, fetched when the dialog first opens. */
export function usePageTitles(): Titles {
  const [titles, setTitles] = useState<Titles>({ kind: "loading" });
  useEffect(() => {
    const abort = new AbortController();
    const load = async (): Promise<Titles> => {
      const response = await fetch(withPrefix("/page-titles.json"), { signal: abort.signal });
      const pages = response.ok ? toPageTitles(await response.json()) : null;
      return pages ? { kind: "ready", pages } : { kind: "failed" };
    };
    load().then(setTitles, () => void (abort.signal.aborted || setTitles({ kind: "failed" })));
    return () => abort.abort();
  }, []);
  return titles;
}
