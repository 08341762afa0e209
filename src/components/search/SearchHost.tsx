import { withPrefix } from "gatsby";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { latestVersion } from "../../lib/docs/registry";
import { SEARCH_FOLDER } from "../../lib/search/manifest";
import { useLocalisedPath, useShell } from "../shell/shell-context";
import type { SearchEngine } from "./engine/engine-over";
import { queryInAddress } from "./query-address";
import { SearchProvider } from "./search-context";
import type { SearchDialogProps } from "./SearchDialog";
import { useSearchKeys } from "./use-search-keys";
import { useTypedAhead } from "./use-typed-ahead";

/** The dialog's program, and the engine that answers it. */
interface Loaded {
  readonly Dialog: (props: SearchDialogProps) => ReactNode;
  readonly engine: SearchEngine;
}

/** The page it was opened on, and with what: the search is over when another page has been reached. */
interface Opened {
  readonly path: string;
  readonly query: string;
}

const fetchProgram = () => import("./search-chunk");

/** Makes the search reachable from everything inside. Nothing of it is loaded before it is wanted. */
export function SearchHost({ children }: { readonly children: ReactNode }) {
  const { path } = useShell();
  const [opened, setOpened] = useState<Opened | null>(null);
  const loaded = useProgram(opened !== null);
  const open = useCallback(() => setOpened((current) => (current?.path === path ? current : { path, query: "" })), [path]);
  const close = useCallback(() => setOpened(null), []);
  const change = useCallback((by: (query: string) => string) => setOpened((current) => current && { ...current, query: by(current.query) }), []);
  useSearchKeys(open);
  useTypedAhead(opened?.path === path && loaded === null, { change, cancel: close });
  useEffect(() => {
    const query = queryInAddress();
    if (query === null) return undefined;
    const frame = requestAnimationFrame(() => setOpened({ path, query }));
    return () => cancelAnimationFrame(frame);
  }, [path]);
  const control = useMemo(() => ({ open, prepare: () => void fetchProgram().catch(() => {}) }), [open]);
  const shown = opened?.path === path && loaded !== null ? { ...loaded, query: opened.query } : null;
  return (
    <SearchProvider value={control}>
      {children}
      {shown && <shown.Dialog engine={shown.engine} initialQuery={shown.query} onClose={close} />}
    </SearchProvider>
  );
}

/** Fetches the dialog when it is first wanted. Where that fails, the reader gets to the docs, as without JavaScript. */
function useProgram(wanted: boolean): Loaded | null {
  const { docs } = useShell();
  const localised = useLocalisedPath();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const docsAddress = withPrefix(localised(latestVersion(docs).path));
  const needed = wanted && loaded === null;
  useEffect(() => {
    if (!needed) return;
    fetchProgram().then(
      ({ SearchDialog, createSearchEngine }) => setLoaded({ Dialog: SearchDialog, engine: createSearchEngine(withPrefix(SEARCH_FOLDER)) }),
      () => window.location.assign(docsAddress),
    );
  }, [needed, docsAddress]);
  return loaded;
}
