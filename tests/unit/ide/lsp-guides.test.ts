/** Guides in the editor: names of symbols, links to their pages, and samples, which Luau checks. */
import { beforeEach, expect, it } from "vitest";
import type { Hover, Location, WorkspaceEdit } from "vscode-languageserver-protocol";
import { actionsFor, ask, client, coded, edited, HOUSE, LAMP, placeOf, useLspProject } from "./lsp-project";
import { fixtureText } from "../../support/read-cases";

const lsp = useLspProject();
const GUIDE = fixtureText("engines/lamps-guide.mdx");
const file = "guides/lamps.mdx";

beforeEach(async () => {
  lsp.write(file, GUIDE);
  lsp.write("guides/closed.md", "See [light](/docs/api/lamp#light).\n");
  client.open(file, GUIDE);
});

it("reports names that lead nowhere, and offers the nearest", async () => {
  const text = GUIDE.replace('"Lamp.light"', '"Lamp.ligth"');
  const [fix] = await actionsFor(file, text, "unknown-symbol");
  expect(edited(file, text, fix?.edit)).toBe(GUIDE);
});

it("reports no name whose quotation mark is still missing", async () => {
  const findings = await client.change(file, GUIDE.replace('"Lamp.light" />', '"Lamp.ligth />'));
  expect(findings.map(({ code }) => code)).not.toContain("unknown-symbol");
});

it("reports what Luau finds in samples of guides and of definitions", async () => {
  const text = GUIDE.replace('"dim"', '"dusky"');
  void client.change(file, text);
  const found = coded(await client.findings(file, "sample-type"), "sample-type");
  expect(found.range.start.line).toBe(7);
  expect(found.message).toContain("dusky");
  const fence = "$&\t---\n\t--- ```luau\n\t--- console.log(5)\n\t--- ```\n";
  const sample = LAMP.replace("\t--- Lights a lamp.\n", fence);
  void client.change("lamp.d.luau", sample);
  const inDoc = coded(await client.findings("lamp.d.luau", "sample-type"), "sample-type");
  expect(inDoc.range.start.line).toBe(11);
  expect(inDoc.message).toContain("`console.log` (JavaScript) is `print` here.");
});

it.each([
  ["a component", "Lamp.light", "light"],
  ["a link", "/docs/api/lamp#light", "light"],
  ["a sample", "Lamp.light(", "light"],
  ["a type in a sample", "Level =", "Level"],
])("leads from %s to the declaration, and hovers", async (_, written, name) => {
  const position = placeOf(GUIDE, written, 3);
  const [found] = await ask<Location[]>("definition", file, { position });
  expect(found?.uri).toBe(client.uri("lamp.d.luau"));
  expect(found?.range.start).toEqual(placeOf(LAMP, name === "Level" ? "Level =" : "light: "));
  const hover = await ask<Hover>("hover", file, { position });
  expect(JSON.stringify(hover.contents)).toContain(name);
});

it("lists the names in guides among the references, and changes them with the symbol", async () => {
  const position = placeOf(LAMP, "light: ");
  const context = { includeDeclaration: false };
  const found = await ask<Location[]>("references", "lamp.d.luau", { position, context });
  const inGuides = found.filter(({ uri }) => uri.includes("guides"));
  const places = inGuides.map(({ uri, range }) => `${uri}:${range.start.line}`);
  const inFile = [4, 4, 8].map((line) => `${client.uri(file)}:${line}`);
  expect(places).toEqual([`${client.uri("guides/closed.md")}:0`, ...inFile]);
  const edit = await ask<WorkspaceEdit>("rename", "lamp.d.luau", { position, newName: "kindle" });
  expect(edited(file, GUIDE, edit)).toBe(GUIDE.replaceAll(/([Ll]amp[.#])light(?=["()])/g, "$1kindle"));
  expect(edit.changes?.[client.uri("guides/closed.md")]).toHaveLength(1);
  expect(edited("house.d.luau", HOUSE, edit)).toContain("Lamp.kindle");
});

it("finds a method's uses in samples by what Luau resolves, in closed guides too", async () => {
  const guide =
    "# Houses\n\n```luau\nlocal function enter(house: House)\n\thouse:illuminate('dim')\nend\n```\n";
  const other = "```luau\nlocal stage = { illuminate = function() end }\nstage.illuminate()\n```\n";
  lsp.write("guides/closed.md", guide);
  lsp.write("guides/stage.md", other);
  const position = placeOf(HOUSE, "illuminate");
  const context = { includeDeclaration: false };
  const found = await ask<Location[]>("references", "house.d.luau", { position, context });
  const start = placeOf(guide, "illuminate");
  const end = placeOf(guide, "illuminate", "illuminate".length);
  expect(found).toEqual([{ uri: client.uri("guides/closed.md"), range: { start, end } }]);
  const edit = await ask<WorkspaceEdit>("rename", "house.d.luau", { position, newName: "light" });
  expect(edited("guides/closed.md", guide, edit)).toBe(guide.replace("illuminate", "light"));
});

it("leads from a method in a sample of an open guide to its declaration, once Luau has checked it", async () => {
  const text = "```luau\nlocal function enter(house: House)\n\thouse:illuminate('dusky')\nend\n```\n";
  void client.change(file, text);
  await client.findings(file, "sample-type");
  const [found] = await ask<Location[]>("definition", file, { position: placeOf(text, "illuminate", 2) });
  expect(found?.uri).toBe(client.uri("house.d.luau"));
});
