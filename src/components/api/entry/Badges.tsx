import type { Translate } from "../../../lib/i18n/translate";
import type { EntryDoc } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { BadgeList } from "./BadgeList";
import { realmLabels } from "./realm-labels";
import { useHistoryLabels, type Badge } from "./use-history-labels";

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

/** Short labels for an entry's tags, its history and the engines without it. */
export function Badges({ doc }: { readonly doc: EntryDoc }) {
  const t = useTranslate();
  const engine = doc.missingIn;
  const missing = engine === null ? [] : [t({ id: "api.notIn", message: "Not in {engine}" }, { engine })];
  const badges: readonly Badge[] = [
    ...[...missing, ...toLabels(doc, t)].map((label) => ({ label })),
    ...useHistoryLabels(doc.history),
  ];
  return <BadgeList badges={badges} />;
}
