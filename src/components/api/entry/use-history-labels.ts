import type { Declaration } from "../../../lib/i18n/translate";
import { changesOf } from "../../../lib/docs/registry";
import type { EntryHistory } from "../../../lib/reference/reference-props";
import { useShell, useTranslate } from "../../shell/shell-context";

export interface Badge {
  readonly label: string;
  readonly to?: string | undefined;
  readonly isWarning?: boolean;
}

/**
 * The versions in which an entry was added, changed and removed, with links to the changes of these versions.
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
