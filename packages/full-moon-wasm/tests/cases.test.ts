/**
 * Snapshot tests of whole files: `pass` has a tree and no errors, `fail` has errors and the valid part of the
 * tree.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "../index";
import { printIssues, printTree } from "./support/print";

const cases = join(__dirname, "cases");

function folders(kind: "pass" | "fail"): readonly string[] {
  return readdirSync(join(cases, kind)).sort();
}

describe("pass", () => {
  test.each(folders("pass"))("%s", async (name) => {
    const folder = join(cases, "pass", name);
    const source = readFileSync(join(folder, "input.d.luau"), "utf8");
    const { errors, ...tree } = parse(source, name);
    expect(printIssues(source, errors)).toBe("");
    await expect(printTree(source, tree)).toMatchFileSnapshot(join(folder, "tree.json"));
  });
});

describe("fail", () => {
  test.each(folders("fail"))("%s", async (name) => {
    const folder = join(cases, "fail", name);
    const source = readFileSync(join(folder, "input.d.luau"), "utf8");
    const { errors, statements } = parse(source, name);
    expect(errors).not.toHaveLength(0);
    await expect(printIssues(source, errors)).toMatchFileSnapshot(join(folder, "errors.txt"));
    await expect(printTree(source, statements)).toMatchFileSnapshot(join(folder, "tree.json"));
  });

  test.each(folders("fail"))("%s still gives what follows the mistakes", (name) => {
    const source = readFileSync(join(cases, "fail", name, "input.d.luau"), "utf8");
    const names = parse(source).statements.map((statement) =>
      "name" in statement ? statement.name.text : statement.kind,
    );
    const expected = [...source.matchAll(/^(?:declare|type|export type) (after|later|After|Also)\b/gmu)].map(
      (match) => match[1],
    );
    expect(expected).not.toEqual([]);
    expect(names).toEqual(expect.arrayContaining(expected));
  });
});
