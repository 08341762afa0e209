/** In: records. Out: the two parts of the published index. */
import type { MethodRecord, SearchSignature, SectionRecord, SymbolRecord, TypeText } from "luau-contract";
import { assertNever, compare, groupBy } from "luau-syntax";
import { INDEX_VERSION, KIND_LETTERS, packHref, type SymbolIndex, type WordIndex } from "./index-format";
import { plainTerms } from "./plain-terms";
import { stem } from "./stem";
import foreignNames from "./foreign-names.json";
import thesaurus from "./thesaurus.json";
import { linesAbout, toSynonymLines } from "./synonym-lines";
import { EMPTY_THESAURUS, itemsOf, type Thesaurus } from "./thesaurus";
import { isStopWord } from "./find-words";

/** Records of a module stay in their order. */
export function buildSymbolIndex(records: readonly SymbolRecord[]): SymbolIndex {
  const modules = groupBy(records, (record) => record.module);
  const sorted = [...modules.values()].flat();
  const pages = new Map([...modules].map(([slug, members]) => [slug, pageOf(members)]));
  const types = new StringTable();
  const details = packDetails(sorted);
  return {
    v: INDEX_VERSION,
    m: [...modules].map(([slug, members]) => [
      slug,
      members[0]?.moduleName ?? slug,
      pages.get(slug) ?? "",
      members.length,
    ]),
    k: sorted.map((record) => KIND_LETTERS[record.kind]).join(""),
    p: sorted.map((record) => record.path),
    h: sorted.map((record) => packHref(record.href, pages.get(record.module) ?? "", record.path)),
    s: sorted.map(packSignature),
    d: sorted.map((record) => record.summary),
    w: details,
    a: Object.fromEntries(
      sorted.flatMap(({ aliases = [] }, id) => (aliases.length > 0 ? [[id, aliases.join(", ")]] : [])),
    ),
    x: sorted.flatMap((record, id) => (record.deprecated ? [id] : [])),
    c: sorted.map((record) => packCalls(record, types)),
    t: types.strings,
  };
}

/** @param symbols synonyms that mean nothing in them or in the sections are left out */
export function buildWordIndex(
  records: readonly SectionRecord[],
  synonyms: Thesaurus = EMPTY_THESAURUS,
  symbols: SymbolIndex | null = null,
): WordIndex {
  const all = toSynonymLines([synonyms, thesaurus]);
  const lines = symbols === null ? all : linesAbout(all, textIn(symbols, records));
  const pages = [...groupBy(records, (record) => withoutAnchor(record.href)).values()];
  return {
    v: INDEX_VERSION,
    p: pages.map((sections) => [letterOf(sections), sections[0].title, withoutAnchor(sections[0].href)]),
    s: pages.flatMap((sections, page) =>
      sections.map(
        ({ heading, href, text }) =>
          [page, heading, href.slice(withoutAnchor(href).length), text.replace(/\s+/g, " ").trim()] as const,
      ),
    ),
    y: [lines.map(([words]) => words), lines.map(([, meanings]) => meanings)],
    n: [synonyms.names, hintsBeside(synonyms.names)],
  };
}

function textIn({ m, p, s, d, w, a }: SymbolIndex, sections: readonly SectionRecord[]): string {
  const texts = sections.map(({ title, heading, text }) => `${title} ${heading} ${text}`);
  return [m, p, s, d, w, Object.values(a), texts].flat(2).join(" ");
}

/** Names of other engines are hints only if the site does not have them. */
function hintsBeside(declared: Thesaurus["names"]): Thesaurus["names"] {
  const taken = new Set(Object.values(declared).flatMap((table) => Object.values(table).flatMap(itemsOf)));
  const lacking = (table: Readonly<Record<string, string>>) =>
    Object.entries(table).flatMap(([words, list]) => {
      const names = itemsOf(list).filter((name) => !taken.has(name));
      return names.length > 0 ? [[words, names.join(", ")] as const] : [];
    });
  const hints = Object.entries(foreignNames).map(
    ([engine, table]) => [engine, Object.fromEntries(lacking(table))] as const,
  );
  return Object.fromEntries(hints);
}

