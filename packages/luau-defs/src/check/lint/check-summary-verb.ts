import type { AnyEntry } from "../../model/model";
import { capitalised, restOfLine } from "luau-syntax";
import { descriptionStart, type LintCheck, type LintFile, type LintProblem } from "./finding";
import type { SummaryVerbs } from "./summary-verbs";

export const checkSummaryVerbs: LintCheck = (file, { verbs }) =>
  file.shown
    .filter(({ kind, doc: { summary } }) => kind === "function" && summary !== "")
    .flatMap((entry) => checkVerb(file, entry, verbs));

function checkVerb(file: LintFile, entry: AnyEntry, verbs: SummaryVerbs): readonly LintProblem[] {
  const start = entry.doc.summary.replace(MARKS, "").toLowerCase();
  const verb = FIRST_WORD.exec(start)?.[0] ?? "";
  const better = [...verbs.instead].find(([bad]) => beginsWith(start, bad));
  if (better === undefined && verbs.known.has(verb)) return [];
  return [
    {
      span: restOfLine(file.source, descriptionStart(file, entry)),
      message: `The summary of \`${entry.path}\` does not begin with a known verb in the third person.`,
      suggestion: better === undefined ? suggestionFor(verb, verbs) : `Begin it with “${better[1]}”.`,
    },
  ];
}

const MARKS = /^[\s"'“‘(*_`]+/;

const FIRST_WORD = /^[\p{L}-]+/u;

const beginsWith = (text: string, start: string): boolean =>
  text.startsWith(start) && !/[\p{L}\p{N}]/u.test(text.charAt(start.length));

function suggestionFor(word: string, { known }: SummaryVerbs): string {
  const inThirdPerson = thirdPersonOf(word).find((verb) => known.has(verb));
  if (inThirdPerson !== undefined) return `Begin it with “${capitalised(inThirdPerson)}”.`;
  return "Begin it with “Returns”, “Sets” or “Creates”, or add its verb to `summaryVerbs.allow`.";
}

/** `set` → sets, `push` → pushes, `copy` → copies. */
const thirdPersonOf = (word: string): readonly string[] => [
  `${word}s`,
  `${word}es`,
  word.replace(/y$/, "ies"),
];
