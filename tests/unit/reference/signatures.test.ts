import { expect, test } from "vitest";
import { toLines } from "../../../src/lib/reference/declaration-lines";
import type { Declaration } from "../../../src/lib/reference/reference-props";
import { expectCases } from "../../support/read-cases";
import { modelOf, moduleOf } from "./support";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { readFileSync, readdirSync } from "node:fs";

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
  const { functions } = moduleOf(
    "export type Id = number\ndeclare Timer: { stop: (id: Id, all: boolean) -> Id }\n",
  );
  const links = functions[0]?.signatures[0]?.declaration.tokens.filter(({ href }) => href !== null);
  expect(links).toEqual(Array(2).fill({ kind: "type", text: "Id", href: "/docs/api/test#Id" }));
});

test("no line of our own definitions is longer than its column, unless one name or string is", () => {
  const files = readdirSync("definitions").filter((name) => name.endsWith(".d.luau"));
  const model = modelOf(
    Object.fromEntries(
      files.map((name) => [name.replace(".d.luau", ""), readFileSync(`definitions/${name}`, "utf8")]),
    ),
  );
  const signatures = toGraphql(model)
    .modules.flatMap(({ functions, classes }) => [...functions, ...classes.flatMap(({ methods }) => methods)])
    .flatMap((entry) => entry.signatures);
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
