/** In: linked files. Out: a line on the documentation that is on no page, by reason. */
import { entriesWithMembers, isDocumented, shownEntries } from "../../model/entries";
import { modulesOf, type ConvertedFile, type UnpublishedReason } from "../../model/converted-file";
import type { AnyEntry } from "../../model/model";
import { isUnderscored } from "../../model/underscored";
import { straysIn } from "../validate/check-stray-docs";

const REASONS: Readonly<Record<UnpublishedReason | "private" | "underscored" | "stray" | "script", string>> =
  {
    private: "`@private`",
    underscored: 'with names that begin with `_` (`"underscored": "shown"` shows them)',
    local: "on types without `export`",
    unnamed: "in types without a name",
    untyped: "of classes without an exported type",
    missing: "missing in the type of their class",
    unreturned: "in tables that no file returns",
    inside: "inside functions",
    plain: "in comments that begin with `--` alone",
    stray: "above nothing",
    script: "in files without a page",
  };

type Reason = keyof typeof REASONS;

/** Empty if everything that is documented is published. */
export function unpublishedNote(files: readonly ConvertedFile[]): readonly string[] {
  const counts = new Map<Reason, number>();
  const count = (reason: Reason, more: number): void => {
    if (more > 0) counts.set(reason, (counts.get(reason) ?? 0) + more);
  };
  let published = 0;
  for (const file of files) {
    const isScript = file.form === "script";
    // A script has no page, but may document classes of other files.
    const modules = isScript ? file.extensionMembers.map((one) => one.module) : modulesOf(file);
    if (isScript && modules.length === 0) count("script", docsIn(file.source.text));
    for (const module of modules) {
      const shown = new Set<AnyEntry>(module.hidden ? [] : shownEntries(module));
      const documented = entriesWithMembers(module).filter(isDocumented);
      const hidden = documented.filter((entry) => !shown.has(entry));
      const underscored = module.hidden ? [] : hidden.filter(isUnderscored);
      published += documented.length - hidden.length;
      count("underscored", underscored.length);
      count("private", hidden.length - underscored.length);
    }
    if (isScript) continue;
    for (const { reason, docs } of file.unpublished) count(reason, docs.length);
    count("stray", straysIn(file).length);
  }
  return lineOf(counts, published);
}

function lineOf(counts: ReadonlyMap<Reason, number>, published: number): readonly string[] {
  const unpublished = [...counts.values()].reduce((sum, one) => sum + one, 0);
  if (unpublished === 0) return [];
  const reasons = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, many]) => `${number(many)} ${REASONS[reason]}`);
  const total = unpublished + published;
  const entries = total === 1 ? "entry" : "entries";
  const are = unpublished === 1 ? "is" : "are";
  return [
    `${number(unpublished)} of ${number(total)} documented ${entries} ${are} not published: ${reasons.join(", ")}.`,
  ];
}

const number = (value: number): string => value.toLocaleString("en-GB");

/** Doc comments of a file that has no tree: runs of `---` lines, and blocks. */
const docsIn = (text: string): number =>
  text.match(/^[ \t]*---(?!-).*(?:\n[ \t]*---(?!-).*)*|--\[=+\[/gm)?.length ?? 0;
