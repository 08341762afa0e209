import type { Declaration } from "../../lib/i18n/translate";
import type { EntryHistory } from "../../lib/reference";
import { useTranslate } from "../shell/shell-context";

/** The versions that an entry came, changed and went in, in words. */
export function useHistoryLabels({ addedIn, changedIn, deprecatedIn, removedIn }: EntryHistory): readonly string[] {
  const t = useTranslate();
  const label = (declaration: Declaration, version: string | null) => (version ? [t(declaration, { version })] : []);
  return [
    ...label({ id: "history.added", message: "Added in {version}" }, addedIn),
    ...label({ id: "history.changed", message: "Changed in {version}" }, changedIn.join(", ")),
    ...label({ id: "history.deprecated", message: "Deprecated in {version}" }, deprecatedIn),
    ...label({ id: "history.removed", message: "Removed in {version}" }, removedIn),
  ];
}
