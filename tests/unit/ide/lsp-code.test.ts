/** Requests about code, types and links: signatures, links, types of values, selections, default values. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, test } from "vitest";
import type { DocumentLink, Location, SignatureHelp } from "vscode-languageserver-protocol";
import { ask, client, placeOf, quoted, useLspProject } from "./lsp-project";
import { fixtureText } from "../../support/read-cases";

const lsp = useLspProject();

const DOOR = fixtureText("engines/doors.d.luau");
const GUIDE = fixtureText("engines/doors-guide.mdx");
const FILE = "doors.d.luau";
const GUIDE_FILE = "content/docs/doors.mdx";

beforeEach(async () => {
  lsp.write(FILE, DOOR);
  lsp.write("content/docs/next.mdx", "Next.\n");
  lsp.write(GUIDE_FILE, GUIDE);
  lsp.write("luau-defs.config.json", '{ "baseUrl": "https://kit.example" }');
  client.reread([FILE, "luau-defs.config.json"]);
  client.open(FILE, DOOR);
  client.open(GUIDE_FILE, GUIDE);
});

describe("signatures", () => {
  const helpAt = (found: string, file = FILE, text = DOOR) =>
    ask<SignatureHelp | null>("signatureHelp", file, { position: placeOf(text, found, found.length) });
  const labelOf = ({ signatures, activeSignature = 0 }: SignatureHelp, index: number) => {
    const signature = signatures[activeSignature ?? 0];
    const [start, end] = signature?.parameters?.[index]?.label ?? [0, 0];
    return signature?.label.slice(Number(start), Number(end));
  };

  it("are those of the function that a sample calls, with its parameters", async () => {
    const help = await helpAt('local door = Doors.create("a", ');
    expect(help).toMatchObject({ activeParameter: 1, activeSignature: 0 });
    expect(help?.signatures.map(({ label }) => label)).toEqual([
      "Doors.create(name: string, width: number?): Door",
      "Doors.create(name: string, width: number?, near: Door): Door",
    ]);
    expect(help === null ? null : labelOf(help, 1)).toBe("width");
    const value: unknown = expect.stringContaining("Width, in metres.");
    expect(help?.signatures[0]?.parameters?.[1]?.documentation).toMatchObject({ value });
  });

  it("are those of a method, although nothing is known of the value", async () => {
    const help = await helpAt("door:open(");
    expect(help?.signatures.map(({ label }) => label)).toEqual(["Door:open(quietly: boolean?)"]);
  });

  it("are there while a call is typed, in a guide, too", async () => {
    expect(await helpAt("\tDoors.create(")).toMatchObject({ activeParameter: 0 });
    expect(await helpAt('Doors.create("a",', GUIDE_FILE, GUIDE)).toMatchObject({ activeParameter: 1 });
    const typed = DOOR.replace("\tDoors.create(\n", '\tDoors.create("a", 1, Doors.create("b"), ');
    await client.change(FILE, typed);
    const third = await helpAt('Doors.create("a", 1, ', FILE, typed);
    expect(third).toMatchObject({ activeParameter: 2, activeSignature: 1 });
  });

  it.each(["--- A door", "declare extern", "Doors. See", "main: "])("are none at %s", async (found) => {
    expect(await helpAt(found)).toBeNull();
  });
});

describe("links", () => {
  const linksOf = async (file: string, text: string) => {
    const links = await ask<DocumentLink[]>("documentLink", file);
    return links.map((link) => [
      quoted(link, text),
      link.target?.replace(/^.*\/(?=\w[\w.]*\.\w+(?:#|$))/, ""),
    ]);
  };

  it("of doc comments lead to declarations, guides and pages", async () => {
    expect(await linksOf(FILE, DOOR)).toEqual([
      ["Doors.create", "doors.d.luau#L27"],
      ["/docs/doors", "doors.mdx"],
      ["/blog/doors", "https://kit.example/blog/doors"],
      ["Doors", "doors.d.luau#L21"],
    ]);
  });

  it("of guides lead to files, declarations and pages", async () => {
    expect(await linksOf(GUIDE_FILE, GUIDE)).toEqual([
      ["./next.mdx", "next.mdx"],
      ["/docs/doors", "doors.mdx"],
      ["/docs/api/doors#create", "doors.d.luau#L27"],
      ["Doors.main", "doors.d.luau#L30"],
    ]);
  });
});

test.each([
  ["\tmain", 1, ["Door"]],
  ["\tcreate", 1, ["Door"]],
  ["near: Door", 0, ["Door"]],
  ["name: string", 0, []],
  ["type Door", 5, ["Door"]],
])("the type of %s is declared", async (found, offset, names) => {
  const places = await ask<Location[]>("typeDefinition", FILE, { position: placeOf(DOOR, found, offset) });
  expect(places.map((place) => quoted(place, DOOR))).toEqual(names);
});

it("answers in files that are no Luau, and in files of no project", async () => {
  await client.change(FILE, "declare Lamp: {\n\u0000🙃 ((\n[a](b) Doors.create(\n");
  mkdirSync(path.join(lsp.work, "other"), { recursive: true });
  const position = { line: 2, character: 20 };
  for (const file of [FILE, "other/none.mdx"])
    for (const method of ["signatureHelp", "documentLink", "typeDefinition"])
      await expect(ask(method, file, { position }), `${method} ${file}`).resolves.toBeDefined();
});

it("knows functions and calls of modules in plain Luau, too", async () => {
  const module = fixtureText("engines/fold.luau");
  lsp.write("luau-defs.config.json", "{}");
  lsp.write("fold.luau", module);
  lsp.write("site.config.ts", 'export const siteConfig = { definitions: ["*.luau"] };\n');
  client.reread(["site.config.ts", "luau-defs.config.json", "fold.luau"]);
  client.open("fold.luau", module);
  const typed = module.replace("\treturn true", '\tDoors.create("a", ');
  await client.change("fold.luau", typed);
  const position = placeOf(typed, 'Doors.create("a", ', 18);
  // The configuration is read after the notification.
  await expect
    .poll(() => ask<SignatureHelp | null>("signatureHelp", "fold.luau", { position }))
    .toMatchObject({ activeParameter: 1, signatures: [{}, {}] });
});
