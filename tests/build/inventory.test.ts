/** Two sites, each built as its team builds it: the second refers to the first by its inventory. */
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import { afterAll, expect, test } from "vitest";
import { builtFixtureSite } from "../support/built-site";
import { builtOther, removeBuilt } from "../support/other-site";
import { expectTexts } from "../support/page-texts";
import { attributesOf, publishedPages } from "../support/published-pages";
import { root } from "../support/site-inputs";
import { temporaryFolder, writerIn } from "../support/temporary-folder";

const work = temporaryFolder("linked");
const sites: string[] = [];
afterAll(() => sites.forEach(removeBuilt));

/** Builds a site of definitions of `tests/fixtures`, and returns its published folder. */
function build(
  name: "library" | "game",
  settings: object,
  definitions: readonly string[],
  files: Readonly<Record<string, string>>,
): string {
  const site = path.join(work, `${path.basename(work)}-${name}`);
  const content = path.join(root, "tests/fixtures/sites/moonwave/content");
  cpSync(content, path.join(site, "content"), { recursive: true });
  for (const folder of definitions)
    cpSync(path.join(root, "tests/fixtures", folder), path.join(site, "definitions"), { recursive: true });
  const config = JSON.stringify({ title: name, baseUrl: "/base/", ...settings });
  const write = writerIn(site);
  write("site.config.ts", `export const siteConfig = ${config};\n`);
  for (const [file, text] of Object.entries(files)) write(file, text);
  sites.push(site);
  return builtOther(site);
}

/** The JSON of an inventory, as far as the tests read it. */
interface Inventory {
  readonly url: string;
  readonly symbols: readonly { readonly address: string; readonly anchor: string | null }[];
}

const schema = path.join(root, "static/schemas/inventory.schema.json");
const isValid = new Ajv({ allErrors: true }).compile(JSON.parse(readFileSync(schema, "utf8")) as object); // our own

function readInventory(file: string): Inventory {
  const json: unknown = JSON.parse(readFileSync(file, "utf8"));
  expect(isValid(json), JSON.stringify(isValid.errors?.slice(0, 3))).toBe(true);
  return json as Inventory; // as the schema says
}

/** Whether a site has a page at a path, and on it a heading with the id. */
function hasAnchor(published: string, address: string): boolean {
  const [page = "", anchor] = address.split("#");
  const html = readFileSync(path.join(published, decodeURI(page), "index.html"), "utf8");
  return anchor === undefined || html.includes(` id="${decodeURIComponent(anchor)}"`);
}

const GUIDE = `---
title: Flying
description: How to fly.
---

\`\`\`luau
local speed = Sky.speed(10)
print(speed, Enum.Weather.Calm)
\`\`\`
`;

test("a site's pages lead to the anchors of the other's, in types, parents, members, comments and samples", () => {
  const enums = { enums: { item: "EnumItem", table: "Enum" } };
  const styles = ["inventories/library", "sites/moonwave/definitions", "sites/plain-modules/definitions"];
  // The samples of the comments name what only readers of the tests know.
  const settings = { url: "https://sky.example", checks: { samples: "ignore" } };
  const library = build("library", settings, styles, { "luau-defs.config.json": JSON.stringify(enums) });
  // Everything that plain modules, and comments for Moonwave, declare is in it.
  expectTexts(library, {
    "docs/api/planes": ["planes.canFold", "Folds a sheet.", "planes.MAX_FOLDS"],
    "docs/api/paper": ["Sheet"],
    "docs/api/Kite": ["Flies kites over a field.", "Height above the ground", "Wind", "Landed"],
    "docs/api/Knots": ["Knots"],
  });
  const { url, symbols } = readInventory(path.join(library, "definitions/inventory.json"));
  expect(url).toBe("https://sky.example/base");
  expect(symbols.filter(({ address }) => !hasAnchor(library, address))).toEqual([]);

  const game = build("game", { url: "https://game.example" }, ["inventories/game"], {
    "content/docs/intro.mdx": GUIDE,
    "inventories/sky.json": readFileSync(path.join(library, "definitions/inventory.json"), "utf8"),
    "luau-defs.config.json": JSON.stringify({ external: "inventories" }),
  });
  const links = publishedPages(game).flatMap(({ $ }) => attributesOf($, '[href^="https://sky"]', "href"));
  const addresses = [...new Set(links)].map((link) => link.slice(url.length));
  const anchors = ["", "#Enum.Weather.Calm", "#Flyer.rise", "#Kite", "#Pair", "#speed"];
  const wanted = ["/docs/api/signal#Signal", ...anchors.map((anchor) => `/docs/api/sky${anchor}`)];
  expect(addresses).toEqual(expect.arrayContaining(wanted));
  expect(addresses.filter((address) => !hasAnchor(library, address))).toEqual([]);
});

test("every version of a site has its inventory, with addresses of pages that exist", () => {
  const site = builtFixtureSite();
  for (const version of ["", "1.0/", "2.0/"]) {
    const { symbols } = readInventory(path.join(site, `definitions/${version}inventory.json`));
    expect(symbols).not.toEqual([]);
    const lost = symbols.filter(({ address, anchor }) => {
      expect(address.split("#")[1] === undefined).toBe(anchor === null);
      return !hasAnchor(site, address);
    });
    expect(lost).toEqual([]);
  }
});
