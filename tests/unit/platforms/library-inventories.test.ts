/** The inventory that a build publishes: for other sites, which refer to its types, and for programs. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import { describe, expect, test } from "vitest";
import { type InventoryOptions, toGraphql, toSampleDefinitions } from "../../../packages/luau-defs/src/write";
import { filesUnder } from "../../../src/node/files/published-files";
import { addressText, makeRoutes } from "../../../packages/luau-defs/src/link";
import { inventoryText } from "../../../packages/luau-defs/src/front";
import { shippedPlatforms } from "../../../packages/luau-defs/src/read";
import { readFolder } from "../reference-settings/support";

const fixtures = path.resolve("tests/fixtures/inventories");

/** The files of a folder and those below it, as if in another folder. */
const filesIn = (folder: string, target: string): Record<string, string> =>
  Object.fromEntries(
    filesUnder(folder).map((file) => [`${target}/${file}`, readFileSync(path.join(folder, file), "utf8")]),
  );

/** The JSON of an inventory, as far as tests read it. */
interface Json {
  readonly symbols: readonly { readonly path: string; readonly address: string }[];
}

const schema = JSON.parse(readFileSync("static/schemas/inventory.schema.json", "utf8")) as object; // our own file
const isValid = new Ajv({ allErrors: true }).compile(schema);
function validated(text: string): Json {
  const json: unknown = JSON.parse(text);
  expect(isValid(json), JSON.stringify(isValid.errors?.slice(0, 3))).toBe(true);
  return json as Json; // as the schema says
}

const enums = { item: "EnumItem", table: "Enum" };
const library = { title: "Sky", url: "https://sky.example/base", require: "Packages.{name}" };

async function libraryInventory(options: InventoryOptions = library): Promise<string> {
  const { value, diagnostics } = await readFolder(filesIn(path.join(fixtures, "library"), "definitions"), {
    enums,
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return inventoryText(value.model, options);
}

test("has each public symbol, with what other sites need of a type", async () => {
  const text = await libraryInventory();
  validated(text);
  await expect(text).toMatchFileSnapshot(path.join(fixtures, "library.inventory.json"));
});

test.each(shippedPlatforms())("the inventory of %s is as the schema says", (name) => {
  validated(readFileSync(`packages/luau-defs/platforms/${name}.json`, "utf8"));
});

const passing = "tests/fixtures/definitions/passing";

test.each(readdirSync(passing))(
  "of %s is as its schema says, with the addresses of its pages",
  async (name) => {
    const files = Object.entries(filesIn(path.join(passing, name), "definitions"));
    const { value } = await readFolder(
      Object.fromEntries(files.filter(([file]) => file.endsWith(".luau"))),
      {},
    );
    for (const pages of ["module", "class"] as const) {
      const { addresses } = makeRoutes(value.model, "/docs/api", pages);
      const encoded = addresses.map(({ page, anchor }) => ({ page, anchor: anchor && encodeURI(anchor) }));
      const known = new Set(encoded.map((one) => `/docs/api/${addressText(one)}`));
      const { symbols } = validated(inventoryText(value.model, { title: "X", url: null, pages }));
      const lost = symbols.filter(({ address }) => !known.has(encodeURI(decodeURI(address))));
      expect(lost.map(({ address }) => address)).toEqual([]);
    }
  },
);

describe("an inventory as `external`", () => {
  const project = async (text: string) => {
    const game = filesIn(path.join(fixtures, "game"), "definitions");
    return readFolder({ ...game, "vendor/sky.json": text }, { external: "vendor/sky.json" });
  };

  test("has its types, members, functions and modules known, and linked to its site", async () => {
    const { value, diagnostics } = await project(await libraryInventory());
    expect(diagnostics).toEqual([]);
    const routes = makeRoutes(value.model);
    const links: string[] = [];
    JSON.stringify(toGraphql(value.model).modules, (_key, one: unknown) => {
      if (typeof one === "object" && one !== null && "text" in one && "href" in one)
        if (String(one.href).startsWith("https:")) links.push(`${String(one.text)} -> ${String(one.href)}`);
      return one;
    });
    for (const module of value.model.modules) {
      const entries = [...module.functions, ...module.classes];
      for (const one of [...module.links, ...entries.flatMap(({ doc }) => doc.links)])
        links.push(`[${one.text}] -> ${routes.href(one.target)}`);
    }
    const text = `${[...new Set(links)].join("\n")}\n`;
    await expect(text).toMatchFileSnapshot(path.join(fixtures, "game.links.txt"));
  });

  test("has its names in samples as `any`, marked as the library's", async () => {
    const { value } = await project(await libraryInventory());
    const others = toSampleDefinitions(value).value.filter(({ platform }) => platform === "Sky");
    const pair = "Pair<K, V = any, R... = ...any>";
    const types = ["Flyer", "Kite", "EnumItem", "Enum", pair, "EnumWeather", "Direction", "GustListener"];
    expect(others.map(({ text }) => text)).toEqual([
      ...types.map((name) => `export type ${name} = any`),
      ...["Sky", "releaseAll", "Enum"].map((name) => `declare ${name}: any`),
    ]);
  });

  test("without the address of its site, is known and reported", async () => {
    const { value, diagnostics } = await project(await libraryInventory({ ...library, url: null }));
    expect(diagnostics.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      "external-file: The inventory `vendor/sky.json` has no `url`: its types are known, and no links.",
    ]);
    expect(JSON.stringify(toGraphql(value.model).modules)).not.toContain("https:");
  });

  test("may be one of a folder, where the first of a name counts", async () => {
    const other = { version: 1, title: "Other", url: "https://o.example", symbols: [] as object[] };
    other.symbols.push({ kind: "class", path: "Balloon", type: "Balloon", origin: "record", address: "/b" });
    other.symbols.push({ kind: "class", path: "Kite", type: "Kite", origin: "record", address: "/kite" });
    const files = {
      "definitions/a.d.luau": "--- [Balloon]\ndeclare function fly(kite: Kite, by: Balloon): ()\n",
      "vendor/a-sky.json": await libraryInventory(),
      "vendor/b-other.json": JSON.stringify(other),
    };
    const { value, diagnostics } = await readFolder(files, { external: "vendor" });
    expect(diagnostics).toEqual([]);
    const shown = JSON.stringify(toGraphql(value.model).modules);
    expect(shown).toContain("https://o.example/b");
    expect(shown).not.toContain("https://o.example/kite");
    expect(shown).toContain("https://sky.example/base/docs/api/sky#Kite");
  });
});

test("files that are no inventories are reported all at once, each at its place", async () => {
  const broken = filesIn(path.join(fixtures, "broken"), "vendor");
  const files = { "definitions/a.d.luau": "declare a: number\n", ...broken };
  const { diagnostics } = await readFolder(files, { external: ["vendor", "missing.json"] });
  const lines = diagnostics.map(
    ({ file, line, column, rule, message, suggestion }) =>
      `${file}:${line}:${column} ${rule} ${message}\n    ${suggestion ?? ""}\n`,
  );
  await expect(lines.join("")).toMatchFileSnapshot(path.join(fixtures, "broken.txt"));
});
