/**
 * In: the converted external definitions. Out: the URL of each symbol on the other site, and the files that
 * could not be parsed. External symbols have no pages here.
 */
import { diagnosticAt, type Diagnostic } from "luau-contract";
import { modulesOf, type ConvertedFile } from "../model/converted-file";
import { entriesOf, membersOf } from "../model/entries";
import type { ModuleId, SymbolId } from "../model/ids";
import type { Entry, ExternalAddresses, Member } from "../model/model";
import type { DocsFile } from "../luau-lsp-docs/parse-docs";
import { entrySymbols, memberSymbols, moduleSymbols } from "../luau-lsp-docs/docs-symbols";
import { severityOf } from "../validate/validation-rules";

export interface ExternalFile {
  readonly converted: ConvertedFile;
  /**
   * URL patterns, in which `{name}` is replaced by a type's name, and documentation files with links. Null
   * for a file whose mistakes are reported where it is checked.
   */
  readonly places: readonly (string | DocsFile)[] | null;
}

/** The first matching place wins; null if none matches. */
export function externalAddresses(externals: readonly ExternalFile[]): ExternalAddresses {
  const addresses = new Map<SymbolId | ModuleId, string | null>();
  for (const { converted, places } of externals) {
    const find = finders(places ?? []);
    for (const module of modulesOf(converted)) {
      addresses.set(module.id, find(null, moduleSymbols(module)));
      for (const entry of entriesOf(module)) {
        const own = find(nameOf(entry), entrySymbols(entry));
        addresses.set(entry.id, own);
        for (const member of membersOf(entry))
          addresses.set(member.id, memberAddress(find, entry, member) ?? own);
      }
    }
  }
  return addresses;
}

type Find = (name: string | null, symbols: readonly string[]) => string | null;

/** Patterns apply to types: members link to their type's page. */
const memberAddress = (find: Find, owner: Entry, member: Member): string | null =>
  find(null, memberSymbols(owner, member));

/** The name used in scripts and types: for an enum, the last part of its path. */
const nameOf = (entry: Entry): string =>
  entry.kind === "enum" && entry.extern !== null ? entry.path.replace(/^.*\./, "") : entry.name;

function finders(places: readonly (string | DocsFile)[]): Find {
  const each = places.map((place): Find => (typeof place === "string" ? byPattern(place) : byLinks(place)));
  return (name, symbols) => {
    for (const find of each) {
      const address = find(name, symbols);
      if (address !== null) return address;
    }
    return null;
  };
}

const byPattern =
  (pattern: string): Find =>
  (name) =>
    name === null ? null : pattern.replaceAll("{name}", encodeURIComponent(name));

function byLinks({ entries }: DocsFile): Find {
  const links = new Map(
    [...entries].flatMap(([symbol, { learnMore }]) =>
      learnMore === "" ? [] : [[symbol.slice(symbol.indexOf("/") + 1), learnMore] as const],
    ),
  );
  return (_, symbols) =>
    symbols.map((symbol) => links.get(symbol)).find((link) => link !== undefined) ?? null;
}

/**
 * Files with syntax errors. Only the first error of each is reported, since it must be fixed in the other
 * project.
 */
export const brokenExternals = (externals: readonly ExternalFile[]): readonly Diagnostic[] =>
  externals.flatMap(({ converted: { source, syntaxErrors }, places }) => {
    const [first] = syntaxErrors;
    if (first === undefined || places === null) return [];
    const rule = "external-file";
    const more = syntaxErrors.length === 1 ? "" : `, the first of ${syntaxErrors.length} mistakes`;
    return [
      diagnosticAt(source, first, {
        rule,
        severity: severityOf(rule),
        message:
          `This external file is no valid Luau here${more}: ` +
          "types that are declared around it may be unknown.",
        suggestion: "Take a version of the file that Luau reads.",
      }),
    ];
  });
