import { changesOf } from "../../../lib/docs/registry";
import type { Declaration, Translate } from "../../../lib/i18n/translate";
import type { EntryDoc, EntryHistory } from "../../../lib/reference/reference-props";
import { useShell, useTranslate } from "../../shell/shell-context";
import { SiteLink } from "../../ui/SiteLink";
import * as styles from "./BadgeList.module.css";

function toLabels(
  { deprecated, unreleased, since, yields, realms, labels, history }: EntryDoc,
  t: Translate,
): readonly string[] {
  return [
    // The history, where there is one, has the version.
    ...(deprecated && history.deprecatedIn === null
      ? [t({ id: "api.deprecated", message: "Deprecated" })]
      : []),
    ...(unreleased ? [t({ id: "api.unreleased", message: "Unreleased" })] : []),
    ...(since === null || history.addedIn !== null
      ? []
      : [t({ id: "api.since", message: "Since {version}" }, { version: since })]),
    ...(yields ? [t({ id: "api.yields", message: "Yields" })] : []),
    ...realmLabels(realms, t),
    ...labels,
  ];
}

export function Badges({ doc }: { readonly doc: EntryDoc }) {
  const t = useTranslate();
  const engine = doc.missingIn;
  const missing = engine === null ? [] : [t({ id: "api.notIn", message: "Not in {engine}" }, { engine })];
  const badges: readonly Badge[] = [
    ...[...missing, ...toLabels(doc, t)].map((label) => ({ label })),
    ...useHistoryBadges(doc.history),
  ];
  return <BadgeList badges={badges} />;
}

interface Badge {
  readonly label: string;
  readonly to?: string | undefined;
  readonly isWarning?: boolean;
}

export function BadgeList({ badges }: { readonly badges: readonly Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul className={styles["badges"]}>
      {badges.map(({ label, to, isWarning = false }) => (
        <li key={label} className={isWarning ? styles["warning"] : undefined}>
          {to === undefined ? label : <SiteLink to={to}>{label}</SiteLink>}
        </li>
      ))}
    </ul>
  );
}

/** A single realm with `only`, such as “Server only”; several by their names. */
export function realmLabels(realms: readonly string[], t: Translate): readonly string[] {
  const isOnly = realms.length === 1;
  return realms.map((realm) => {
    if (realm === "server")
      return t(
        isOnly ? { id: "api.serverOnly", message: "Server only" } : { id: "api.server", message: "Server" },
      );
    if (realm === "client")
      return t(
        isOnly ? { id: "api.clientOnly", message: "Client only" } : { id: "api.client", message: "Client" },
      );
    return t(
      isOnly ? { id: "api.pluginOnly", message: "Plugin only" } : { id: "api.plugin", message: "Plugin" },
    );
  });
}

/** The versions in which an entry was added, changed and removed, with links to their changes. */
function useHistoryBadges(history: EntryHistory): readonly Badge[] {
  const { addedIn, changedIn, deprecatedIn, removedIn, listedIn, fragment } = history;
  const t = useTranslate();
  const { docs } = useShell();
  const badge = (declaration: Declaration, version: string | null): Badge[] => {
    if (!version) return [];
    const page = changesOf(docs, { label: version });
    const to = page !== null && listedIn.includes(version) ? `${page}#${fragment}` : (page ?? undefined);
    return [{ label: t(declaration, { version }), to }];
  };
  const changed = { id: "history.changed", message: "Changed in {version}" };
  return [
    ...badge({ id: "history.added", message: "Added in {version}" }, addedIn),
    ...changedIn.flatMap((version) => badge(changed, version)),
    ...badge({ id: "history.deprecated", message: "Deprecated in {version}" }, deprecatedIn),
    ...badge({ id: "history.removed", message: "Removed in {version}" }, removedIn).map((removed) => ({
      ...removed,
      isWarning: true,
    })),
  ];
}
