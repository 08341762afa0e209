import { readFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "luau-diagnostics";
import { expect } from "vitest";
import { root } from "./site-inputs";

/** The text of a file of `tests/fixtures`. */
export const fixtureText = (file: string): string =>
  readFileSync(path.join(root, "tests/fixtures", file), "utf8");

/** The lines of a fixture, each a case. */
export function fixtureLines(file: string, count: number): readonly string[] {
  const lines = fixtureText(file).trimEnd().split("\n");
  expect(lines, file).toHaveLength(count);
  return lines;
}

/** Cases of a fixture: each a name after `===`, then its parts, separated by lines of `---`. */
export function readCases(file: string): readonly (readonly [name: string, ...parts: string[]])[] {
  return [...fixtureText(file).matchAll(/^=== (.*)\n([^]*?)\n(?==== |$(?![^]))/gm)].map(
    ([, name = "", body = ""]) => [name, ...body.split(/\n---(?:\n|$)/)],
  );
}

/** The files that parts of a case are: each a path, and from the next line on its text. */
export const filesOfCase = (parts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parts.map((part) => {
      const [file = "", ...lines] = part.split("\n");
      return [file, lines.length === 0 ? "" : `${lines.join("\n")}\n`];
    }),
  );

/** Problems, a line each: `door.luau:1:7 error unknown-type There is no type `Dor`. Did you mean `Door`?` */
export const problemLines = (problems: readonly Diagnostic[]): readonly string[] =>
  problems.map(({ file, line, column, severity, rule, message, suggestion }) =>
    [`${file}:${line}:${column}`, severity, rule, message, suggestion ?? ""].join(" ").trimEnd(),
  );

/**
 * Expects that the last part of each case is what `run` makes of the other ones, one case after the other. `-u`
 * writes the last parts.
 */
export async function expectCases(
  file: string,
  run: (parts: readonly string[], name: string) => string | Promise<string>,
): Promise<void> {
  const cases: string[] = [];
  for (const [name, ...parts] of readCases(file)) {
    const given = parts.slice(0, -1);
    const made = await run(given, name);
    cases.push([`=== ${name}`, ...given.flatMap((part) => [part, "---"]), made, ""].join("\n"));
  }
  await expect(cases.join("\n")).toMatchFileSnapshot(path.join(root, "tests/fixtures", file));
}

/**
 * Expects each line of a fixture, `input → output`, to be what the function of its section makes of the input.
 * `-u` writes the outputs.
 */
export async function expectLines(
  file: string,
  functions: Readonly<Record<string, (input: string) => unknown>>,
): Promise<void> {
  const cases = readCases(file);
  expect(cases.map(([section]) => section).toSorted()).toEqual(Object.keys(functions).toSorted());
  const written = cases.map(([section, lines = ""]) => {
    const outputOf = functions[section] ?? String;
    const made = lines
      .replace(/\n+$/, "")
      .split("\n")
      .map((line) => {
        const [input = ""] = line.split(" → ", 1);
        const output = outputOf(input);
        return `${input} → ${typeof output === "string" ? output : JSON.stringify(output)}`;
      });
    return [`=== ${section}`, ...made, ""].join("\n");
  });
  await expect(written.join("\n")).toMatchFileSnapshot(path.join(root, "tests/fixtures", file));
}
