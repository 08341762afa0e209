/** Makes symbols and sections in any number, of words and types as engines have them: for sizes and times. */
import type { SectionRecord, SymbolRecord, TypeText } from "luau-contract";
import { readType } from "../../../../packages/luau-search/src/read-signature";
import made from "./made-words.json";
import { seeded } from "./queries";

const { verbs, things, types, words: sentenceWords } = made;

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
  const classes = Array.from(
    { length: Math.ceil(count / 20) },
    (_, at) => `${pick(things)}${pick(things)}${at < 20 ? "" : at}`,
  );
  return Array.from({ length: count }, (_, at) => makeSymbol(at, classes, pick));
}

function makeSymbol(at: number, classes: readonly string[], pick: Pick): SymbolRecord {
  const owner = classes[Math.floor(at / 20)] ?? "";
  const module = `Module${Math.floor(at / Math.max(16, 20 * Math.ceil(classes.length / 300)))}`;
  const place = {
    module: module.toLowerCase(),
    moduleName: module,
    summary: sentence(pick, 9),
    deprecated: at % 50 === 49,
  };
  const href = (anchor: string) => `/docs/api/${place.module}#${anchor}`;
  if (at % 20 === 0)
    return {
      kind: "class",
      path: owner,
      href: href(owner),
      signature: `type ${owner}`,
      parent: null,
      ...place,
    };
  const name = `${pick(verbs)}${pick(things)}${at % 3 === 0 ? pick(things) : ""}`;
  const receiver = owner;
  const type = () => pick(at % 2 === 0 ? types : [...types, pick(classes)]);
  if (at % 20 < 6) {
    const result = type();
    const property = name.charAt(0).toLowerCase() + name.slice(1);
    return {
      kind: "property",
      path: `${owner}.${property}`,
      href: href(`${owner}.${property}`),
      signature: `${owner}.${property}: ${result}`,
      receiver,
      generics: [],
      type: readType(result, []),
      ...place,
    };
  }
  const params = Array.from({ length: at % 4 }, () => ({ name: pick(things).toLowerCase(), type: type() }));
  const result = at % 3 === 0 ? "()" : type();
  const returns: readonly TypeText[] = result === "()" ? [] : [readType(result, [])];
  const signatures = [
    {
      generics: [],
      params: params.map((param) => ({ type: readType(param.type, []), optional: param.type.endsWith("?") })),
      returns,
    },
  ];
  const text = `(${params.map((param) => `${param.name}: ${param.type}`).join(", ")}): ${result}`;
  if (at % 20 < 13)
    return {
      kind: "method",
      path: `${owner}:${name}`,
      href: href(`${owner}.${name}`),
      signature: `${owner}:${name}${text}`,
      receiver,
      generics: [],
      signatures,
      ...place,
    };
  return {
    kind: "function",
    path: `${owner}.${name}`,
    href: href(`${owner}.${name}`),
    signature: `${owner}.${name}${text}`,
    signatures,
    ...place,
  };
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
