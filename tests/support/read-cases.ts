import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./site-inputs";

/** Cases of a fixture: each a name after `===`, then its parts, separated by lines of `---`. */
export function readCases(file: string): readonly (readonly [name: string, ...parts: string[]])[] {
  const text = readFileSync(path.join(root, "tests/fixtures", file), "utf8");
  return [...text.matchAll(/^=== (.*)\n([^]*?)\n(?==== |$(?![^]))/gm)].map(([, name = "", body = ""]) => [
    name,
    ...body.split(/\n---(?:\n|$)/),
  ]);
}
