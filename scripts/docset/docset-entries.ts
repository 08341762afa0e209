import { readFileSync } from "node:fs";
import path from "node:path";
import { compare, type SymbolKind } from "luau-contract";
import { openSymbolIndex, type SymbolIndex, type WordIndex } from "luau-search";
import type { SearchManifest } from "../../src/lib/search/manifest";
import type { SiteAddresses } from "../built-site";
import { resolveAddress } from "../offline/addresses";

/** Dash's names of the kinds of symbols. */
const types: Readonly<Record<SymbolKind, string>> = {
  module: "Module",
  class: "Class",
  function: "Function",
  method: "Method",
  property: "Property",
  constant: "Constant",
  enum: "Enum",
  enumValue: "Value",
  event: "Event",
  type: "Type",
};

export interface DocsetEntry {
  readonly name: string;
  readonly type: string;
  readonly file: string;
  /** The fragment in the file: `#setTimeout`, or empty. */
  readonly hash: string;
}

/**
 * The entries of one version in one language: the symbols and guides of the published search index, sorted.
 */
export function docsetEntries(
  published: string,
  { locale, version }: { readonly locale: string; readonly version: string },
  addresses: SiteAddresses,
): readonly DocsetEntry[] {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(published, "search", file), "utf8"));
  // Written by the same build.
  const { indexes } = read("index.json") as SearchManifest;
  const files = indexes[locale]?.[version];
  if (files === undefined) throw new Error(`The search index has no version ${version} in ${locale}.`);
  const symbols = openSymbolIndex(read(files.symbols) as SymbolIndex)?.symbols ?? [];
  const entry = (name: string, type: string, href: string): DocsetEntry => ({
    name,
    type,
    ...placeOf(href, addresses),
  });
  return [
    ...symbols.map(({ kind, path: name, href }) => entry(name, types[kind], href)),
    ...(read(files.words) as WordIndex).p.flatMap(([kind, title, href]) =>
      kind === "g" ? [entry(title, "Guide", href)] : [],
    ),
  ].sort(
    (a, b) => compare(a.name, b.name) || compare(a.type, b.type) || compare(a.file + a.hash, b.file + b.hash),
  );
}

function placeOf(href: string, addresses: SiteAddresses): Pick<DocsetEntry, "file" | "hash"> {
  const target = resolveAddress(addresses.prefix + href, "/", addresses);
  if (target === null || "elsewhere" in target)
    throw new Error(`The search index has ${href}, which has no page.`);
  return { file: target.file, hash: target.rest };
}
