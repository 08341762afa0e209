import type { Deprecation, EntryDoc, ParameterEntry } from "../../model/model";
import { changeBetween, type ChangedSymbol, type Changes } from "./change";

export function diffDocs(subject: ChangedSymbol, before: EntryDoc, after: EntryDoc): Changes {
  return [
    ...diffText("description-changed", subject, before.description, after.description),
    ...diffDeprecations(subject, before.deprecated, after.deprecated),
    ...diffText("since-changed", subject, before.since ?? "", after.since ?? ""),
    ...diffText("errors-changed", subject, errorsText(before), errorsText(after)),
    ...diffRealms(subject, before, after),
  ];
}

/** An empty text counts as missing. */
export const diffText = (
  kind: "description-changed" | "since-changed" | "errors-changed",
  subject: ChangedSymbol,
  before: string,
  after: string,
): Changes => changeBetween(kind, subject, before || null, after || null);

const errorsText = ({ errors }: EntryDoc): string =>
  errors.map(({ type, description }) => `${type}: ${description}`).join("\n");

function diffDeprecations(
  subject: ChangedSymbol,
  before: Deprecation | null,
  after: Deprecation | null,
): Changes {
  const [old, now] = [deprecationText(before), deprecationText(after)];
  const kind = old === null ? "deprecated" : now === null ? "deprecation-lifted" : "deprecation-changed";
  return changeBetween(kind, subject, old, now);
}

const deprecationText = (deprecation: Deprecation | null): string | null =>
  deprecation === null
    ? null
    : [deprecation.since, deprecation.use === null ? null : `use ${deprecation.use}`, deprecation.reason]
        .filter(Boolean)
        .join(": ");

/** An empty list means all realms. */
function diffRealms(subject: ChangedSymbol, before: EntryDoc, after: EntryDoc): Changes {
  const [old, now] = [realmsOf(before), realmsOf(after)];
  const kind = old.every((realm) => now.includes(realm)) ? "realm-widened" : "realm-narrowed";
  return changeBetween(kind, subject, old.join(", "), now.join(", "));
}

const realmsOf = ({ realms }: EntryDoc): readonly string[] =>
  realms.length === 0 ? ["client", "server"] : [...realms].sort();

/** A default is part of a call's behaviour, so changing it changes behaviour. */
export function diffDefaults(
  subject: ChangedSymbol,
  name: string,
  before: string | null,
  after: string | null,
): Changes {
  const text = (value: string | null): string | null => (value === null ? null : `${name} = ${value}`);
  const kind = before === null || after === null ? "default-documented" : "default-changed";
  return changeBetween(kind, subject, text(before), text(after));
}

type Slots = readonly Pick<ParameterEntry, "description">[];

export const diffSlotTexts = (subject: ChangedSymbol, before: Slots, after: Slots): Changes =>
  after.flatMap(({ description }, index) =>
    diffText("description-changed", subject, before[index]?.description ?? description, description),
  );
