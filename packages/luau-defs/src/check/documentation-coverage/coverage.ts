/** In: analysed files. Out: how many of their declarations are published, documented and have a sample. */
import { compare } from "luau-syntax";
import { modulesOf, type ConvertedFile } from "../../model/converted-file";
import { entriesWithMembers, shownEntries, isDocumented } from "../../model/entries";
import type { AnyEntry, Module } from "../../model/model";
import type { Verified, VerifiedWith } from "../../model/verified";
import type { TextShare } from "../../link/luau-lsp-docs/unmatched-texts";

export interface Counts {
  readonly declared: number;
  /** All but `@private` ones. */
  readonly published: number;
  /** Published ones with a description. */
  readonly documented: number;
  /** Published ones with a code block in their description. */
  readonly samples: number;
}

interface VerifiedCounts extends VerifiedWith {
  readonly present: number;
  readonly missing: number;
}

interface ModuleCoverage extends Counts {
  readonly module: string;
  readonly file: string;
  readonly unpublishedTexts: number;
}

export interface Coverage {
  readonly modules: readonly ModuleCoverage[];
  readonly total: Counts & Pick<ModuleCoverage, "unpublishedTexts">;
  /** Per file of `docs`: the number of texts, and how many of them belong to a declaration. */
  readonly texts: readonly JoinedTexts[];
  /** One for each `verified.json`; absent without any. */
  readonly verified?: readonly VerifiedCounts[];
}

type JoinedTexts = Omit<TextShare, "unmatched">;

export function coverageOf(
  convertedFiles: readonly ConvertedFile[],
  shares: readonly JoinedTexts[] = [],
  verified: readonly Verified[] = [],
): Coverage {
  const modules = convertedFiles
    .flatMap((converted) => modulesOf(converted).map((module) => coverageOfModule(converted, module)))
    .sort((a, b) => compare(a.module, b.module));
  const sum = (field: keyof Coverage["total"]): number =>
    modules.reduce((total, one) => total + one[field], 0);
  return {
    modules,
    total: {
      declared: sum("declared"),
      published: sum("published"),
      documented: sum("documented"),
      samples: sum("samples"),
      unpublishedTexts: sum("unpublishedTexts"),
    },
    texts: shares.map(({ file, texts, joined }) => ({ file, texts, joined })),
    ...(verified.length > 0 && { verified: countVerified(convertedFiles, verified) }),
  };
}

function countVerified(
  convertedFiles: readonly ConvertedFile[],
  verified: readonly Verified[],
): readonly VerifiedCounts[] {
  const entries = convertedFiles.flatMap(modulesOf).flatMap(entriesWithMembers);
  const declared = entries.map(({ id }) => id);
  return verified.map(({ engine, date, present, missing }) => ({
    engine,
    date,
    present: declared.filter((id) => present.has(id)).length,
    missing: declared.filter((id) => missing.has(id)).length,
  }));
}

function coverageOfModule(converted: ConvertedFile, module: Module): ModuleCoverage {
  const shown = shownEntries(module);
  const texts = converted.unpublished.reduce((count, { docs }) => count + docs.length, 0);
  return {
    module: module.name,
    file: converted.source.path,
    declared: entriesWithMembers(module).length,
    published: shown.length,
    documented: shown.filter(isDocumented).length,
    samples: shown.filter(hasSample).length,
    unpublishedTexts: module === converted.module ? texts : 0,
  };
}

const hasSample = ({ doc: { description } }: AnyEntry): boolean => /^ {0,3}(?:```|~~~)/m.test(description);
