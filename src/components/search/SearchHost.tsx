import { useCallback, useState, type ReactNode } from "react";
import { useShell } from "../shell/shell-context";
import { SearchDialog } from "./SearchDialog";
import { SearchProvider } from "./search-context";
import { useSearchKeys } from "./use-search-keys";

/** Makes the search reachable from everything inside. */
export function SearchHost({ children }: { readonly children: ReactNode }) {
  const { path } = useShell();
  /** The page it was opened on: the search is over when another one has been reached. */
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const open = useCallback(() => setOpenedOn(path), [path]);
  const close = useCallback(() => setOpenedOn(null), []);
  useSearchKeys(open);
  return (
    <SearchProvider value={open}>
      {children}
      {openedOn === path && <SearchDialog onClose={close} />}
    </SearchProvider>
  );
}
