import type { Declaration } from "../../../lib/i18n/translate";
import type { EntryHistory } from "../../../lib/reference/reference-props";
import { useShell, useTranslate } from "../../shell/shell-context";

/** A word or two about an entry. */
export interface Badge {
  readonly label: string;
  /** Where more is said of it. */
  readonly to?: string | undefined;
  readonly isWarning?: boolean;
}

/**
 * The versions that an entry came, changed and went in, in words. What changed stands with the changes of
 * that version.
 */
export function useHistoryLabels({
  addedIn,
  changedIn,
  deprecatedIn,
  removedIn,
}: EntryHistory): readonly Badge[] {
  const t = useTranslate();
  const { versions } = useShell().docs;
  const label = (declaration: Declaration, version: string | null): Badge[] =>
    version ? [{ label: t(declaration, { version }) }] : [];
  const changes = (version: string) => versions.find((one) => one.label === version)?.path.concat("#changes");
  return [
    ...label({ id: "history.added", message: "Added in {version}" }, addedIn),
    ...changedIn.map((version) => ({
      label: t({ id: "history.changed", message: "Changed in {version}" }, { version }),
      to: changes(version),
    })),
    ...label({ id: "history.deprecated", message: "Deprecated in {version}" }, deprecatedIn),
    ...label({ id: "history.removed", message: "Removed in {version}" }, removedIn).map((badge) => ({
      ...badge,
      isWarning: true,
    })),
  ];
}
