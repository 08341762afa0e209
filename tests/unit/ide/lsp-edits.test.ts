import { describe, expect, it } from "vitest";
import type { CodeAction, CompletionItem, WorkspaceEdit } from "vscode-languageserver-protocol";
import { actionsFor, ANCHORS, ask, client, edited, HOUSE, LAMP, placeOf, useLspProject } from "./lsp-project";

const lsp = useLspProject();

describe("rename", () => {
  const rename = (file: string, position: object, newName: string) =>
    ask<WorkspaceEdit>("rename", file, { position, newName });

  it("changes declaration, types and links, and gives published addresses successors", async () => {
    const edit = await rename("lamp.d.luau", placeOf(LAMP, "light: "), "kindle");
    const lamp = LAMP.replaceAll("Lamp.light", "Lamp.kindle").replace("light: ", "kindle: ");
    expect(edited("lamp.d.luau", LAMP, edit)).toBe(lamp);
    expect(edited("house.d.luau", HOUSE, edit)).toBe(HOUSE.replace("Lamp.light", "Lamp.kindle"));
    expect(edited("published-anchors.txt", ANCHORS, edit)).toBe(
      "lamp\nlamp#light -> lamp#kindle\nlamp#old -> lamp#kindle\nlamp#kindle\n",
    );
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
    for (const [symbol, name] of [
      ["light: ", "print"],
      ["light: ", "House"],
      ["Level =", "Lamp"],
    ] as const)
      expect(await rename("lamp.d.luau", placeOf(LAMP, symbol), name)).toMatchObject({ changes: {} });
  });

  it("offers the last name alone where a path is written", async () => {
    const start = placeOf(HOUSE, "Lamp.light");
    const name = { ...start, character: start.character + "Lamp.".length };
    expect(await ask("prepareRename", "house.d.luau", { position: name })).toEqual({
      start: name,
      end: { ...name, character: name.character + "light".length },
    });
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

  it("of tags", async () => {
    expect(await labels(LAMP.replace("@return -- Its", "@¦ -- Its"))).toEqual(
      expect.arrayContaining(["@param", "@deprecated"]),
    );
  });

  it("of parameters after @param", async () => {
    expect(await labels(LAMP.replace("@param level", "@param ¦"))).toEqual(["level"]);
  });

  it("of symbols in a link", async () => {
    expect(await labels(LAMP.replace("See [Lamp.light]", "See [¦"))).toEqual(
      expect.arrayContaining(["Lamp.light", "Lamp", "House:illuminate"]),
    );
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
    [
      "the declaration",
      LAMP.replace("\t--- @param level -- How bright.\n", "").replace("[Lamp.light]", "[Lamp.ligt]"),
      "missing-parameter-text",
      "number, -- luau-defs: allow(missing-parameter-text)\n",
    ],
    [
      "the doc comment above",
      LAMP.replace("Puts all lamps out", "Puts [Lamp.lite] out"),
      "unknown-link",
      "dark: () -> (), -- luau-defs: allow(unknown-link)\n",
    ],
  ])("on a line is a comment, which counts for %s", async (_, text, rule, comment) => {
    const silent = edited(FILE, text, titled(await actionsFor(FILE, text, rule), "Allow"));
    expect(silent).toContain(comment);
    const left = await client.change(FILE, silent);
    expect(left.map(({ code }) => code)).not.toContain(rule);
  });

  it.each([
    ["{}", `{ "rules": { "missing-description": "off" } }`],
    [`{ "name": "kit" }`, `{ "rules": { "missing-description": "off" }, "name": "kit" }`],
    [
      `{\n  "rules": {\n    "lost-doc": "off"\n  }\n}\n`,
      `{\n  "rules": {\n    "missing-description": "off",\n    "lost-doc": "off"\n  }\n}\n`,
    ],
    [`{ "rules": { "missing-description": "warning" } }`, `{ "rules": { "missing-description": "off" } }`],
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
  const text = LAMP.replace("\t--- @param level -- How bright.\n", "").replace("[Lamp.light]", "[Lamp.ligt]");
  const fixed = async (source: string): Promise<string> => {
    const actions = await actionsFor("lamp.d.luau", source, rule);
    const found = actions.find((one) => one.title.startsWith(title));
    expect(actions.map((one) => one.title)).toContain(found?.title);
    return edited("lamp.d.luau", source, found?.edit);
  };
  const asCrlf = (lines: string): string => lines.replaceAll("\n", "\r\n");
  expect(await fixed(asCrlf(text))).toBe(asCrlf(await fixed(text)));
});
