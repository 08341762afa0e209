import { type Diagnostic, diagnosticAt } from "luau-diagnostics";
import { modulesOf, type ConvertedFile } from "../../model/converted-file";
import { shownEntries, isDocumented } from "../../model/entries";
import { problemOf } from "../../model/rules";
import { textsIn, type DocsIndex } from "./docs-index";
import { placeOfKey, sourceOf, type DocsFile } from "./parse-docs";

export interface TextShare {
  readonly file: string;
  readonly texts: number;
  readonly joined: number;
  readonly unmatched: readonly string[];
}

interface Checked {
  readonly shares: readonly TextShare[];
  readonly diagnostics: readonly Diagnostic[];
}

export function checkShare(
  convertedFiles: readonly ConvertedFile[],
  files: readonly DocsFile[],
  docs: DocsIndex,
): Checked {
  const shown = convertedFiles.flatMap(modulesOf).flatMap(shownEntries);
  const silent = shown.filter((entry) => !isDocumented(entry));
  const shares = files.map((file): TextShare => {
    const unmatched = docs.unmatched(file);
    const texts = [...file.entries.values()].filter((entry) => textsIn(entry) > 0).length;
    return { file: file.path, texts, joined: texts - unmatched.length, unmatched };
  });
  const diagnostics = files.flatMap((file, index): readonly Diagnostic[] => {
    const share = shares[index];
    if (share === undefined || file.entries.size === 0) return [];
    return share.unmatched.length === 0
      ? []
      : [finding(file, share, { silent: silent.length, all: shown.length })];
  });
  return { shares, diagnostics };
}

const SHOWN = 5;

function finding(
  file: DocsFile,
  { texts, joined, unmatched }: TextShare,
  { silent, all }: { readonly silent: number; readonly all: number },
): Diagnostic {
  const [first = ""] = unmatched;
  const named = unmatched.slice(0, SHOWN).map((symbol) => `\`${symbol}\``);
  const list = [...named, ...(unmatched.length > SHOWN ? ["…"] : [])].join(", ");
  const at = placeOfKey(file, first);
  const message =
    `${joined} of ${texts} texts (${percent(joined, texts)} %) are of something declared; ` +
    `${unmatched.length} are of nothing: ${list}. ${silent} of ${all} entries and members ` +
    `(${percent(silent, all)} %) have no text.`;
  const suggestion = "Correct the symbols, or set the rule `unmatched-text` to `off`.";
  const span = [at, at + first.length + 2] as const;
  return diagnosticAt(sourceOf(file), span, problemOf("unmatched-text", message, suggestion));
}

/** Rounded down, so that 100 means all. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.floor((part / whole) * 100);
