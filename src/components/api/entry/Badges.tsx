import type { Translate } from "../../../lib/i18n/translate";
import type { EntryDoc } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { SiteLink } from "../../ui/SiteLink";
import { useHistoryLabels, type Badge } from "./use-history-labels";
import * as styles from "./Badges.module.css";

interface Props {
  readonly doc: EntryDoc;
}

function toLabels(
  { deprecated, unreleased, since, yields, realms, history }: EntryDoc,
  t: Translate,
): readonly string[] {
  return [
    // Where the history tells when, that says it all.
    ...(deprecated && history.deprecatedIn === null
      ? [t({ id: "api.deprecated", message: "Deprecated" })]
      : []),
    ...(unreleased ? [t({ id: "api.unreleased", message: "Unreleased" })] : []),
    ...(since === null || history.addedIn !== null
      ? []
      : [t({ id: "api.since", message: "Since {version}" }, { version: since })]),
    ...(yields ? [t({ id: "api.yields", message: "Yields" })] : []),
    ...realms.map((realm) =>
      realm === "server"
        ? t({ id: "api.serverOnly", message: "Server only" })
        : t({ id: "api.clientOnly", message: "Client only" }),
    ),
  ];
}

/** What an entry's tags and its past say in a word or two. */
export function Badges({ doc }: Props) {
  const badges: readonly Badge[] = [
    ...toLabels(doc, useTranslate()).map((label) => ({ label })),
    ...useHistoryLabels(doc.history),
  ];
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
