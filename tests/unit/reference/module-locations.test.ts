import { expect, test } from "vitest";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { toModuleGroups } from "../../../src/lib/docs/module-groups";
import { itemsAround } from "../../../src/node/content/doc-locations";
import { expectCases, filesOfCase } from "../../support/read-cases";
import { modulePages } from "../../../src/node/content/sidebar-modules";

/** The sidebar's items, indented, with their folders. */
const sidebarLines = (modules: Modules): readonly string[] =>
  modulePages(modules, GROUPS, 0).map(
    ({ label, href, depth, collapsed }) =>
      `${"  ".repeat(depth)}${label}${href === null ? "/" : ""}${collapsed ? " (closed)" : ""}`,
  );

type Modules = ReturnType<typeof toGraphql>["modules"];

const GROUPS = ["Tutorials", "Input"];

// Files, which are required by the pattern in the name; the sidebar, the lists of the docs' first page, and how
// scripts require each module.
test("modules have their places in the sidebar, on the docs' first page and in scripts", () =>
  expectCases("cases/module-locations.txt", (parts, name) => {
    const sources = Object.entries(filesOfCase(parts)).map(([path, text]) => sourceFile(path, text));
    const [, pattern] = /\((.+)\)$/.exec(name) ?? [];
    const { modules } = toGraphql(runOnSources(sources).value.model, { require: pattern });
    const lists = toModuleGroups(modules, GROUPS).map(
      ({ label, modules: inside }) => `${label ?? "-"}: ${inside.map((module) => module.label).join(", ")}`,
    );
    const requires = modules.map(
      ({ requireHtml }) => /local [^<]*/.exec(requireHtml)?.[0].replaceAll("&quot;", '"').trim() ?? "nothing",
    );
    return [...sidebarLines(modules), "", ...lists, "", ...requires].join("\n");
  }));

test("the sidebar has of a long site only the folders that contain the page", () => {
  const folder = (label: string, depth: number) => ({ label, href: null, depth, collapsed: true });
  const below = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      label: `${name}${index}`,
      href: `/docs/api/${name}${index}`,
      depth: 2,
      collapsed: false,
    }));
  const reference = { label: "Reference", href: null, depth: 0, collapsed: false };
  const items = [reference, folder("net", 1), ...below(3, "n"), folder("time", 1), ...below(99, "t")];
  const lines = (path: string) =>
    itemsAround([...items, folder("ui", 1), ...below(99, "u")], path).map(({ label, href }) => [label, href]);
  expect(lines("/docs/api/n1")).toEqual([
    ["Reference", null],
    ["net", null],
    ["n0", "/docs/api/n0"],
    ["n1", "/docs/api/n1"],
    ["n2", "/docs/api/n2"],
    ["time", "/docs/api/t0"],
    ["ui", "/docs/api/u0"],
  ]);
});
