/** Reports missing texts, and summaries that are not sentences. */
import { isDocumented } from "../../model/entries";
import { restOfLine, type Span } from "luau-syntax";
import type { AnyEntry } from "../../model/model";
import {
  descriptionStart,
  headSpan,
  parameterSpan,
  type Callable,
  type Fix,
  type LintCheck,
  type LintFile,
  type LintProblem,
} from "./finding";

export const checkIntroduction: LintCheck = ({ converted: { module } }) =>
  module.description !== ""
    ? []
    : [
        {
          span: [0, 0],
          message: `The module \`${module.name}\` has no introduction.`,
          suggestion: "Begin the file with a block comment, `--[=[ … ]=]`, and a blank line.",
        },
      ];

export const checkDescriptions: LintCheck = (file) =>
  file.shown
    .filter((entry) => !isDocumented(entry) && !isDescribedByIntroduction(entry, file))
    .map((entry) => ({
      span: headSpan(file.source, entry),
      message: `\`${entry.path}\` has no description.`,
      suggestion: "Say in a `---` comment above it what it is for.",
    }));

/** A module in plain Luau that returns a class is that class: its comment is the module's introduction. */
const isDescribedByIntroduction = (entry: AnyEntry, { converted: { form, module } }: LintFile): boolean =>
  entry.kind === "class" && entry.name === module.name && module.description !== "" && form !== "definitions";

export const checkParameterTexts: LintCheck = ({ source, callables }) =>
  callables.flatMap(({ entry, signatures }) =>
    undescribed(signatures).map((name) =>
      name === "_"
        ? {
            span: headSpan(source, entry),
            message: `A parameter of \`${entry.path}\` has no name, and so no description.`,
            suggestion: "Name it: `(name: type)`.",
          }
        : {
            span: parameterSpan(source, entry, name),
            message: `The parameter \`${name}\` of \`${entry.path}\` has no description.`,
            suggestion: `Write \`@param ${name} -- …\`.`,
          },
    ),
  );

function undescribed(signatures: Callable["signatures"]): readonly string[] {
  const names: string[] = [];
  for (const { parameters } of signatures) {
    for (const { name, description, defaultValue } of parameters)
      if (description === "" && defaultValue === null && !names.includes(name)) names.push(name);
  }
  return names;
}

export const checkReturnTexts: LintCheck = ({ source, callables }) =>
  callables
    .filter(({ signatures }) => signatures.some(hasReturnWithoutText))
    .map(({ entry }) => ({
      span: headSpan(source, entry),
      message: `What \`${entry.path}\` returns has no description.`,
      suggestion: "Write `@return name -- …`, one for each value.",
    }));

const hasReturnWithoutText = ({ returns }: Callable["signatures"][number]): boolean =>
  returns.some(({ description }) => description === "");

export const checkSummaries: LintCheck = (file) => {
  const { module } = file.converted;
  const introduction = file.tree.moduleDoc?.lines[0]?.start;
  const ofModule =
    module.description === "" || introduction === undefined
      ? []
      : checkSummary(file, module.summary, introduction, `introduction of \`${module.name}\``);
  const described = file.shown.filter(({ doc: { description } }) => description !== "");
  const ofEntries = described.flatMap((entry) => {
    const start = descriptionStart(file, entry);
    return checkSummary(file, entry.doc.summary, start, `description of \`${entry.path}\``);
  });
  return [...ofModule, ...ofEntries];
};

/** Names of systems and devices that start with a lower-case letter. */
const SMALL_LETTER = /^["'(*_]*(?!(?:i(?:OS|PadOS|Pad|Phone)|macOS|tvOS|visionOS|watchOS)\b)\p{Ll}/u;

function checkSummary(file: LintFile, summary: string, start: number, text: string): readonly LintProblem[] {
  const span = restOfLine(file.source, start);
  if (summary === "") return [{ span, message: `The ${text} does not begin with a sentence.` }];
  if (SMALL_LETTER.test(summary))
    return [{ span, message: `The ${text} does not begin with a capital letter.` }];
  if (/[.!?…]["'”’)*_`]*$/.test(summary)) return [];
  return [
    {
      span,
      message: `The first sentence of the ${text} has no end.`,
      suggestion: "End it with a full stop.",
      fix: fullStop(file, summary, span),
    },
  ];
}

/** Safe only if the whole sentence is on one line of the file and ends in a word. */
function fullStop({ source }: LintFile, summary: string, [start, end]: Span): Fix | null {
  const quoted = source.text.slice(start, end);
  return quoted === summary && /[\p{L}\p{N}`)\]]$/u.test(quoted) ? { span: [end, end], text: "." } : null;
}
