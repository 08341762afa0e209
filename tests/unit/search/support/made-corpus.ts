/** Makes symbols and sections in any number, of words and types as engines have them: for sizes and times. */
import type { SectionRecord, SymbolRecord, TypeText } from "luau-contract";
import { readType } from "../../../../packages/luau-search/src/read-signature";
import made from "./made-words.json";
import { seeded } from "./queries";

const { verbs, things, types: typeNames, words: sentenceWords } = made;

type Pick = <T>(items: readonly T[]) => T;

function picker(seed: number): Pick {
  const random = seeded(seed);
  return (items) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("Nothing to pick from.");
    return item;
  };
}

/** A class for every twenty symbols, each with functions, methods and properties. */
export function makeSymbols(count: number): readonly SymbolRecord[] {
  const pick = picker(11);
  const nameOfClass = (at: number) => `${pick(things)}${pick(things)}${at < 20 ? "" : at}`;
  const classes = Array.from({ length: Math.ceil(count / 20) }, (_, at) => nameOfClass(at));
  return Array.from({ length: count }, (_, at) => makeSymbol(at, classes, pick));
}

function makeSymbol(at: number, classes: readonly string[], pick: Pick): SymbolRecord {
  const owner = classes[Math.floor(at / 20)] ?? "";
  const module = `Module${Math.floor(at / Math.max(16, 20 * Math.ceil(classes.length / 300)))}`;
  const place = {
    ...{ module: module.toLowerCase(), moduleName: module },
    ...{ summary: sentence(pick, 9), deprecated: at % 50 === 49 },
  };
  const linked = (anchor: string, written = anchor) => {
    return { ...place, path: written, href: `/docs/api/${place.module}#${anchor}` };
  };
  if (at % 20 === 0) return { kind: "class", signature: `type ${owner}`, parent: null, ...linked(owner) };
  const name = `${pick(verbs)}${pick(things)}${at % 3 === 0 ? pick(things) : ""}`;
  const receiver = owner;
  const type = () => pick(at % 2 === 0 ? typeNames : [...typeNames, pick(classes)]);
  if (at % 20 < 6) {
    const result = type();
    const property = linked(`${owner}.${name.charAt(0).toLowerCase()}${name.slice(1)}`);
    const signature = `${property.path}: ${result}`;
    return { kind: "property", ...property, signature, receiver, generics: [], type: readType(result) };
  }
  const params = Array.from({ length: at % 4 }, () => ({ name: pick(things).toLowerCase(), type: type() }));
  const result = at % 3 === 0 ? "()" : type();
  const returns: readonly TypeText[] = result === "()" ? [] : [readType(result)];
  const types = params.map(({ type }) => ({ type: readType(type), optional: type.endsWith("?") }));
  const signatures = [{ generics: [], params: types, returns }];
  const text = `(${params.map((param) => `${param.name}: ${param.type}`).join(", ")}): ${result}`;
  const anchor = `${owner}.${name}`;
  if (at % 20 >= 13) return { kind: "function", ...linked(anchor), signature: anchor + text, signatures };
  const method = linked(anchor, `${owner}:${name}`);
  return { kind: "method", ...method, signature: method.path + text, receiver, generics: [], signatures };
}

/** Sections of about a hundred words, eight a page, as guides have them. */
export function makeSections(count: number): readonly SectionRecord[] {
  const pick = picker(23);
  return Array.from({ length: count }, (_, at) => {
    const page = `${pick(things)} and ${pick(things).toLowerCase()}`;
    const heading = at % 8 === 0 ? "" : sentence(pick, 4);
    const anchor = heading === "" ? "" : `#${heading.toLowerCase().replaceAll(/\W+/g, "-")}`;
    return {
      kind: at % 4 === 3 ? "post" : "guide",
      title: page,
      heading,
      href: `/docs/page-${Math.floor(at / 8)}${anchor}`,
      text: Array.from({ length: 8 }, () => sentence(pick, 12)).join(" "),
    };
  });
}

function sentence(pick: Pick, words: number): string {
  const text = Array.from({ length: words }, () => pick(sentenceWords)).join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
