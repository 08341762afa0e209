import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import type { CheerioAPI } from "cheerio";
import { gunzipSync, strFromU8 } from "fflate";
import { unpackTar } from "modern-tar";
import initSqlJs from "sql.js";
import { beforeAll, describe, expect, it } from "vitest";
import type { SymbolRecord } from "luau-contract";
import { docsetArchive } from "../../scripts/docset/docset-archive";
import { siteFolder } from "../../scripts/site-folder";
import { builtFixtureSite, builtSite } from "../support/built-site";
import { root } from "../support/site-inputs";
import { readDefinitions } from "../unit/search/support/read-definitions";
import { temporaryFolder } from "../support/temporary-folder";

interface Row {
  readonly name: string;
  readonly type: string;
  readonly path: string;
}

/** The bytes of the docset that `npm run docset` makes of our own site. */
function packed(): Uint8Array {
  const out = path.join(temporaryFolder("docset"), "Loam.tgz");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/ts.mjs", "scripts/docset.ts", "--out", out],
    { cwd: root, encoding: "utf8", env: { ...process.env, SITE: "" } },
  );
  expect(status, stderr).toBe(0);
  return readFileSync(out);
}

/** The same, of any built site. */
const packedHere = async (site?: string): Promise<Uint8Array> =>
  (await docsetArchive.pack(siteFolder(site))).bytes;

/** Its files, without the folder of the docset itself, and the rows of its database. */
async function unpacked(bytes: Uint8Array): Promise<{
  readonly folder: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly rows: readonly Row[];
}> {
  const entries = await unpackTar(gunzipSync(bytes));
  const folder = entries[0]?.header.name.split("/")[0] ?? "";
  const files = new Map(
    entries.map(({ header, data }) => [header.name.slice(folder.length + 1), data ?? new Uint8Array()]),
  );
  const { Database } = await initSqlJs();
  const [result] = new Database(files.get("Contents/Resources/docSet.dsidx")).exec(
    "SELECT name, type, path FROM searchIndex ORDER BY id",
  );
  const rows = (result?.values ?? []).map(([name, type, place]) => ({
    name: String(name),
    type: String(type),
    path: String(place),
  }));
  return { folder, files, rows };
}

/** The rows whose page is not there, has not the place, or does not mark it for the table of contents. */
function lost(files: ReadonlyMap<string, Uint8Array>, rows: readonly Row[]): readonly Row[] {
  const pages = new Map<string, CheerioAPI | null>();
  const pageOf = (file: string): CheerioAPI | null => {
    const contents = files.get(`Contents/Resources/Documents/${decodeURIComponent(file)}`);
    const page = pages.get(file) ?? (contents === undefined ? null : load(strFromU8(contents)));
    pages.set(file, page);
    return page;
  };
  return rows.filter((row) => {
    const [file = "", hash = ""] = row.path.split("#");
    const $ = pageOf(file);
    if ($ === null) return true;
    if (hash === "") return false;
    const place = $(`[id="${decodeURIComponent(hash)}"]`);
    const mark = `//apple_ref/cpp/${row.type}/${encodeURIComponent(row.name)}`;
    return place.length !== 1 || place.find(`.dashAnchor[name="${mark}"]`).length !== 1;
  });
}

const TYPES: Readonly<Record<SymbolRecord["kind"], string>> = {
  module: "Module",
  class: "Class",
  function: "Function",
  method: "Method",
  property: "Property",
  constant: "Constant",
  enum: "Enum",
  enumValue: "Value",
  event: "Event",
  type: "Type",
};

const countBy = (values: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

describe("the docset of the engine", () => {
  let bytes: Uint8Array;
  let docset: Awaited<ReturnType<typeof unpacked>>;
  beforeAll(async () => {
    builtSite();
    bytes = packed();
    docset = await unpacked(bytes);
  });

  it("knows every symbol of the definitions, each as what it is, and the guides", () => {
    const { Guide, ...symbols } = countBy(docset.rows.map(({ type }) => type));
    expect(symbols).toEqual(countBy(readDefinitions().map(({ kind }) => TYPES[kind])));
    expect(Guide).toBe(3);
    expect(docset.rows).toContainEqual({
      name: "Timer.setTimeout",
      type: "Function",
      path: "docs/api/timer/index.html#setTimeout",
    });
  });

  it("leads each name to one place that is there and marked", () => {
    expect(lost(docset.files, docset.rows)).toEqual([]);
    const keys = docset.rows.map(({ name, type, path: place }) => `${name} ${type} ${place}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("tells its readers its name, its icon and where it begins", () => {
    const plist = strFromU8(docset.files.get("Contents/Info.plist") ?? new Uint8Array());
    expect(docset.folder).toBe("Loam.docset");
    expect(plist).toContain("<key>CFBundleName</key>\n\t<string>Loam</string>");
    expect(plist).toContain("<key>dashIndexFilePath</key>\n\t<string>docs/index.html</string>");
    expect(docset.files.has("Contents/Resources/Documents/docs/index.html")).toBe(true);
    for (const icon of ["icon.png", "icon@2x.png"])
      expect(strFromU8((docset.files.get(icon) ?? new Uint8Array()).slice(1, 4)), icon).toBe("PNG");
  });

  it("is the same, byte by byte, when it is made again", async () => {
    expect(Buffer.compare(await packedHere(), bytes)).toBe(0);
  });
});

describe("the docset of another engine", () => {
  it("has the version for readers who have chosen none, whatever the base path", async () => {
    builtFixtureSite();
    const { folder, files, rows } = await unpacked(await packedHere("tests/fixtures/sites/three-versions"));
    expect(folder).toBe("Kiln.docset");
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ path: place }) => !/^docs\/(?:api\/|changes\/|intro\/|index)/.test(place))).toEqual(
      [],
    );
    expect(lost(files, rows)).toEqual([]);
  });
});
