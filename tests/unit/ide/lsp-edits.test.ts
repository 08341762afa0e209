import { describe, expect, it } from "vitest";
import type { CodeAction, CompletionItem, WorkspaceEdit } from "vscode-languageserver-protocol";
import { actionsFor, ANCHORS, ask, client, edited, HOUSE, LAMP, placeOf, useLspProject } from "./lsp-project";

const lsp = useLspProject();
const NO_TEXT = LAMP.replace("\t--- @param level -- How bright.\n", "");
const FLAWED = NO_TEXT.replace("[Lamp.light]", "[Lamp.ligt]");

describe("rename", () => {
  const rename = (file: string, position: object, newName: string) =>
    ask<WorkspaceEdit>("rename", file, { position, newName });

  it("changes declaration, types and links, and gives published addresses successors", async () => {
    const edit = await rename("lamp.d.luau", placeOf(LAMP, "light: "), "kindle");
    const lamp = LAMP.replaceAll("Lamp.light", "Lamp.kindle").replace("light: ", "kindle: ");
    expect(edited("lamp.d.luau", LAMP, edit)).toBe(lamp);
    expect(edited("house.d.luau", HOUSE, edit)).toBe(HOUSE.replace("Lamp.light", "Lamp.kindle"));
    const anchors = "lamp\nlamp#light -> lamp#kindle\nlamp#old -> lamp#kindle\nlamp#kindle\n";
    expect(edited("published-anchors.txt", ANCHORS, edit)).toBe(anchors);
  });

  it("ends lines as each file does", async () => {
    const asCrlf = (text: string): string => text.replaceAll("\n", "\r\n");
    const files = { "lamp.d.luau": LAMP, "house.d.luau": HOUSE, "published-anchors.txt": ANCHORS };
    for (const [file, text] of Object.entries(files)) lsp.write(file, asCrlf(text));
    client.reread(Object.keys(files));
    await client.change("lamp.d.luau", asCrlf(LAMP));
    const edit = await rename("lamp.d.luau", placeOf(LAMP, "light: "), "kindle");
    for (const [file, text] of Object.entries(files))
      expect(edited(file, asCrlf(text), edit).replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it.each([
    ["not a name in Luau", "light: ", "two words", "`two words` is not a name in Luau"],
    ["a keyword", "light: ", "end", "`end` is a keyword of Luau"],
    ["a sibling's", "light: ", "dark", "`Lamp.dark` exists already"],
    ["a built-in type's", "Level =", "number", "`number` is one of Luau's own types"],
    ["that of a type in another file", "Level =", "House", "`House` exists already, at house.d.luau:6:21"],
    ["a built-in global's", "flash(", "print", "`print` is one of Luau's own globals"],
    ["that of a module's table", "flash(", "Lamp", "`Lamp` exists already, at lamp.d.luau:8:9"],
    ["that of a global in another file", "flash(", "sweep", "`sweep` exists already, at house.d.luau:10:18"],
  ])("refuses a name that is %s", async (_, symbol, newName, message) => {
    const text = `${LAMP}\ndeclare function flash(): ()\n`;
    lsp.write("house.d.luau", `${HOUSE}declare function sweep(): ()\n`);
    client.reread(["house.d.luau"]);
    await client.change("lamp.d.luau", text);
    await expect(rename("lamp.d.luau", placeOf(text, symbol), newName)).rejects.toThrow(message);
  });

  it("accepts names that are declared elsewhere for something else", async () => {
    for (const written of ["light: print", "light: House", "Level =Lamp"]) {
      const [, symbol = "", name = ""] = /^(.*[ =])(\w+)$/.exec(written) ?? [];
      expect(await rename("lamp.d.luau", placeOf(LAMP, symbol), name)).toMatchObject({ changes: {} });
    }
  });

  it("offers the last name alone where a path is written", async () => {
    const start = placeOf(HOUSE, "Lamp.light");
    const name = { ...start, character: start.character + "Lamp.".length };
    const end = { ...name, character: name.character + "light".length };
    expect(await ask("prepareRename", "house.d.luau", { position: name })).toEqual({ start: name, end });
  });

  it("refuses a place without a symbol, and a module", async () => {
    await expect(rename("lamp.d.luau", { line: 1, character: 0 }, "x")).rejects.toThrow("no symbol here");
    await expect(rename("lamp.d.luau", placeOf(LAMP, "Lamp: {"), "x")).rejects.toThrow("with its file");
  });
});

describe("completion", () => {
  const labels = async (text: string, marker = "¦") => {
    await client.change("lamp.d.luau", text.replace(marker, "Zz"));
    const position = placeOf(text, marker);
    const plain = text.replace(marker, "");
    void client.change("lamp.d.luau", plain);
    const items = await ask<CompletionItem[]>("completion", "lamp.d.luau", { position });
    return items.map(({ label }) => label);
  };

  it.each([
    ["tags", "@return -- Its", "@¦ -- Its", ["@param", "@deprecated"]],
    ["parameters after @param", "@param level", "@param ¦", ["level"]],
    ["symbols in a link", "See [Lamp.light]", "See [¦", ["Lamp.light", "Lamp", "House:illuminate"]],
  ])("of %s", async (_, written, typed, names) => {
    const found = await labels(LAMP.replace(written, typed));
    expect(found).toEqual(names.length === 1 ? names : expect.arrayContaining(names));
  });

  it("of types", async () => {
    const found = await labels(LAMP.replace("level: Level)", "level: ¦)"));
    expect(found).toEqual(expect.arrayContaining(["Level", "House", "number"]));
    expect(found).not.toContain("Lamp.light");
  });

  it("of a whole comment", async () => {
    const text = LAMP.replace(/\t--- Lights a lamp[\s\S]*number\.\n/, "\t---¦\n");
    expect(await labels(text)).toEqual(["--- Lamp.light"]);
  });

  it("of nothing in other comments", async () => {
    expect(await labels(`${LAMP}\n-- a note: ¦\n`)).toEqual([]);
  });
});

describe("silencing a rule", () => {
  const FILE = "lamp.d.luau";
  const titled = (actions: readonly CodeAction[], title: string) => {
    const found = actions.find((one) => one.title.startsWith(title));
    expect(found, title).toBeDefined();
    return found?.edit;
  };

  it.each([
    ["the declaration", FLAWED, "missing-parameter-text", "number,"],
    [
      "the doc comment above",
      LAMP.replace("all lamps out", "[Lamp.lite] out"),
      "unknown-link",
      "dark: () -> (),",
    ],
  ])("on a line is a comment, which counts for %s", async (_, text, rule, code) => {
    const silent = edited(FILE, text, titled(await actionsFor(FILE, text, rule), "Allow"));
    expect(silent).toContain(`${code} -- luau-defs: allow(${rule})\n`);
    const left = await client.change(FILE, silent);
    expect(left.map(({ code }) => code)).not.toContain(rule);
  });

  const off = '"missing-description": "off"';
  const rules = (inner: string) => `{\n  "rules": {\n    ${inner}"lost-doc": "off"\n  }\n}\n`;
  it.each([
    ["{}", `{ "rules": { ${off} } }`],
    [`{ "name": "kit" }`, `{ "rules": { ${off} }, "name": "kit" }`],
    [rules(""), rules(`${off},\n    `)],
    [`{ "rules": { "missing-description": "warning" } }`, `{ "rules": { ${off} } }`],
  ])("in %s is a level there", async (config, expected) => {
    lsp.write("luau-defs.config.json", config);
    client.reread(["luau-defs.config.json"]);
    const edit = titled(await actionsFor(FILE, `${LAMP}\n`, "missing-description"), "Turn");
    expect(edited("luau-defs.config.json", config, edit)).toBe(expected);
  });

  it("is not offered for errors", async () => {
    const text = LAMP.replace("level: Level)", "level: Levle)");
    const actions = await actionsFor(FILE, text, "unknown-type");
    expect(actions.map(({ title }) => title)).toEqual(["Change to `Level`"]);
  });
});

it.each([
  ["missing-parameter-text", "Add"],
  ["unknown-link", "Change to"],
  ["missing-parameter-text", "Allow"],
])("the fix of %s that begins with %s ends the lines of a file as it does", async (rule, title) => {
  const fixed = async (source: string): Promise<string> => {
    const actions = await actionsFor("lamp.d.luau", source, rule);
    const found = actions.find((one) => one.title.startsWith(title));
    expect(actions.map((one) => one.title)).toContain(found?.title);
    return edited("lamp.d.luau", source, found?.edit);
  };
  const asCrlf = (lines: string): string => lines.replaceAll("\n", "\r\n");
  expect(await fixed(asCrlf(FLAWED))).toBe(asCrlf(await fixed(FLAWED)));
});
