import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { root } from "./site-inputs";

/** Cases of a fixture: each a name after `===`, then its parts, separated by lines of `---`. */
export function readCases(file: string): readonly (readonly [name: string, ...parts: string[]])[] {
  const text = readFileSync(path.join(root, "tests/fixtures", file), "utf8");
  return [...text.matchAll(/^=== (.*)\n([^]*?)\n(?==== |$(?![^]))/gm)].map(([, name = "", body = ""]) => [
    name,
    ...body.split(/\n---(?:\n|$)/),
  ]);
}

/**
 * Expects that the last part of each case is what `run` makes of the other ones. `-u` writes the last parts.
 */
export async function expectCases(
  file: string,
  run: (parts: readonly string[], name: string) => string | Promise<string>,
): Promise<void> {
  const cases = readCases(file).map(async ([name, ...parts]) => {
    const given = parts.slice(0, -1);
    const made = await run(given, name);
    return [`=== ${name}`, ...given.flatMap((part) => [part, "---"]), made, ""].join("\n");
  });
  const text = (await Promise.all(cases)).join("\n");
  await expect(text).toMatchFileSnapshot(path.join(root, "tests/fixtures", file));
}
