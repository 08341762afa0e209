import { type Diagnostic, didYouMean } from "luau-diagnostics";
import { assertNever } from "luau-syntax";
import type { DialectFinding, ConvertedFile } from "../../model/converted-file";
import { report, type Check } from "./check";

export const checkDialects: Check = (convertedFiles) =>
  convertedFiles.flatMap((converted) =>
    converted.dialectFindings.map((finding) =>
      diagnosticOf(
        converted,
        finding.kind === "unknownOwner"
          ? { ...finding, candidates: [...(finding.candidates ?? []), ...classesIn(convertedFiles)] }
          : finding,
      ),
    ),
  );

/** Members may belong to a class of any file. */
const classesIn = (convertedFiles: readonly ConvertedFile[]): readonly string[] =>
  convertedFiles.flatMap(({ classNames }) => classNames);

interface Told {
  readonly rule: "comment-type" | "nameless-tag" | "unknown-owner";
  readonly message: string;
  readonly suggestion?: string;
}

function diagnosticOf({ source }: ConvertedFile, finding: DialectFinding): Diagnostic {
  const { rule, message, suggestion } = toldOf(finding);
  return report(source, finding.span, rule, message, suggestion ?? null);
}

function toldOf(finding: DialectFinding): Told {
  const { kind, name, detail = null } = finding;
  switch (kind) {
    case "namelessTag":
      return { rule: "nameless-tag", message: `\`@${name}\` needs a name after it.` };
    case "noAddress":
      return {
        rule: "nameless-tag",
        message: `\`@${name}\` needs the name of a type and an address after it.`,
        suggestion: `Write \`@${name} Name https://example.com/Name\`.`,
      };
    case "untyped":
    case "badType":
    case "contradiction":
      return { rule: "comment-type", ...typeMessage(kind, name, detail) };
    case "unknownOwner":
    case "closedOwner":
    case "repeated":
      return { rule: "unknown-owner", ...ownerMessage({ ...finding, kind }) };
    default:
      return assertNever(kind);
  }
}

type Message = Omit<Told, "rule">;

function typeMessage(
  kind: "untyped" | "badType" | "contradiction",
  name: string,
  detail: string | null,
): Message {
  switch (kind) {
    case "untyped":
      return {
        message: `No type is written for ${name}: it is shown as \`unknown\`.`,
        suggestion: "Write the type, in the comment or in the code.",
      };
    case "badType":
      return {
        message: `\`${name}\` is not a type${detail === null ? "" : `: ${detail}`}`.replace(/\.?$/, "."),
        suggestion: "Write a type of Luau.",
      };
    case "contradiction":
      return {
        message:
          `The comment gives ${name === "the result" ? name : `\`${name}\``} another type than the ` +
          "code.",
        suggestion: "Remove the type from the comment: the code's is shown.",
      };
    default:
      return assertNever(kind);
  }
}

type OwnerFinding = DialectFinding & { readonly kind: "unknownOwner" | "closedOwner" | "repeated" };

function ownerMessage({ kind, name, detail = null, candidates: known = [] }: OwnerFinding): Message {
  if (kind === "repeated") return { message: `\`${name}\` is documented twice: this comment is on no page.` };
  if (kind === "closedOwner")
    return {
      message: `The type \`${detail ?? ""}\` is not written out as a table: \`${name}\` is on no page.`,
      suggestion: "Write the fields of the type.",
    };
  if (detail === null)
    return { message: `\`${name}\` belongs to no class.`, suggestion: "Write `@within Class`." };
  return {
    message: `There is no class or table \`${detail}\` in this file: \`${name}\` is on no page.`,
    suggestion: didYouMean(detail, known) ?? `Write \`@class ${detail}\` above what it documents.`,
  };
}
