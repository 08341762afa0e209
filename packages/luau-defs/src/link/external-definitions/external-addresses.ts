import { type Diagnostic, diagnosticAt } from "luau-diagnostics";
import { lastPart } from "luau-syntax";
import { modulesOf, type ConvertedFile } from "../../model/converted-file";
import { entriesOf, membersOf } from "../../model/entries";
import type { ModuleId, SymbolId } from "../../model/ids";
import type { Entry, ExternalAddresses } from "../../model/model";
import type { DocsFile } from "../luau-lsp-docs/parse-docs";
import { entrySymbols, memberSymbols, moduleSymbols } from "../luau-lsp-docs/docs-symbols";
import { problemOf } from "../../model/rules";

export type LinkSource =
  /** A URL pattern, in which `{name}` is replaced by a type's name. */
  | string
  /** A documentation file with links. */
  | DocsFile
  /** By a symbol's path as in scripts; null for the module itself. */
  | ((path: string | null) => string | null);

export interface ExternalFile {
  readonly converted: ConvertedFile;
  /** Null for a file whose problems are reported where it is checked. */
  readonly linkSources: readonly LinkSource[] | null;
}

/** The first matching source of links wins; null if none matches. */
export function externalAddresses(externals: readonly ExternalFile[]): ExternalAddresses {
  const addresses = new Map<SymbolId | ModuleId, string | null>();
  for (const { converted, linkSources } of externals) {
    const find = finders(linkSources ?? []);
    for (const module of modulesOf(converted)) {
      addresses.set(module.id, find({ type: null, path: null, symbols: moduleSymbols(module) }));
      for (const entry of entriesOf(module)) {
        const symbols = entrySymbols(entry);
        const address = find({ type: nameOf(entry), path: entry.path, symbols });
        addresses.set(entry.id, address);
        for (const member of membersOf(entry)) {
          const named = { type: null, path: member.path, symbols: memberSymbols(entry, member) };
          addresses.set(member.id, find(named) ?? address);
        }
      }
    }
  }
  return addresses;
}

interface Named {
  /** For patterns, which apply to types: members link to their type's page. */
  readonly type: string | null;
  /** As in scripts; null for the module itself. */
  readonly path: string | null;
  readonly symbols: readonly string[];
}

type Find = (named: Named) => string | null;

/** The name used in scripts and types: for an enum, the last part of its path. */
const nameOf = (entry: Entry): string =>
  entry.kind === "enum" && entry.extern !== null ? lastPart(entry.path) : entry.name;

function finders(linkSources: readonly LinkSource[]): Find {
  const allFinders = linkSources.map((linkSource): Find => {
    if (typeof linkSource === "string")
      return ({ type }) => (type === null ? null : linkSource.replaceAll("{name}", encodeURIComponent(type)));
    return typeof linkSource === "function" ? ({ path }) => linkSource(path) : byLinks(linkSource);
  });
  return (named) => {
    for (const find of allFinders) {
      const address = find(named);
      if (address !== null) return address;
    }
    return null;
  };
}

function byLinks({ entries }: DocsFile): Find {
  const links = new Map(
    [...entries].flatMap(([symbol, { learnMore }]) =>
      learnMore === "" ? [] : [[symbol.slice(symbol.indexOf("/") + 1), learnMore] as const],
    ),
  );
  return ({ symbols }) =>
    symbols.map((symbol) => links.get(symbol)).find((link) => link !== undefined) ?? null;
}

/** Only the first error of each file is reported, since it must be fixed in the other project. */
export const brokenExternals = (externals: readonly ExternalFile[]): readonly Diagnostic[] =>
  externals.flatMap(({ converted: { source, syntaxErrors }, linkSources }) => {
    const [first] = syntaxErrors;
    if (first === undefined || linkSources === null) return [];
    const countText = syntaxErrors.length === 1 ? "" : `, the first of ${syntaxErrors.length} problems`;
    const message =
      `This external file is not valid Luau here${countText}: ` +
      "types that are declared around it may be unknown.";
    const suggestion = "Take a version of the file that Luau reads.";
    return [diagnosticAt(source, first, problemOf("external-file", message, suggestion))];
  });
