import { describe, expect, test } from "vitest";
import { toGraphql } from "../../../plugins/gatsby-source-luau-defs/src/emit/graphql";
import { makeRoutes } from "../../../plugins/gatsby-source-luau-defs/src/emit/routes";
import { movedTo } from "../../../src/lib/moved-to";
import { toIndexGroups } from "../../../src/lib/sections";
import { modelOf } from "./support";

/** As big as the definition files of the biggest engines. */
const many = (classes: number, enums: number): string =>
  [
    ...Array.from({ length: classes }, (_, index) => `--- Part ${index}.\ndeclare extern type Part${index} ${index > 0 ? `extends Part${Math.floor(index / 4)} ` : ""}with\n\tField${index}: number\n\tfunction clone(self): Part${index}\nend`),
    ...Array.from({ length: enums }, (_, index) => `export type Mode${index} = "A" | "B"`),
    "declare workspace: Part0",
  ].join("\n");

describe("a file with 2,300 declarations", () => {
  const model = modelOf({ engine: many(1800, 499) });
  const { modules, entryPages } = toGraphql(model, { pages: "class" });
  const [module] = modules;

  test("has a page for each class and enum", () => {
    expect(entryPages).toHaveLength(2299);
    expect(entryPages.map(({ href }) => href)).toContain("/docs/api/engine/Part17");
    expect(new Set(entryPages.map(({ href }) => href)).size).toBe(2299);
  });

  test("leads to those pages from everywhere", () => {
    expect(module?.constants[0]?.type).toEqual([{ kind: "type", text: "Part0", href: "/docs/api/engine/Part0" }]);
    const page = entryPages.find(({ name }) => name === "Part17");
    expect(page?.class?.methods[0]).toMatchObject({ anchor: "Part17.clone", href: "/docs/api/engine/Part17#Part17.clone" });
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
    const usedBy = toGraphql(modelOf({ engine: `declare extern type Part with\nend\n${users}` })).modules[0]?.classes[0]?.usedBy;
    expect(usedBy).toMatchObject({ type: "Part", returnedByCount: 50, takenByCount: 0 });
    expect(usedBy?.returnedBy).toHaveLength(40);
  });

  test("has an index of them", () => {
    const groups = toIndexGroups([], module?.classes ?? [], module?.enums ?? []);
    expect(groups.map(({ title, entries }) => `${entries.length} ${title}`)).toEqual(["1800 Classes", "499 Enums"]);
  });
});

test("addresses from before a file was split are addresses still, and lead on", () => {
  const model = modelOf({ engine: many(2, 1) });
  const addresses = (scheme: "module" | "class") => makeRoutes(model, undefined, scheme).addresses.map(({ page, anchor }) => `${page}#${anchor ?? ""}`);
  expect(addresses("class")).toEqual(expect.arrayContaining(addresses("module")));
  const [module] = toGraphql(model, { pages: "class" }).modules;
  expect(movedTo("Part1.Field1", module?.classes ?? [])).toBe("/docs/api/engine/Part1#Part1.Field1");
  expect(movedTo("Part1", module?.classes ?? [])).toBe("/docs/api/engine/Part1");
  expect(movedTo("Part11.Field1", module?.classes ?? [])).toBeNull();
});
