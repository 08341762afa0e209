import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import type { CreatePagesArgs } from "gatsby";
import { navbarItem } from "../../../src/lib/site-config/navbar-items";
import { readSiteConfig } from "../../../src/lib/site-config/read-site-config";
import { siteSchema } from "../../../src/lib/site-config/schema";
import { parseModule } from "../../../src/node/check/parse-module";
import { slots } from "../../../src/node/check/module-problems";
import { createSitePages } from "../../../src/node/gatsby/site-pages";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const guide = ["new-site", "settings", "theming"]
  .map((page) => readFileSync(`docs/${page}.md`, "utf8"))
  .join("\n");

test("the smallest configuration is right, and smallest", () => {
  const code = /```ts title="site\.config\.ts"\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
  const module = { exports: {} as { siteConfig?: object } };
  new Function("module", transformSync(code, { loader: "ts", format: "cjs" }).code)(module);
  const config = module.exports.siteConfig ?? {};
  expect(readSiteConfig(config).problems).toEqual([]);
  for (const field of Object.keys(config))
    expect(readSiteConfig({ ...config, [field]: undefined }).problems, field).not.toEqual([]);
});

test("every setting is documented, and every kind of navbar item", () => {
  const kinds = navbarItem.options.flatMap((option) => [...option.shape.type.values]);
  expect(kinds).toHaveLength(9);
  expect(
    [...Object.keys(siteSchema.shape), ...kinds].filter((name) => !guide.includes(`\`${name}\``)),
  ).toEqual([]);
});

/** The first column of a table, by its head. */
const namesIn = (head: string): readonly string[] =>
  (guide.split(`| ${head} |`)[1] ?? "")
    .split("\n\n", 1)
    .flatMap((table) => table.split("\n"))
    .flatMap((row) => [...(row.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ""));

test("the tokens that sites may set exist", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  const documented = namesIn("token | description");
  expect(documented).toHaveLength(14);
  expect(documented.filter((name) => !tokens.includes(`\n    ${name}:`))).toEqual([]);
});

test("every slot, and every export for own components, is documented", () => {
  expect(slots.filter((name) => !guide.includes(`    ${name} `))).toEqual([]);
  const kit = parseModule(readFileSync("src/layouts/theme-kit.tsx", "utf8"));
  const exports = [...(kit?.exports ?? [])];
  expect([...namesIn("export of `luau-docs/theme` | description")].sort()).toEqual(exports.sort());
});

test("each file in src/pages that exports a component is a page", () => {
  const checkout = process.cwd();
  onTestFinished(() => process.chdir(checkout));
  process.chdir(temporaryFolder("site-pages"));
  const write = writerIn("src/pages");
  const component = "export default function Page() {\n  return null;\n}\n";
  for (const file of ["index.tsx", "404.tsx", "hangar.tsx", "team/index.jsx"]) write(file, component);
  write("moved.tsx", 'export { Page as default } from "../components/Page";\n');
  write("unfinished.tsx", "export default function Page( {\n");
  write("new.tsx", "");
  write("named.tsx", "export const Page = () => null;\n");
  for (const file of ["_parts.tsx", "team/_row.tsx", "hangar.test.tsx", "types.d.ts", "Page.module.css"])
    write(file, component);
  const created: string[] = [];
  const actions = { createPage: ({ path }: { path: string }) => void created.push(path) };
  createSitePages({ actions } as unknown as CreatePagesArgs);
  expect(created.sort()).toEqual(["/", "/404.html", "/hangar", "/moved", "/team", "/unfinished"]);
});
