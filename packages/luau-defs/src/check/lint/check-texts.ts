/** Reports missing texts, and summaries that are not sentences. */
import { isDocumented } from "../../model/entries";
import { restOfLine, type Span } from "luau-syntax";
import type { AnyEntry } from "../../model/model";
import { atEntry, atParameter, entryRule } from "./entry-finding";
import {
  finding,
  startOf,
  type Callable,
  type Fix,
  type LocatedFinding,
  type LintCheck,
  type LintFile,
} from "./finding";

export const checkIntroduction: LintCheck = ({ source, converted: { module } }) => {
  if (module.description !== "") return [];
  const suggestion = "Begin the file with a block comment, `--[=[ … ]=]`, and a blank line.";
  return [
    finding(source, [0, 0], "missing-introduction", `The module \`${module.name}\` has no introduction.`, {
      suggestion,
    }),
  ];
};

export const checkDescriptions: LintCheck = (file) =>
  file.shown
    .filter((entry) => !isDocumented(entry) && !isDescribedByIntroduction(entry, file))
    .map((entry) => atEntry(file, entry, DESCRIPTION));

const DESCRIPTION = entryRule("missing-description", (entry) => ({
  message: `\`${entry}\` has no description.`,
  suggestion: "Say in a `---` comment above it what it is for.",
}));

/** A module in plain Luau that returns a class is that class: its comment is the module's introduction. */
const isDescribedByIntroduction = (entry: AnyEntry, { converted: { form, module } }: LintFile): boolean =>
  entry.kind === "class" && entry.name === module.name && module.description !== "" && form !== "definitions";

export const checkParameterTexts: LintCheck = (file) => {
  const found: LocatedFinding[] = [];
  for (const { entry, signatures } of file.callables) {
    for (const name of undescribed(signatures))
      found.push(
        name === "_" ? atEntry(file, entry, NAMELESS_PARAMETER) : atParameter(file, entry, name, PARAMETER),
      );
  }
  return found;
};

function undescribed(signatures: Callable["signatures"]): readonly string[] {
  const names: string[] = [];
  for (const { parameters } of signatures) {
    for (const { name, description, defaultValue } of parameters)
      if (description === "" && defaultValue === null && !names.includes(name)) names.push(name);
  }
  return names;
}

const PARAMETER = entryRule("missing-parameter-text", (entry, parameter) => ({
  message: `The parameter \`${parameter}\` of \`${entry}\` has no description.`,
  suggestion: `Write \`@param ${parameter} -- …\`.`,
}));

const NAMELESS_PARAMETER = entryRule("missing-parameter-text", (entry) => ({
  message: `A parameter of \`${entry}\` has no name, and so no description.`,
  suggestion: "Name it: `(name: type)`.",
}));

export const checkReturnTexts: LintCheck = (file) =>
  file.callables
    .filter(({ signatures }) => signatures.some(hasReturnWithoutText))
    .map(({ entry }) => atEntry(file, entry, RETURN));

const hasReturnWithoutText = ({ returns }: Callable["signatures"][number]): boolean =>
  returns.some(({ description }) => description === "");

const RETURN = entryRule("missing-return-text", (entry) => ({
  message: `What \`${entry}\` returns has no description.`,
  suggestion: "Write `@return name -- …`, one for each value.",
}));

export const checkSummaries: LintCheck = (file) => {
  const { module } = file.converted;
  const introduction = file.tree.moduleDoc?.lines[0]?.start;
  const own =
    module.description === "" || introduction === undefined
      ? []
      : checkSummary(file, module.summary, introduction, `The introduction of \`${module.name}\``);
  const described = file.shown.filter(({ doc: { description } }) => description !== "");
  return [
    ...own,
    ...described.flatMap((entry) => {
      const place = file.docAt
        .get(startOf(file.source, entry.location))
        ?.doc.lines.find(({ text }) => text.trim() !== "");
      return checkSummary(
        file,
        entry.doc.summary,
        place?.start ?? startOf(file.source, entry.location),
        `The description of \`${entry.path}\``,
      );
    }),
  ];
};

/** Names of systems and devices that start with a lower-case letter. */
const SMALL_LETTER = /^["'(*_]*(?!(?:i(?:OS|PadOS|Pad|Phone)|macOS|tvOS|visionOS|watchOS)\b)\p{Ll}/u;

function checkSummary(
  file: LintFile,
  summary: string,
  start: number,
  subject: string,
): readonly LocatedFinding[] {
  const span = restOfLine(file.source, start);
  if (summary === "")
    return [finding(file.source, span, "summary-sentence", `${subject} does not begin with a sentence.`)];
  if (SMALL_LETTER.test(summary))
    return [
      finding(file.source, span, "summary-sentence", `${subject} does not begin with a capital letter.`),
    ];
  if (/[.!?…]["'”’)*_`]*$/.test(summary)) return [];
  const fix = fullStop(file, summary, span);
  return [
    finding(
      file.source,
      span,
      "summary-sentence",
      `The first sentence of ${subject.charAt(0).toLowerCase()}${subject.slice(1)} has no end.`,
      { suggestion: "End it with a full stop.", fix },
    ),
  ];
}

/** Safe only if the whole sentence is on one line of the file and ends in a word. */
function fullStop({ source }: LintFile, summary: string, [start, end]: Span): Fix | null {
  const written = source.text.slice(start, end);
  return written === summary && /[\p{L}\p{N}`)\]]$/u.test(written) ? { span: [end, end], text: "." } : null;
}
