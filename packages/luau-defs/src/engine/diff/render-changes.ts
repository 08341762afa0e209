import { CHANGE_CLASSES, type ChangeClass, changeCounts } from "luau-contract";
import { changesMarkdown } from "../../write/markdown/changes-markdown";
import type { ApiModel } from "../../model/model";
import type { FindAddress } from "../../link/addresses/routes";
import type { Change, Changes } from "./change";
import { adviceText, listChanges } from "./list-changes";
import { semverOf } from "./semver";

export function renderChangesText(changes: Changes): string {
  const blocks = changes.map((one) => {
    const head = `${one.class}: ${one.path} (${one.kind}) in ${one.module}`;
    const advice = one.advice === null ? [] : lines("  ", adviceText(one.advice));
    return [head, ...lines("  - ", one.old), ...lines("  + ", one.new), `  ${one.reason}`, ...advice].join(
      "\n",
    );
  });
  return [...blocks, summaryOf(changes)].join("\n\n") + "\n";
}

export function renderSemverReasons(changes: Changes): string {
  const { reasons } = semverOf(changes);
  const text = reasons.map((one) => `${one.class}: ${one.path} (${one.kind}) in ${one.module}\n`).join("");
  return text === "" ? "No changes.\n" : text;
}

const lines = (mark: string, text: string | null): readonly string[] =>
  text === null ? [] : text.split("\n").map((line) => `${mark}${line}`.trimEnd());

/** «2 breaking changes, 1 addition, 3 changes of documentation» */
const summaryOf = (changes: Changes): string =>
  changes.length === 0 ? "No changes." : `${changeCounts(changes).join(", ")}.`;

const ofClass = (changes: Changes, of: ChangeClass): Changes => changes.filter((one) => one.class === of);

export function renderChangesJson(changes: Changes): string {
  const counts = Object.fromEntries(CHANGE_CLASSES.map((one) => [one, ofClass(changes, one).length]));
  return `${JSON.stringify({ counts, semver: semverOf(changes).level, changes: changes.map(toJson) }, null, 2)}\n`;
}

const toJson = (one: Change) => ({ ...one, advice: one.advice === null ? null : adviceText(one.advice) });

/** @param model the new version, for the links */
export function renderChangesMarkdown(
  changes: Changes,
  model: ApiModel = { modules: [] },
  addressOf: FindAddress = () => null,
): string {
  return `${changesMarkdown(listChanges(changes, model, addressOf))}\n`;
}
