import path from "node:path";
import { describe, expect, it } from "vitest";
import type { DocumentSymbol, Hover, Location, SemanticTokens } from "vscode-languageserver-protocol";
import type { TextEdit, WorkspaceSymbol } from "vscode-languageserver-protocol";
import { actionsFor, ask, client, coded, edited, placeOf, quoted, withEdits } from "./lsp-project";
import { HOUSE, LAMP, useLspProject } from "./lsp-project";

const lsp = useLspProject();

describe("diagnostics", () => {
  it("are those of unsaved texts, and disappear when they are fixed", async () => {
    const text = LAMP.replace("level: Level)", "level: Levle)");
    const found = coded(await client.change("lamp.d.luau", text), "unknown-type");
    expect(found).toMatchObject({ code: "unknown-type", source: "luau-defs", severity: 1 });
    expect(found.message).toContain("Did you mean `Level`?");
    expect(quoted(found, text)).toBe("Levle");
    const left = await client.change("lamp.d.luau", LAMP);
    expect(left.map(({ code }) => code)).toEqual(["missing-description", "missing-description"]);
  });

  it("are those of other files, which the change has broken", async () => {
    void client.change("lamp.d.luau", LAMP.replaceAll("Level", "Brightness"));
    const found = coded(await client.findings("house.d.luau", "unknown-type"), "unknown-type");
    expect(found).toMatchObject({ code: "unknown-type", range: { start: { line: 7 } } });
  });

  it("survive a text that is no Luau", async () => {
    const found = await client.change("lamp.d.luau", "declare Lamp: {\n\u0000🙃 ((\n");
    expect(found.map(({ code }) => code)).toContain("syntax");
    expect(await ask("hover", "lamp.d.luau", { position: { line: 99, character: 99 } })).toBeNull();
  });

  it("stand in the configuration, too", async () => {
    lsp.write("luau-defs.config.json", `{ "rules": { "nothing-like-it": "off" } }`);
    client.reread(["luau-defs.config.json"]);
    const [found] = await client.findings("luau-defs.config.json", "config");
    expect(found?.message).toMatch(
      /`nothing-like-it`.*\n`npx --no-install luau-defs check --rules` lists them\.$/,
    );
  });
});

const NO_TEXT = "missing-parameter-text";

it.each([
  ["a type, by what is suggested", "level: Level)", "level: Levle)", "unknown-type", LAMP],
  ["a tag", "@return -- Its", "@retrun -- Its", "unknown-tag", "\t--- @return -- Its number."],
  ["a parameter", "\t--- @param level -- How bright.\n", "", NO_TEXT, "\t--- @param level -- \n\tlight:"],
  ["a variadic one", "(level: Level)", "(level: Level, ...number)", NO_TEXT, "\t--- @param ... -- \n\tlight"],
])("fixes %s", async (_, written, mistaken, code, expected) => {
  const text = LAMP.replace(written, mistaken);
  const [fix] = await actionsFor("lamp.d.luau", text, code);
  expect(fix?.kind).toBe("quickfix");
  expect(edited("lamp.d.luau", text, fix?.edit)).toContain(expected);
});

it("sends the first declaration of a duplicate with it", async () => {
  const text = LAMP.replace("\tdark: ", "\tlight: number,\n\tdark: ");
  const found = coded(await client.change("lamp.d.luau", text), "duplicate-field");
  const [related] = found.relatedInformation ?? [];
  expect(related?.location.uri).toBe(client.uri("lamp.d.luau"));
  expect(related && quoted(related.location, text)).toMatch(/^light/);
});

it("hovers show what the page says", async () => {
  const found = await ask<Hover>("hover", "house.d.luau", { position: placeOf(HOUSE, "Lamp.light", 7) });
  expect(found.contents).toMatchObject({ kind: "markdown" });
  const { value } = found.contents as { value: string };
  expect(value).toContain("Lamp.light(level: Level): number");
  expect(value).toContain("How bright.");
  const tag = await ask<Hover>("hover", "lamp.d.luau", { position: placeOf(LAMP, "@return", 3) });
  expect((tag.contents as { value: string }).value).toContain("@return name -- text");
});

