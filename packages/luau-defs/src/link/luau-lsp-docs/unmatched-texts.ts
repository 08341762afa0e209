import { counted, type Diagnostic, diagnosticAt, firstNames, percent } from "luau-diagnostics";
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

const MAX_NAMES = 5;

/** Reports texts without a declaration, at the first of them. */
export function checkUnmatchedTexts(
  convertedFiles: readonly ConvertedFile[],
  file: DocsFile,
  { texts, joined, unmatched }: TextShare,
): readonly Diagnostic[] {
  const [first] = unmatched;
  if (first === undefined) return [];
  const shown = convertedFiles.flatMap(modulesOf).flatMap(shownEntries);
  const silent = shown.filter((entry) => !isDocumented(entry)).length;
  const start = offsetOfKey(file, first);
  const message =
    `${joined} of ${texts} texts (${percent(joined, texts)} %) are of something declared; ` +
    `${unmatched.length} are of nothing: ${firstNames(unmatched, MAX_NAMES)}. ${silent} of ${shown.length} entries and members ` +
    `(${percent(silent, shown.length)} %) have no text.`;
  const suggestion = "Correct the symbols, or set the rule `unmatched-text` to `off`.";
  const span = [start, start + first.length + 2] as const;
  return [
    diagnosticAt(sourceText(file.path, file.text), span, problemOf("unmatched-text", message, suggestion)),
  ];
}

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
