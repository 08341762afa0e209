/**
 * What Luau files declare and say, found with regular expressions alone: an oracle that shares nothing with
 * the parser whose results it checks.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export interface Scan {
  readonly files: number;
  /** Names that readers may look for, without duplicates. */
  readonly names: ReadonlySet<string>;
  /** Lines of doc comments, as `textKey`. */
  readonly texts: ReadonlySet<string>;
}

/** Files that no reader wants to see: tests, stories, installed packages. */
const IGNORED = /(?:^|[/.])(?:node_modules|_Index|\w*Packages|__tests__|tests?|spec|stor(?:y|ies))[/.]/;

/** Scans a file, or all files of a folder. */
export function scan(target: string): Scan {
  const files = filesIn(target);
  const names = new Set<string>();
  const texts = new Set<string>();
  for (const file of files) {
    const source = readFileSync(file, "utf8");
    for (const line of docLines(source)) texts.add(line);
    for (const name of namesIn(source, /\.d\.luau?$/.test(file))) names.add(name);
  }
  return { files: files.length, names, texts };
}

function filesIn(target: string): readonly string[] {
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.luau?$/.test(file) && !IGNORED.test(file))
    .map((file) => path.join(target, file));
}

/** Letters and digits of a text, in lower case: markup and line breaks do not count. */
export const textKey = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Shorter lines are in any page by chance. */
const SHORTEST_TEXT = 20;

function docLines(source: string): readonly string[] {
  const blocks = [...source.matchAll(/--\[=+\[([\s\S]*?)\]=+\]/g)].flatMap(([, text = ""]) =>
    text.split("\n"),
  );
  const lines = [...source.matchAll(/^\s*---(?!-)(.*)$/gm)].map(([, text = ""]) => text);
  return [...blocks, ...lines]
    .map((line) =>
      textKey(line.replace(/^\s*@\w+(?:\s+[\w.?|<>{}[\]]+)?/, "").replaceAll(/\[[^\]]*\]\([^)]*\)/g, "")),
    )
    .filter((text) => text.length >= SHORTEST_TEXT);
}

const withoutComments = (source: string): string =>
  source.replaceAll(/--\[(=*)\[[\s\S]*?\]\1\]/g, "").replaceAll(/--.*$/gm, "");

function namesIn(source: string, isDefinition: boolean): readonly string[] {
  const code = withoutComments(source);
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].flatMap(([, name]) => name ?? []);
  const both = [...found(/^export type (?:function )?(\w+)/gm)];
  if (isDefinition)
    return [
      ...both,
      ...found(/^\s*declare (?:function|class|extern type)? ?(\w+)/gm),
      ...found(/^\s+(?:function )?([A-Za-z]\w*)\s*[:(]/gm),
    ];
  const returned = /^return\s+(\w+)\s*;?\s*$/m.exec(code)?.[1];
  if (returned === undefined) return both;
  return [
    ...both,
    ...found(new RegExp(`^function ${returned}[.:]([A-Za-z]\\w*)`, "gm")),
    ...found(new RegExp(`^${returned}\\.([A-Za-z]\\w*)\\s*=(?!=)`, "gm")),
  ];
}
