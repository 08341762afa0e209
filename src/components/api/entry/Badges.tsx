import { changesOf } from "../../../lib/docs/registry";
import type { Translate } from "../../../lib/i18n/translate";
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
    ...(deprecated && history.deprecatedIn === null ? [t("api.deprecated")] : []),
    ...(unreleased ? [t("api.unreleased")] : []),
    ...(since === null || history.addedIn !== null ? [] : [t("api.since", { version: since })]),
    ...(yields ? [t("api.yields")] : []),
    ...realmLabels(realms, t),
    ...labels,
  ];
}

export function Badges({ doc }: { readonly doc: EntryDoc }) {
  const t = useTranslate();
  const engine = doc.missingIn;
  const missing = engine === null ? [] : [t("api.notIn", { engine })];
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
    if (realm === "server") return t(isOnly ? "api.serverOnly" : "api.server");
    if (realm === "client") return t(isOnly ? "api.clientOnly" : "api.client");
    return t(isOnly ? "api.pluginOnly" : "api.plugin");
  });
}

/** The versions in which an entry was added, changed and removed, with links to their changes. */
function useHistoryBadges(history: EntryHistory): readonly Badge[] {
  const { addedIn, changedIn, deprecatedIn, removedIn, listedIn, fragment } = history;
  const t = useTranslate();
  const { docs } = useShell();
  const badge = (id: string, version: string | null): Badge[] => {
    if (!version) return [];
    const page = changesOf(docs, { label: version });
    const to = page !== null && listedIn.includes(version) ? `${page}#${fragment}` : (page ?? undefined);
    return [{ label: t(id, { version }), to }];
  };
  return [
    ...badge("history.added", addedIn),
    ...changedIn.flatMap((version) => badge("history.changed", version)),
    ...badge("history.deprecated", deprecatedIn),
    ...badge("history.removed", removedIn).map((removed) => ({ ...removed, isWarning: true })),
  ];
}
