/** In: the model. Out: the entry of each symbol of read-uses.ts: `global/Timer.clear`, `std/fs.luau#read`. */
import { dotted } from "luau-syntax";
import { documentationSymbol } from "../../write/editors/documentation-symbol";
import { modulesOf, type ConvertedFile } from "../../model/converted-file";
import { entriesOf, isPublic, membersOf } from "../../model/entries";
import type { ApiModel, AnyEntry, Entry, Member, Module } from "../../model/model";
import { sourceName } from "./module-scope";

interface UsedEntry {
  readonly entry: AnyEntry;
  /** The entry that pages show it in: properties and values are lines of their owner's section. */
  readonly section: AnyEntry;
}

/** Null for symbols that the model does not have. */
export type UsedEntries = (symbol: string) => UsedEntry | null;

interface AnalysedFile {
  readonly source: { readonly path: string };
  readonly converted: ConvertedFile;
}

export function usedEntries({ modules }: ApiModel, files: readonly AnalysedFile[]): UsedEntries {
  const fileOf = new Map(
    files.flatMap((file) => modulesOf(file.converted).map(({ id }) => [id, file] as const)),
  );
  const bySymbol = new Map<string, UsedEntry | null>();
  for (const module of modules) {
    const file = fileOf.get(module.id);
    const symbols =
      file?.converted.form === "module" ? ofPlainModule(module, file.source.path) : ofDefinitions(module);
    for (const [symbol, used] of symbols)
      bySymbol.set(symbol, isClash(bySymbol.get(symbol), used) ? null : used);
  }
  return (symbol) => bySymbol.get(symbol) ?? null;
}

type Symbols = readonly (readonly [symbol: string, used: UsedEntry])[];

/** Whether two modules have a type of one name: a sample does not show which it means. */
const isClash = (earlier: UsedEntry | null | undefined, { entry }: UsedEntry): boolean =>
  earlier === null || (earlier !== undefined && earlier.entry.module !== entry.module);

const ofDefinitions = (module: Module): Symbols =>
  entriesOf(module).flatMap((entry): Symbols => {
    const symbol = documentationSymbol(entry);
    const table = (entry.kind === "enum" && entry.extern?.table) || null;
    return [
      [symbol, { entry, section: entry }],
      ...membersIn(entry, symbol),
      ...(table === null ? [] : membersIn(entry, `globaltype/${table}`)),
    ];
  });

function ofPlainModule(module: Module, path: string): Symbols {
  const source = sourceName(path);
  const root = module.table?.split(".")[0] ?? module.name;
  return entriesOf(module).flatMap((entry): Symbols => {
    const name = dotted(entry.path);
    const local = name.startsWith(`${root}.`) ? name.slice(root.length + 1) : name;
    return [
      [`${source}#${local}`, { entry, section: entry }],
      ...membersIn(entry, `${source}#${local}`),
      ...(entry.kind === "class" ? membersIn(entry, `#${entry.name}`) : []),
    ];
  });
}

const membersIn = (entry: Entry, symbol: string): Symbols =>
  membersOf(entry)
    .filter(isPublic)
    .map((member) => [
      `${symbol}.${member.name}`,
      { entry: member, section: hasSection(member) ? member : entry },
    ]);

const hasSection = (member: Member): boolean =>
  member.kind === "function" || (member.kind === "property" && member.event !== null);
