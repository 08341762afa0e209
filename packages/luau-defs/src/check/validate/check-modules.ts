import type { ModuleProblem } from "../../model/converted-file";
import type { RuleName } from "../../model/rules";
import { report, type Check } from "./check";

/** Reports parts of plain modules that are computed, and therefore missing from the reference. */
export const checkModules: Check = (convertedFiles) =>
  convertedFiles.flatMap(({ source, moduleProblems }) =>
    moduleProblems.map(({ kind, name, span }) => report(source, span, ...REPORTS[kind](name))),
  );

type Report = (name: string) => readonly [rule: RuleName, message: string, suggestion: string];

const REPORTS: Readonly<Record<ModuleProblem["kind"], Report>> = {
  noModule: () => [
    "no-module",
    "This file returns no table: it has no page.",
    "Return the module's table, or leave the file out of the definitions.",
  ],
  builtByCall: () => [
    "no-module",
    "What this file returns is not written out: the reference has only the fields that are added here.",
    "Write its type: `local module: Module = …`.",
  ],
  dynamicKey: (name) => [
    "dynamic-key",
    `A field of \`${name}\` has a name that is not written out: it is not in the reference.`,
    "Write `name = …` for each, or give the table a type.",
  ],
  unannotated: (name) => [
    "missing-annotation",
    `No type is written for ${name}: it is shown as \`unknown\`.`,
    "Annotate it with its type.",
  ],
  unanswered: () => [
    "missing-annotation",
    "Luau could not check this module: types that are not written in it are shown as `unknown`.",
    "Annotate what it exports, or divide it.",
  ],
};
