/** Texts that are missing, and summaries that are no sentences. */
import type { AnyEntry } from "../model/model";
import { finding, headSpan, parameterSpan, startOf, type Callable, type Finding, type Fix, type LintCheck, type LintFile } from "./finding";

/** `missing-description` */
export const checkDescriptions: LintCheck = (file) => {
  const { module } = file.draft;
  const missing = file.shown.filter((entry) => entry.description === "" && !isDescribedByOverloads(entry));
  const own = module.description === "" ? [finding(file.source, [0, 0], "missing-description", `The module \`${module.name}\` has no introduction.`, { suggestion: "Begin the file with a block comment, `--[=[ … ]=]`, and a blank line." })] : [];
  return [...own, ...missing.map((entry) => finding(file.source, headSpan(file.source, entry), "missing-description", `\`${entry.path}\` has no description.`, { within: entry, suggestion: "Say in a `---` comment above it what it is for." }))];
};

/** Each overload may have a text of its own instead of a common one. */
const isDescribedByOverloads = (entry: AnyEntry): boolean => entry.kind === "function" && entry.signatures.every(({ description }) => description !== "");

/** `missing-parameter-text` */
export const checkParameterTexts: LintCheck = (file) =>
  file.callables.flatMap((callable) => undescribed(callable).map((name) => missingText(file, callable, name)));

/** The names of parameters without a text, each once. */
function undescribed({ signatures }: Callable): readonly string[] {
  const names: string[] = [];
  for (const { parameters } of signatures) {
    for (const { name, description, defaultValue } of parameters) if (description === "" && defaultValue === null && !names.includes(name)) names.push(name);
  }
  return names;
}

function missingText({ source }: LintFile, { entry }: Callable, name: string): Finding {
  if (name === "_") return finding(source, headSpan(source, entry), "missing-parameter-text", `A parameter of \`${entry.path}\` has no name, and so no description.`, { within: entry, suggestion: "Name it: `(name: type)`." });
  return finding(source, parameterSpan(source, entry, name), "missing-parameter-text", `The parameter \`${name}\` of \`${entry.path}\` has no description.`, { within: entry, suggestion: `Write \`@param ${name} -- …\`.` });
}

/** `missing-return-text` */
export const checkReturnTexts: LintCheck = (file) =>
  file.callables.flatMap(({ entry, signatures }) => {
    if (!signatures.some(({ returns }) => returns.some(({ description }) => description === ""))) return [];
    const message = `What \`${entry.path}\` returns has no description.`;
    return [finding(file.source, headSpan(file.source, entry), "missing-return-text", message, { within: entry, suggestion: "Write `@return name -- …`, one for each value." })];
  });

/** `summary-sentence` */
export const checkSummaries: LintCheck = (file) => {
  const { module } = file.draft;
  const introduction = file.tree.moduleDoc?.lines[0]?.start;
  const own = module.description === "" || introduction === undefined ? [] : checkSummary(file, module.summary, introduction, `The introduction of \`${module.name}\``);
  return [
    ...own,
    ...file.shown.flatMap((entry) => {
      if (entry.description === "") return [];
      const place = file.docAt.get(startOf(file.source, entry.location))?.doc.lines.find(({ text }) => text.trim() !== "");
      return checkSummary(file, entry.summary, place?.start ?? startOf(file.source, entry.location), `The description of \`${entry.path}\``);
    }),
  ];
};

function checkSummary(file: LintFile, summary: string, start: number, subject: string): readonly Finding[] {
  const lineEnd = file.source.text.indexOf("\n", start);
  const end = lineEnd === -1 ? file.source.text.length : lineEnd;
  const span = [start, start + file.source.text.slice(start, end).trimEnd().length] as const;
  if (summary === "") return [finding(file.source, span, "summary-sentence", `${subject} does not begin with a sentence.`)];
  if (/^["'(*_]*\p{Ll}/u.test(summary)) return [finding(file.source, span, "summary-sentence", `${subject} does not begin with a capital letter.`)];
  if (/[.!?…]["'”’)*_`]*$/.test(summary)) return [];
  const fix = fullStop(file, summary, span);
  return [finding(file.source, span, "summary-sentence", `The first sentence of ${subject.charAt(0).toLowerCase()}${subject.slice(1)} has no end.`, { suggestion: "End it with a full stop.", fix })];
}

/** Safe only where the whole sentence is one line of the file and ends in a word. */
function fullStop({ source }: LintFile, summary: string, [start, end]: readonly [number, number]): Fix | null {
  const written = source.text.slice(start, end);
  return written === summary && /[\p{L}\p{N}`)\]]$/u.test(written) ? { span: [end, end], text: "." } : null;
}
