import { describe, expect, test } from "vitest";
import { publishedFiles, toGraphql } from "../../../packages/luau-defs/src/write";
import { makeRoutes } from "../../../packages/luau-defs/src/link";
import { movedTo } from "../../../src/lib/reference/moved-to";
import { requireNode } from "../../../src/lib/page/query-results";
import { sectionOf, toIndexGroups, type EntryPage } from "../../../src/lib/reference/sections";
import { expectCases } from "../../support/read-cases";
import { modelOf } from "./support";
import { english } from "../../support/english";

/** As big as the definition files of the biggest engines. */
const many = (classes: number, enums: number): string =>
  [
    ...Array.from(
      { length: classes },
      (_, index) =>
        `--- Part ${index}.\ndeclare extern type Part${index} ${index > 0 ? `extends Part${Math.floor(index / 4)} ` : ""}with\n\tField${index}: number\n\tfunction clone(self): Part${index}\nend`,
    ),
    ...Array.from({ length: enums }, (_, index) => `export type Mode${index} = "A" | "B"`),
    "declare workspace: Part0",
  ].join("\n");

describe("a file with 2,300 declarations", () => {
  const model = modelOf({ engine: many(1800, 499) });
  const { modules, entryPages } = toGraphql(model, { pages: "class" });
  const [module] = modules;

  test("has a page for each", () => {
    expect(entryPages).toHaveLength(2300);
    expect(entryPages.map(({ href }) => href)).toEqual(
      expect.arrayContaining(["/docs/api/engine/Part17", "/docs/api/engine/workspace"]),
    );
    expect(new Set(entryPages.map(({ href }) => href)).size).toBe(2300);
  });

  test("leads to those pages from everywhere", () => {
    const constant = module?.listed.find(({ kind }) => kind === "constant");
    expect(constant?.tokens.at(-1)).toEqual({ kind: "type", text: "Part0", href: "/docs/api/engine/Part0" });
    const page = entryPages.find(({ name }) => name === "Part17");
    expect(page?.class?.methods[0]).toMatchObject({
      anchor: "Part17.clone",
      href: "/docs/api/engine/Part17#Part17.clone",
    });
    expect(page?.class?.inherited[0]?.from.href).toBe("/docs/api/engine/Part4");
    expect(module?.searchRecords.map(({ href }) => href)).toContain("/docs/api/engine/Part17#Part17.clone");
  });

  test("has pages that do not grow with the file", () => {
    const sizes = entryPages.map((page) => JSON.stringify(page).length);
    expect(Math.max(...sizes)).toBeLessThan(8000);
  });

  test("has pages that lead on by name", () => {
    const at = entryPages.findIndex(({ name }) => name === "Part17");
    expect(entryPages[at]).toMatchObject({ previous: { name: "Part1699" }, next: { name: "Part170" } });
    expect([entryPages[0]?.previous, entryPages.at(-1)?.next]).toEqual([null, null]);
  });

  test("names the first of thousands of users, and counts the rest", () => {
    const users = Array.from({ length: 50 }, (_, index) => `declare function get${index}(): Part`).join("\n");
    const usedBy = toGraphql(modelOf({ engine: `declare extern type Part with\nend\n${users}` })).modules[0]
      ?.classes[0]?.usedBy;
    expect(usedBy).toMatchObject({ type: "Part", returnedByCount: 50, takenByCount: 0 });
    expect(usedBy?.returnedBy).toHaveLength(40);
  });

  test("has an index of them", () => {
    const groups = toIndexGroups(requireNode(module ?? null, "a module"), english);
    expect(groups.map(({ title, entries }) => `${entries.length} ${title}`)).toEqual([
      "1800 Classes",
      "499 Enums",
      "1 Constants",
    ]);
    // Summaries are of use where there are few.
    expect(groups.map(({ letters }) => letters !== undefined)).toEqual([true, true, false]);
  });
});

// Definitions; the address and the kind of each entry's page, and the published files.
test("entries have pages", () =>
  expectCases("cases/entry-pages.txt", ([text = ""]) => {
    const model = modelOf({ engine: text });
    const { entryPages } = toGraphql(model, { pages: "class" });
    const pages = entryPages.map(
      (page) => `${page.href} ${sectionOf(page as unknown as EntryPage, english)?.kind}`,
    );
    return [...pages, ...publishedFiles(model, { pages: "class" }).map(({ path }) => path)].join("\n");
  }));

test("addresses from before a file was split are addresses still, and lead on", () => {
  const model = modelOf({
    engine: `${many(2, 1)}\ndeclare Part1: { new: () -> Part1 }\ndeclare Part0: { new: () -> Part0 }`,
  });
  const addresses = (scheme: "module" | "class") =>
    makeRoutes(model, undefined, scheme).addresses.map(({ page, anchor }) => `${page}#${anchor ?? ""}`);
  expect(addresses("class")).toEqual(expect.arrayContaining(addresses("module")));
  const [module] = toGraphql(model, { pages: "class" }).modules;
  const owners = toIndexGroups(requireNode(module ?? null, "a module"), english).flatMap(({ entries }) =>
    entries.map(({ anchor, href = "" }) => ({ anchor, href })),
  );
  expect(movedTo("Part1.Field1", owners)).toBe("/docs/api/engine/Part1#Part1.Field1");
  expect(movedTo("Part1", owners)).toBe("/docs/api/engine/Part1");
  expect(movedTo("Part11.Field1", owners)).toBeNull();
  expect(movedTo("workspace", owners)).toBe("/docs/api/engine/workspace");
  // A function beside the class of its name, not a member of it.
  expect(movedTo("Part1.new", owners)).toBe("/docs/api/engine/Part1.new");
});

test("a value of an enum in a table is on the enum's page, not on the table's", () => {
  const owners = [
    { anchor: "Kit", href: "/m/Kit" },
    { anchor: "Kit.Mode", href: "/m/Mode" },
  ];
  expect(movedTo("Kit.Mode.fast", owners)).toBe("/m/Mode#Kit.Mode.fast");
  expect(movedTo("Kit.run", owners)).toBe("/m/Kit#Kit.run");
});

test("what was renamed in a module that was split later is found in one step", () => {
  const model = modelOf({ engine: "declare function apply(): ()" });
  const [module] = toGraphql(model, {
    pages: "class",
    aliases: new Map([["engine#put", "engine#apply"]]),
  }).modules;
  expect(module?.moved).toEqual([{ anchor: "put", text: "engine apply", href: "/docs/api/engine/apply" }]);
});
