import texts from "search-texts";
import { useMemo } from "react";
import { ShellProvider, useShell } from "../shell/shell-context";
import { SearchDialog, type SearchDialogProps } from "./SearchDialog";

/**
 * The dialog and its words in the default locale, which come with it. A page of another locale has brought
 * its own.
 */
export function SearchDialogWithTexts(props: SearchDialogProps) {
  const shell = useShell();
  const value = useMemo(() => ({ ...shell, messages: { ...texts, ...shell.messages } }), [shell]);
  return (
    <ShellProvider value={value}>
      <SearchDialog {...props} />
    </ShellProvider>
  );
}
