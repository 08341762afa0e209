import type { Declaration } from "../../../lib/i18n/translate";
import { changesOf } from "../../../lib/docs/registry";
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
 * The versions that an entry came, changed and went in, in words, with links to the changes of these versions.
 */
export function useHistoryLabels({
  addedIn,
  changedIn,
  deprecatedIn,
  removedIn,
  listedIn,
  fragment,
}: EntryHistory): readonly Badge[] {
  const t = useTranslate();
  const { docs } = useShell();
  const label = (declaration: Declaration, version: string | null): Badge[] => {
    if (!version) return [];
    const page = changesOf(docs, { label: version });
    const to = page !== null && listedIn.includes(version) ? `${page}#${fragment}` : (page ?? undefined);
    return [{ label: t(declaration, { version }), to }];
  };
  return [
    ...label({ id: "history.added", message: "Added in {version}" }, addedIn),
    ...changedIn.flatMap((version) =>
      label({ id: "history.changed", message: "Changed in {version}" }, version),
    ),
    ...label({ id: "history.deprecated", message: "Deprecated in {version}" }, deprecatedIn),
    ...label({ id: "history.removed", message: "Removed in {version}" }, removedIn).map((badge) => ({
      ...badge,
      isWarning: true,
    })),
  ];
}
