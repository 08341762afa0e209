import { assertNever } from "luau-syntax";
import type { ConvertedFile, ModuleFinding } from "../../model/converted-file";
import { report, type Check } from "./check";

/** Reports parts of plain modules that are computed, and therefore missing from the reference. */
export const checkModules: Check = (convertedFiles) =>
  convertedFiles.flatMap((converted) =>
    converted.moduleFindings.map((finding) => diagnosticOf(converted, finding)),
  );

function diagnosticOf({ source }: ConvertedFile, { kind, name, span }: ModuleFinding) {
  switch (kind) {
    case "noModule":
      return report(
        source,
        span,
        "no-module",
        "This file returns no table: it has no page.",
        "Return the module's table, or leave the file out of the definitions.",
      );
    case "builtByCall":
      return report(
        source,
        span,
        "no-module",
        "This table is built by a call: the reference has no field of it but those that are added here.",
        "Write its type: `local module: Module = …`.",
      );
    case "dynamicKey":
      return report(
        source,
        span,
        "dynamic-key",
        `A field of \`${name}\` has a name that is not written out: it is not in the reference.`,
        "Write `name = …` for each, or give the table a type.",
      );
    case "unannotated":
      return report(
        source,
        span,
        "missing-annotation",
        `No type is written for ${name}: it is shown as \`unknown\`.`,
        "Annotate it with its type.",
      );
    case "unanswered":
      return report(
        source,
        span,
        "missing-annotation",
        "Luau could not check this module: types that are not written in it are shown as `unknown`.",
        "Annotate what it exports, or divide it.",
      );
    default:
      return assertNever(kind);
  }
}
