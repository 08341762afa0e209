import { expect, test } from "vitest";
import { toLines } from "../../../src/lib/reference/declaration-lines";
import type { Declaration } from "../../../src/lib/reference/reference-props";
import { expectCases } from "../../support/read-cases";
import { definitionTexts, modelOf, moduleOf } from "./support";
import { toGraphql } from "../../../packages/luau-defs/src/write";

const textOf = ({ tokens }: Pick<Declaration, "tokens">): string => tokens.map(({ text }) => text).join("");

/** A declaration as the style sheet breaks it in a column of `width` characters. */
const shownAt = (width: number, declaration: Declaration): string =>
  toLines(declaration)
    .map(
      ({ start, tokens }) =>
        `${start !== null && width < start.below ? `\n${"  ".repeat(start.depth)}` : ""}${textOf({ tokens })}`,
    )
    .join("")
    .replaceAll(/ +$/gm, "");

// Definitions, and widths of columns: the declaration of the first function or class.
test("declarations are broken where they do not fit", () =>
  expectCases("cases/declarations.txt", ([text = "", widths = ""]) => {
    const { functions, classes } = moduleOf(text);
    const declaration = functions[0]?.signatures[0]?.declaration ?? classes[0]?.declaration;
    return widths
      .split(" ")
      .map((width) => `${width}:\n${declaration ? shownAt(Number(width), declaration) : ""}`)
      .join("\n\n");
  }));

test("each type that has an entry is a link", () => {
  const timer = "declare Timer: { stop: (id: Id, all: boolean) -> Id }\n";
  const { functions } = moduleOf(`export type Id = number\n${timer}`);
  const links = functions[0]?.signatures[0]?.declaration.tokens.filter(({ href }) => href !== null);
  expect(links).toEqual(Array(2).fill({ kind: "type", text: "Id", href: "/docs/api/test#Id" }));
});

test("no line of our own definitions is longer than its column, unless one name or string is", () => {
  const { modules } = toGraphql(modelOf(definitionTexts("definitions")));
  const methods = modules.flatMap(({ classes }) => classes.flatMap((one) => one.methods));
  const functions = [...modules.flatMap((module) => module.functions), ...methods];
  const signatures = functions.flatMap((entry) => entry.signatures);
  expect(signatures.length).toBeGreaterThan(100);
  const tooLong = signatures.flatMap(({ declaration }) =>
    [40, 48, 56, 64, 72, 80, 96].flatMap((width) =>
      shownAt(width, declaration)
        .split("\n")
        .filter((line) => line.length > width && canBreak(line))
        .map((line) => `${width}: ${line}`),
    ),
  );
  expect(tooLong).toEqual([]);
});

/**
 * Whether there is a list or union in a line, or something between parentheses: `()` has nothing to break at.
 */
const canBreak = (line: string): boolean => /[,|] |\([^)\s]/.test(line.trim());
