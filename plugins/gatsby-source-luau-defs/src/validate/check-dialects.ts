import { assertNever, didYouMean, type Diagnostic } from "luau-contract";
import type { DialectFinding, ModuleDraft } from "../model/draft";
import { report, type Check } from "./check";

/** What comments of other dialects say that the reference cannot show as it is. */
export const checkDialects: Check = (drafts) =>
  drafts.flatMap((draft) => draft.dialectFindings.map((finding) => diagnosticOf(draft, finding)));

const NAMES: ReadonlyMap<string, string> = new Map([
  ["luau-defs", "our dialect"],
  ["moonwave", "Moonwave"],
  ["ldoc", "LDoc"],
  ["luacats", "LuaCATS"],
]);

const titleOf = (dialect: string): string => NAMES.get(dialect) ?? dialect;

function diagnosticOf(
  { source }: ModuleDraft,
  { kind, name, detail, known, span }: DialectFinding,
): Diagnostic {
  switch (kind) {
    case "namelessTag":
      return report(source, span, "nameless-tag", `\`@${name}\` needs a name after it.`);
    case "untyped":
      return report(
        source,
        span,
        "comment-type",
        `No type is written for ${name}: it is shown as \`unknown\`.`,
        "Write the type, in the comment or in the code.",
      );
    case "badType":
      return report(
        source,
        span,
        "comment-type",
        `\`${name}\` is no type${detail == null ? "" : `: ${detail}`}`.replace(/\.?$/, "."),
        "Write a type of Luau.",
      );
    case "contradiction":
      return report(
        source,
        span,
        "comment-type",
        `The comment gives ${name === "the result" ? name : `\`${name}\``} another type than the code.`,
        "Remove the type from the comment: the code's is shown.",
      );
    case "unknownOwner":
      return detail == null
        ? report(source, span, "unknown-owner", `\`${name}\` belongs to no class.`, "Write `@within Class`.")
        : report(
            source,
            span,
            "unknown-owner",
            `There is no class or table \`${detail}\` in this file: \`${name}\` is on no page.`,
            didYouMean(detail, known ?? []) ?? `Write \`@class ${detail}\` above what it documents.`,
          );
    case "closedOwner":
      return report(
        source,
        span,
        "unknown-owner",
        `The type \`${detail ?? ""}\` is not written out as a table: \`${name}\` is on no page.`,
        "Write the fields of the type.",
      );
    case "repeated":
      return report(
        source,
        span,
        "unknown-owner",
        `\`${name}\` is documented twice: this comment is on no page.`,
      );
    case "mixed":
      return report(
        source,
        span,
        "mixed-dialects",
        `This comment is in the dialect of ${titleOf(name)}, and most of the file in that of ${titleOf(detail ?? "")}.`,
        `Write one of them, or convert the file: \`luau-defs convert --from ${name}\`.`,
      );
    case "unsupported":
      return report(source, span, "comment-type", `${name} is not shown: Luau has none.`);
    default:
      return assertNever(kind);
  }
}