it("leads to the declaration, from a type and from a link", async () => {
  for (const [file, text, name, offset] of [
    ["house.d.luau", HOUSE, "level: Level", 8],
    ["house.d.luau", HOUSE, "[Lamp.light]", 3],
  ] as const) {
    const [found] = await ask<Location[]>("definition", file, { position: placeOf(text, name, offset) });
    expect(found?.uri).toBe(client.uri("lamp.d.luau"));
    expect(found && quoted(found, LAMP)).toBe(name.includes("Level") ? "Level" : "light");
  }
});

it.each([
  ["uses of a type", "Level", false, ["house.d.luau:7", "lamp.d.luau:12"]],
  [
    "a function and its links",
    "light: (",
    true,
    ["house.d.luau:6", "lamp.d.luau:1", "lamp.d.luau:12", "lamp.d.luau:14"],
  ],
])("lists %s in all files, in the order of their lines", async (_, name, includeDeclaration, expected) => {
  const params = { position: placeOf(LAMP, name), context: { includeDeclaration } };
  const found = await ask<Location[]>("references", "lamp.d.luau", params);
  expect(found.map(({ uri, range }) => `${path.basename(uri)}:${range.start.line}`)).toEqual(expected);
});

it("outlines files and finds symbols", async () => {
  const outline = await ask<DocumentSymbol[]>("documentSymbol", "lamp.d.luau");
  expect(outline.map(({ name }) => name)).toEqual(["Level", "Lamp.light", "Lamp.dark"]);
  expect(outline[0]?.children?.map(({ name }) => name)).toEqual(["dim", "bright"]);
  const found = await client.request<WorkspaceSymbol[]>("workspace/symbol", { query: "illum" });
  expect(found.map(({ name }) => name)).toEqual(["House:illuminate"]);
});

it("formats a file, and of a range only its lines", async () => {
  const text = LAMP.replace("light: (level", "light:   (level").replace("dark: ()", "dark:   ()");
  await client.change("lamp.d.luau", text.replace("Lights a", "Ligts a"));
  void client.change("lamp.d.luau", text);
  const options = { tabSize: 4, insertSpaces: false };
  const all = await ask<TextEdit[]>("formatting", "lamp.d.luau", { options });
  expect(withEdits(text, all)).toBe(LAMP);
  const line = { start: { line: 12, character: 0 }, end: { line: 12, character: 9 } };
  const some = await ask<TextEdit[]>("rangeFormatting", "lamp.d.luau", { options, range: line });
  expect(withEdits(text, some)).toBe(text.replace("light:   (level", "light: (level"));
});

it("leaves lines alone that the formatter does not change", async () => {
  const union = 'export type Level =\n\t| "dim"\n\t| "bright"';
  const text = LAMP.replace("\nexport type", "\n\n\nexport type").replace(/export type Level.*/, union);
  await client.change("lamp.d.luau", text);
  const edits = await ask<TextEdit[]>("formatting", "lamp.d.luau", { options: {} });
  expect(edits.map(({ range, newText }) => [range.start.line, range.end.line, newText])).toEqual([
    [6, 10, 'export type Level = "dim" | "bright"\n'],
  ]);
});

it("paints names and tags, and folds", async () => {
  const { data } = await ask<SemanticTokens>("semanticTokens/full", "lamp.d.luau");
  expect(data.length % 5).toBe(0);
  expect(data.length).toBeGreaterThan(20);
  const folds = await ask<{ startLine: number; endLine: number }[]>("foldingRange", "lamp.d.luau");
  expect(folds).toContainEqual(expect.objectContaining({ startLine: 8, endLine: 11, kind: "comment" }));
  expect(folds).toContainEqual(expect.objectContaining({ startLine: 7, endLine: 16 }));
});

it("has no answers for files of others, and survives garbage", async () => {
  const position = { line: 0, character: 0 };
  expect(await ask("hover", "../nowhere.d.luau", { position })).toBeNull();
  const untitled = { textDocument: { uri: "untitled:1" }, position };
  expect(await client.request("textDocument/hover", untitled)).toBeNull();
  await expect(client.request("textDocument/unheardOf", {})).rejects.toThrow();
  await expect(client.request("textDocument/hover", { position })).rejects.toThrow();
  expect(await ask("definition", "lamp.d.luau", { position })).toEqual([]);
});
