/**
 * Reads the corpora: a line a symbol, members of a class indented below it. The files show the notation.
 */
import { readFileSync } from "node:fs";
import type { SymbolRecord } from "luau-contract";
import { splitWords } from "../../../../packages/luau-search/src/name-forms";
import { readSignature, readType } from "../../../../packages/luau-search/src/read-signature";

interface Place {
  readonly module: string;
  readonly owner: string;
}

/** The records of `corpora/<name>.txt`. */
export function readCorpus(name: string): readonly SymbolRecord[] {
  const lines = readFileSync(new URL(`../corpora/${name}.txt`, import.meta.url), "utf8").split("\n");
  let place: Place = { module: "", owner: "" };
  return lines.flatMap((line) => {
    if (line.startsWith("#") || line.trim() === "") return [];
    const [keyword = "", rest = ""] = /^(\w+) (.*)$/.exec(line)?.slice(1) ?? [];
    if (keyword === "module") place = { module: rest, owner: "" };
    if (keyword === "class") place = { ...place, owner: /^\w+/.exec(rest)?.[0] ?? "" };
    return line.startsWith("  ") ? [toMember(line.trim(), place)] : toRecords(keyword, rest, place);
  });
}

function toRecords(keyword: string, rest: string, place: Place): readonly SymbolRecord[] {
  switch (keyword) {
    case "module":
      return [{ kind: "module", ...base(rest, rest, place), href: pageOf(place) }];
    case "class": {
      const [name = "", parent] = rest.split(" < ");
      return [{ kind: "class", ...base(name, `type ${name}`, place), parent: parent ?? null }];
    }
    case "enum": {
      const [name = "", ...values] = rest.split(" ");
      const toValue = (value: string): SymbolRecord => {
        return { kind: "enumValue", ...base(`${name}.${value}`, `"${value}"`, place) };
      };
      return [{ kind: "enum", ...base(name, `type ${name}`, place), strings: false }, ...values.map(toValue)];
    }
    case "fn":
    case "event":
      return [toCallable(keyword === "fn" ? "function" : "event", rest, place)];
    case "const": {
      const [path = "", type = ""] = rest.split(": ");
      return [{ kind: "constant", ...base(path, rest, place), type: readType(type) }];
    }
    case "type": {
      const [name = "", type = ""] = rest.split(" = ");
      return [{ kind: "type", ...base(name, `type ${rest}`, place), generics: [], type: readType(type) }];
    }
    default:
      throw new Error(`Unknown keyword in a corpus: ${keyword} ${rest}`);
  }
}

function toMember(text: string, place: Place): SymbolRecord {
  if (text.startsWith(".")) return toCallable("function", place.owner + text, place);
  if (text.startsWith(":")) return toCallable("method", place.owner + text, place);
  const [name = "", type = ""] = /^(\w+): (.*)$/.exec(text)?.slice(1) ?? [];
  return {
    kind: "property",
    ...base(`${place.owner}.${name}`, `${place.owner}.${text}`, place),
    receiver: place.owner,
    generics: [],
    type: readType(type),
  };
}

function toCallable(kind: "function" | "method" | "event", text: string, place: Place): SymbolRecord {
  const path = /^[\w.:]+/.exec(text)?.[0] ?? "";
  const signatures = [readSignature(text.slice(path.length))];
  if (kind === "method")
    return { kind, ...base(path, text, place), receiver: place.owner, generics: [], signatures };
  return { kind, ...base(path, text, place), signatures };
}

function base(path: string, signature: string, place: Place) {
  const words = splitWords(path.slice(Math.max(path.lastIndexOf("."), path.lastIndexOf(":")) + 1))
    .join(" ")
    .toLowerCase();
  return {
    path,
    module: place.module.toLowerCase(),
    moduleName: place.module,
    href: `${pageOf(place)}#${path.replace(":", ".")}`,
    signature,
    summary: `Has to do with ${words}.`,
    deprecated: false,
  };
}

function pageOf(place: Place): string {
  return `/docs/api/${place.module.toLowerCase()}`;
}
