/**
 * In: the linked files. Out: all problems other than syntax errors. Each check is a function in its own file;
 * a new check is added to this list and to `validation-rules.ts`. `follow-ups.ts` removes problems that
 * follow from a syntax error.
 */
import type { Diagnostic } from "luau-diagnostics";
import type { LinkedFile, ConvertedFile } from "../../model/converted-file";
import type { Check } from "./check";
import { checkAliases } from "./check-aliases";
import { checkBlockTypes } from "./check-block-types";
import { checkDeclareClass } from "./check-declare-class";
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
import { withoutFollowUps } from "./follow-ups";

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
