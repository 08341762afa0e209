/** In: the published search index, which knows every symbol and guide. Out: what the docset's reader can look up. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { resolveAddress } from "../offline/addresses.mjs";
import { importSource } from "./import-source.mjs";

/** Dash's words for the kinds of symbols. */
const types = { module: "Module", class: "Class", function: "Function", method: "Method", property: "Property", constant: "Constant", enum: "Enum", enumValue: "Value", event: "Event", type: "Type" };

/**
 * @typedef {object} DocsetEntry
 * @property {string} name
 * @property {string} type
 * @property {string} file
 * @property {string} hash the place in the file: `#setTimeout`, or nothing
 */

/**
 * The entries of one version in one language.
 * @param {string} published
 * @param {{ locale: string, version: string }} scope
 * @param {{ prefix: string, url: string, files: ReadonlySet<string> }} addresses see ../offline/addresses.mjs
 * @returns {Promise<readonly DocsetEntry[]>} sorted
 */
export async function docsetEntries(published, { locale, version }, addresses) {
  const { openSymbolIndex } = await importSource("src/lib/search/open-index.ts");
  const read = (file) => JSON.parse(readFileSync(path.join(published, "search", file), "utf8"));
  const { symbols, words } = read("index.json").indexes[locale][version];
  const entry = (name, type, href) => {
    const { file, rest } = resolveAddress(addresses.prefix + href, "/", addresses);
    return { name, type, file, hash: rest };
  };
  return [
    ...openSymbolIndex(read(symbols)).symbols.map(({ kind, path: name, href }) => entry(name, types[kind], href)),
    ...read(words).p.flatMap(([kind, title, href]) => (kind === "g" ? [entry(title, "Guide", href)] : [])),
  ].sort((a, b) => compare(a.name, b.name) || compare(a.type, b.type) || compare(a.file + a.hash, b.file + b.hash));
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
