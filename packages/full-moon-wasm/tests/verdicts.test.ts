/**
 * Agreement with Luau's own parser, on more than a thousand snippets: the verdict, and the line of the first
 * error.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { check, parse } from "../index";
import { readSnippets } from "./support/snippets";

const folder = join(__dirname, "cases", "verdicts");

function firstErrorLine(source: string, errors: ReturnType<typeof parse>["errors"]): number | null {
  const first = errors[0];
  return first === undefined ? null : source.slice(0, first.span[0]).split("\n").length;
}

describe.each(readdirSync(folder).sort())("%s", (file) => {
  const snippets = readSnippets(join(folder, file));

  test("holds snippets of both kinds", () => {
    expect(snippets.some((snippet) => snippet.errorLine === null)).toBe(true);
    expect(snippets.some((snippet) => snippet.errorLine !== null)).toBe(true);
  });

  test.each(snippets.map((snippet) => [JSON.stringify(snippet.text), snippet] as const))(
    "%s",
    (_, { text, errorLine }) => {
      expect(firstErrorLine(text, parse(text).errors)).toBe(errorLine);
    },
  );
});

describe.each(["assignments.txt", "blocks.txt", "expressions.txt", "statements.txt"])(
  "%s, as scripts",
  (file) => {
    const snippets = readSnippets(join(folder, file)).filter(({ text }) => !text.includes("declare "));

    test.each(snippets.map((snippet) => [JSON.stringify(snippet.text), snippet] as const))(
      "%s",
      (_, { text, errorLine }) => {
        expect(firstErrorLine(text, check(text).errors)).toBe(errorLine);
      },
    );
  },
);
