import { counted, type Diagnostic, diagnosticAt } from "luau-diagnostics";
import { sourceText } from "luau-syntax";
import { modulesOf, type ConvertedFile } from "../../model/converted-file";
import { shownEntries, isDocumented } from "../../model/entries";
import { problemOf } from "../../model/rules";
import { hasOwnText, type DocsIndex } from "./docs-index";
import { offsetOfKey, type DocsFile } from "./parse-docs";

export interface TextShare {
  readonly file: string;
  readonly texts: number;
  readonly joined: number;
  readonly unmatched: readonly string[];
}

export const textShare = (file: DocsFile, docs: DocsIndex): TextShare => {
  const unmatched = docs.unmatched(file);
  const texts = [...file.entries.values()].filter(hasOwnText).length;
  return { file: file.path, texts, joined: texts - unmatched.length, unmatched };
};

const SHOWN = 5;

/** Reports the texts of a file that are of nothing, at the first of them. */
export function checkShare(
  convertedFiles: readonly ConvertedFile[],
  file: DocsFile,
  { texts, joined, unmatched }: TextShare,
): readonly Diagnostic[] {
  const [first] = unmatched;
  if (first === undefined) return [];
  const shown = convertedFiles.flatMap(modulesOf).flatMap(shownEntries);
  const silent = shown.filter((entry) => !isDocumented(entry)).length;
  const named = unmatched.slice(0, SHOWN).map((symbol) => `\`${symbol}\``);
  const list = [...named, ...(unmatched.length > SHOWN ? ["…"] : [])].join(", ");
  const start = offsetOfKey(file, first);
  const message =
    `${joined} of ${texts} texts (${percent(joined, texts)} %) are of something declared; ` +
    `${unmatched.length} are of nothing: ${list}. ${silent} of ${shown.length} entries and members ` +
    `(${percent(silent, shown.length)} %) have no text.`;
  const suggestion = "Correct the symbols, or set the rule `unmatched-text` to `off`.";
  const span = [start, start + first.length + 2] as const;
  return [
    diagnosticAt(sourceText(file.path, file.text), span, problemOf("unmatched-text", message, suggestion)),
  ];
}

/** Rounded down, so that 100 means all. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.floor((part / whole) * 100);

/** A line for each documentation file that was found beside the definitions, and used. */
export const foundNotes = (shares: readonly TextShare[], foundDocs: readonly string[]): readonly string[] =>
  shares
    .filter(({ file }) => foundDocs.includes(file))
    .map(
      ({ file, joined, texts }) =>
        `\`${file}\`, found beside the definitions, describes what has no comment: ` +
        `${joined} of ${counted(texts, "text")} belong to a declaration. \`docs\` in the configuration names ` +
        `other files, and \`exclude\` leaves it out.`,
    );
