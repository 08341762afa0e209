import { type Diagnostic, didYouMean } from "luau-diagnostics";
import type { CommentProblem, ConvertedFile } from "../../model/converted-file";
import type { RuleName } from "../../model/rules";
import { report, type Check } from "./check";

export const checkDialects: Check = (convertedFiles) =>
  convertedFiles.flatMap((converted) =>
    converted.commentProblems.map((problem) =>
      diagnosticOf(
        converted,
        problem.kind === "unknownOwner"
          ? { ...problem, candidates: [...(problem.candidates ?? []), ...classesIn(convertedFiles)] }
          : problem,
      ),
    ),
  );

/** Members may belong to a class of any file. */
const classesIn = (convertedFiles: readonly ConvertedFile[]): readonly string[] =>
  convertedFiles.flatMap(({ classNames }) => classNames);

function diagnosticOf({ source }: ConvertedFile, problem: CommentProblem): Diagnostic {
  const [rule, message, suggestion = null] = REPORTS[problem.kind](problem);
  return report(source, problem.span, rule, message, suggestion);
}

type Report = (
  problem: CommentProblem,
) => readonly [rule: RuleName, message: string, suggestion?: string | null];

/** `boolean ok`, in a comment; Moonwave's order is `ok boolean`. */
const NAMED_AFTER_TYPE = /^([\w.]+\??)\s+([A-Za-z_]\w*)$/;

const REPORTS: Readonly<Record<CommentProblem["kind"], Report>> = {
  namelessTag: ({ name }) => ["nameless-tag", `\`@${name}\` needs a name after it.`],
  noAddress: ({ name }) => [
    "nameless-tag",
    `\`@${name}\` needs the name of a type and an address after it.`,
    `Write \`@${name} Name https://example.com/Name\`.`,
  ],
  untyped: ({ name }) => [
    "comment-type",
    `No type is written for ${name}: it is shown as \`unknown\`.`,
    "Write the type, in the comment or in the code.",
  ],
  badType: ({ name, detail }) => [
    "comment-type",
    `\`${name}\` is not a type${detail ? `: ${detail}` : ""}`.replace(/\.?$/, "."),
    NAMED_AFTER_TYPE.test(name)
      ? `Write a name before its type: \`${name.replace(NAMED_AFTER_TYPE, "$2 $1")}\`, or \`--\` before a description.`
      : "Write a type of Luau.",
  ],
  contradiction: ({ name }) => [
    "comment-type",
    `The comment gives ${name === "the result" ? name : `\`${name}\``} another type than the code.`,
    "Remove the type from the comment: the code's is shown.",
  ],
  unknownOwner: ({ name, detail = null, candidates = [] }) =>
    detail === null
      ? ["unknown-owner", `\`${name}\` belongs to no class.`, "Write `@within Class`."]
      : [
          "unknown-owner",
          `There is no class or table \`${detail}\` in this file: \`${name}\` is on no page.`,
          didYouMean(detail, candidates) ?? `Write \`@class ${detail}\` above what it documents.`,
        ],
  opaqueOwner: ({ name, detail }) => [
    "unknown-owner",
    `The type \`${detail ?? ""}\` is not written out as a table: \`${name}\` is on no page.`,
    "Write the fields of the type.",
  ],
  repeated: ({ name }) => ["unknown-owner", `\`${name}\` is documented twice: this comment is on no page.`],
};
