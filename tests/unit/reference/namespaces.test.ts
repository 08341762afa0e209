import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { publishedFiles, toGraphql } from "../../../packages/luau-defs/src/write";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { namespaceGroup } from "../../../src/lib/reference/sections";
import { english } from "../../support/english";

const FORGE = "tests/fixtures/definitions/passing/namespaces/forge.d.luau";
const { model } = runOnSources([
  sourceFile("forge.d.luau", readFileSync(FORGE, "utf8")),
  // Its name begins alike, and it is another file.
  sourceFile("forge.extras.d.luau", "declare extras: { heat: () -> () }\n"),
]).value;
const { modules } = toGraphql(model);
const namespacesOf = (slug: string) => modules.find((module) => module.slug === slug)?.namespaces ?? [];

describe("a module with namespaces", () => {
  it("lists those directly in it, with their summaries", () => {
    expect(namespacesOf("forge").map(({ name, href, summary }) => [name, href, summary])).toEqual([
      ["forge.brush", "/docs/api/forge.brush", "Draws."],
      ["forge.files", "/docs/api/forge.files", "Reads and writes."],
      ["forge.sound", "/docs/api/forge.sound", ""],
    ]);
    expect(namespacesOf("forge.files").map(({ name }) => name)).toEqual(["forge.files.folders"]);
    expect(namespacesOf("forge.brush")).toEqual([]);
  });

  it("says what is in those without a summary", () => {
    const [group] = namespaceGroup(namespacesOf("forge"), english);
    expect(group?.entries.map(({ doc }) => doc.summary)).toEqual([
      "Draws.",
      "Reads and writes.",
      "1 function",
    ]);
  });

  it("links to them from its overview", () => {
    const groups = namespaceGroup(namespacesOf("forge.files"), english);
    expect(groups.map(({ title, entries }) => [title, entries.map(({ href }) => href)])).toEqual([
      ["Namespaces", ["/docs/api/forge.files.folders"]],
    ]);
    expect(namespaceGroup([], english)).toEqual([]);
  });

  it("lists them in its Markdown", () => {
    const file = publishedFiles(model, { siteUrl: "https://kit.example" }).find(
      ({ path }) => path === "forge.files.md",
    );
    expect(file?.text).toContain(
      "## Namespaces\n\n- [forge.files.folders](https://kit.example/docs/api/forge.files.folders) – Folders within folders.",
    );
  });
});