function letterOf(sections: readonly [SectionRecord, ...SectionRecord[]]): "g" | "p" | "l" {
  if (sections.some(({ isLimit }) => isLimit)) return "l";
  return sections[0].kind === "guide" ? "g" : "p";
}

class StringTable {
  readonly strings: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** Base 36 keeps the numbers of strings short. */
  add(text: string): string {
    const number = this.#numbers.get(text);
    if (number !== undefined) return number.toString(36);
    this.#numbers.set(text, this.strings.length);
    return (this.strings.push(text) - 1).toString(36);
  }
}

/** The page with most of a module's symbols: the others keep their whole address. */
function pageOf(records: readonly SymbolRecord[]): string {
  const counts = [...groupBy(records, (record) => withoutAnchor(record.href))].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  return counts[0]?.[0] ?? "";
}

function packSignature(record: SymbolRecord): string {
  return record.signature.startsWith(record.path)
    ? record.signature.slice(record.path.length)
    : `=${record.signature}`;
}

/** Words in the details of more symbols than this share do not distinguish them. */
const FREQUENT_SHARE = 0.03;
const FREQUENT_COUNT = 5;

/** Words of the summary are indexed with it, and frequent ones do not distinguish symbols. */
function packDetails(records: readonly SymbolRecord[]): readonly string[] {
  const stemsOf = (text: string): readonly string[] =>
    plainTerms(text)
      .filter((plain) => !isStopWord(plain))
      .map((word) => stem(word));
  const stems = records.map(({ summary, details = "" }) => {
    const summaryStems = new Set(stemsOf(summary));
    return [...new Set(stemsOf(details))].filter((word) => !summaryStems.has(word));
  });
  const counts = new Map<string, number>();
  for (const word of stems.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(FREQUENT_COUNT, records.length * FREQUENT_SHARE);
  return stems.map((words) =>
    words
      .filter((word) => (counts.get(word) ?? 0) <= most)
      .sort(compare)
      .join(" "),
  );
}

/**
 * Signatures separated by `;`, each `generics|receiver@params>returns`, with types by number and `?` after
 * optional parameters. Classes have their parent, string enums `s`, aliases `generics|=type`.
 */
function packCalls(record: SymbolRecord, types: StringTable): string {
  switch (record.kind) {
    case "function":
    case "event":
      return record.signatures.map((signature) => packCall(signature, null, types)).join(";");
    case "method":
      return record.signatures.map((signature) => packCall(signature, record, types)).join(";");
    case "constant":
      return packCall(valueOf(record.type), null, types);
    case "property":
      return packCall(valueOf(record.type), record, types);
    case "class":
      return record.parent ?? "";
    case "enum":
      return record.strings ? "s" : "";
    case "type":
      return `${packGenerics(record.generics)}=${types.add(record.type)}`;
    case "enumValue":
    case "module":
      return "";
    default:
      return assertNever(record);
  }
}

/** Constants and properties are indexed as functions that return their value. */
const valueOf = (type: TypeText): SearchSignature => ({ generics: [], params: [], returns: [type] });

/** @param owner the receiver, with its generics */
function packCall(
  { generics, params, returns }: SearchSignature,
  owner: Pick<MethodRecord, "receiver" | "generics"> | null,
  types: StringTable,
): string {
  const names = [...new Set([...generics, ...(owner?.generics ?? [])])];
  const self = owner === null ? "" : `${types.add(owner.receiver)}@`;
  const packed = params.map(({ type, optional }) => types.add(type) + (optional ? "?" : ""));
  const values = returns.map((type) => types.add(type));
  return `${packGenerics(names)}${self}${packed.join(",")}>${values.join(",")}`;
}

function packGenerics(names: readonly string[]): string {
  return names.length === 0 ? "" : `${names.join(",")}|`;
}

function withoutAnchor(href: string): string {
  const hash = href.indexOf("#");
  return hash < 0 ? href : href.slice(0, hash);
}
