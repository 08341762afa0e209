/** All problems other than syntax errors, without those that follow from one. */
import type { Diagnostic } from "luau-diagnostics";
import type { LinkedFile, ConvertedFile } from "../../model/converted-file";
import { report, type Check } from "./check";
import { checkAliases } from "./check-aliases";
import { checkDialects } from "./check-dialects";
import { checkDuplicates } from "./check-duplicates";
import { checkInheritance } from "./check-inheritance";
import { checkLinks } from "./check-symbol-links";
import { checkModules } from "./check-modules";
import { checkParameters } from "./check-parameters";
import { checkRequires } from "./check-requires";
import { checkStrayDocs } from "./check-stray-docs";
import { checkTags } from "./check-tags";
import { checkUnknownTypes } from "./check-unknown-types";
import { checkUnpublished } from "./check-unpublished";

/** Reports types for scripts that are declared inside a block, and therefore local to it. */
const checkBlockTypes: Check = (convertedFiles) =>
  convertedFiles.flatMap(({ source, declarations }) =>
    declarations
      .filter(({ isUnreachable }) => isUnreachable)
      .map(({ name, span }) => {
        const message = `\`${name}\` is declared inside a block: scripts cannot name it.`;
        return report(source, span, "block-type", message, "Move it to the top level of the file.");
      }),
  );

const checkDeclareClass: Check = (convertedFiles) =>
  convertedFiles.flatMap(({ source, classSpellings }) =>
    classSpellings.map(({ name, parent, span }) => {
      const message = "`declare class` is the older spelling, which current Luau tools refuse.";
      const heritage = parent === null ? "" : ` extends ${parent}`;
      const suggestion = `Write \`declare extern type ${name}${heritage} with\`.`;
      return report(source, span, "declare-class", message, suggestion);
    }),
  );

const CHECKS: readonly Check[] = [
  checkUnknownTypes,
  checkInheritance,
  checkDuplicates,
  checkBlockTypes,
  checkDeclareClass,
  checkModules,
  checkRequires,
  checkDialects,
  checkTags,
  checkAliases,
  checkParameters,
  checkLinks,
  checkStrayDocs,
  checkUnpublished,
];

/** @param external files that are linked to but not checked */
export const validateModules = (
  convertedFiles: readonly LinkedFile[],
  external: readonly ConvertedFile[] = [],
): readonly Diagnostic[] =>
  withoutFollowUps(
    CHECKS.flatMap((check) => check(convertedFiles, external)),
    convertedFiles,
  );

/** Findings in a broken declaration, or about a name that one may declare, follow from a syntax error. */
function withoutFollowUps(
  findings: readonly Diagnostic[],
  convertedFiles: readonly ConvertedFile[],
): readonly Diagnostic[] {
  const broken = convertedFiles.filter((converted) => converted.unreliableSpans.length > 0);
  if (broken.length === 0) return findings;
  const names = new Set(broken.flatMap(namesIn));
  const sources = new Map(convertedFiles.map((converted) => [converted.source.path, converted]));
  return findings.filter((one) => {
    const converted = sources.get(one.file);
    if (converted === undefined) return true;
    const { lineStarts, text } = converted.source;
    const offset = (line: number, column: number): number => (lineStarts[line - 1] ?? 0) + column - 1;
    const start = offset(one.line, one.column);
    if (converted.unreliableSpans.some(([from, to]) => from <= start && start < to)) return false;
    const name = /\w+(?=\W*$)/.exec(text.slice(start, offset(one.endLine, one.endColumn)))?.[0];
    return !UNKNOWN.has(one.rule) || name === undefined || !names.has(name);
  });
}

/** Rules about names that lead nowhere. */
const UNKNOWN: ReadonlySet<string> = new Set(["comment-type", "module-type", "unknown-link", "unknown-type"]);

/** The names in broken declarations, without their comments. */
const namesIn = ({ source, unreliableSpans }: ConvertedFile): readonly string[] =>
  unreliableSpans.flatMap(([start, end]) => {
    const code = source.text.slice(start, end).replace(/--\[(=*)\[[\s\S]*?\]\1\]|--.*/g, "");
    return code.match(/[A-Za-z_]\w*/g) ?? [];
  });
