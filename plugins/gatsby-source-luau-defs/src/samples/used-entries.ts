/**
 * In: the model. Out: the entry of each symbol that samples use (read-uses.ts): `global/Timer.clear` and
 * `globaltype/Door.open` of definitions, `std/fs.luau#read` of a plain module, `#Door.open` of a value of one
 * of its types.
 */
import { documentationSymbol } from "../emit/editors/documentation-symbol";
import { modulesOf, type ConvertedFile } from "../model/converted-file";
import { entriesOf, isPublic, membersOf } from "../model/entries";
import type { ApiModel, AnyEntry, Entry, Member, Module } from "../model/model";
import { sourceName } from "./module-scope";

/** The entry that pages show a symbol in; null for other symbols. */
export type UsedEntries = (symbol: string) => AnyEntry | null;

interface AnalysedFile {
  readonly source: { readonly path: string };
  readonly converted: ConvertedFile;
}

export function usedEntries({ modules }: ApiModel, files: readonly AnalysedFile[]): UsedEntries {
  const fileOf = new Map(
    files.flatMap((file) => modulesOf(file.converted).map(({ id }) => [id, file] as const)),
  );
  const found = new Map<string, AnyEntry | null>();
  for (const module of modules) {
    const file = fileOf.get(module.id);
    const symbols =
      file?.converted.form === "module" ? ofPlainModule(module, file.source.path) : ofDefinitions(module);
    for (const [symbol, entry] of symbols)
      found.set(symbol, isClash(found.get(symbol), entry) ? null : entry);
  }
  return (symbol) => found.get(symbol) ?? null;
}

type Symbols = readonly (readonly [symbol: string, entry: AnyEntry])[];

/** Of two modules, a type of one name: no sample tells which it means. */
const isClash = (known: AnyEntry | null | undefined, entry: AnyEntry): boolean =>
  known === null || (known !== undefined && known.module !== entry.module);

const ofDefinitions = (module: Module): Symbols =>
  entriesOf(module).flatMap((entry): Symbols => {
    const symbol = documentationSymbol(entry);
    const table = (entry.kind === "enum" && entry.extern?.table) || null;
    return [
      [symbol, entry],
      ...membersIn(entry, symbol),
      ...(table === null ? [] : membersIn(entry, `globaltype/${table}`)),
    ];
  });

function ofPlainModule(module: Module, path: string): Symbols {
  const source = sourceName(path);
  const root = module.table?.split(".")[0] ?? module.name;
  return entriesOf(module).flatMap((entry): Symbols => {
    const name = entry.path.replaceAll(":", ".");
    const local = name.startsWith(`${root}.`) ? name.slice(root.length + 1) : name;
    return [
      [`${source}#${local}`, entry],
      ...membersIn(entry, `${source}#${local}`),
      ...(entry.kind === "class" ? membersIn(entry, `#${entry.name}`) : []),
    ];
  });
}

const membersIn = (entry: Entry, symbol: string): Symbols =>
  membersOf(entry)
    .filter(isPublic)
    .map((member) => [`${symbol}.${member.name}`, hasSection(member) ? member : entry]);

/** Properties and values are lines of their owner's section. */
const hasSection = (member: Member): boolean =>
  member.kind === "function" || (member.kind === "property" && member.event !== null);
