import { describe, expect, it } from "vitest";
import type { CompletionItem, WorkspaceEdit } from "vscode-languageserver-protocol";
import { withEdits } from "./lsp-client";
import { ANCHORS, ask, client, HOUSE, LAMP, placeOf, useLamps } from "./lsp-lamps";

useLamps();

describe("rename", () => {
  const rename = (file: string, position: object, newName: string) =>
    ask<WorkspaceEdit>("rename", file, { position, newName });

  it("changes declaration, types and links, and gives published addresses successors", async () => {
    const { changes = {} } = await rename("lamp.d.luau", placeOf(LAMP, "light: "), "kindle");
    expect(withEdits(LAMP, changes[client.uri("lamp.d.luau")] ?? [])).toBe(
      LAMP.replaceAll("Lamp.light", "Lamp.kindle").replace("light: ", "kindle: "),
    );
    expect(withEdits(HOUSE, changes[client.uri("house.d.luau")] ?? [])).toBe(
      HOUSE.replace("Lamp.light", "Lamp.kindle"),
    );
    expect(withEdits(ANCHORS, changes[client.uri("published-anchors.txt")] ?? [])).toBe(
      "lamp\nlamp#light -> lamp#kindle\nlamp#old -> lamp#kindle\nlamp#kindle\n",
    );
  });

  it.each([
    ["no name in Luau", "two words", "is no name in Luau"],
    ["a word of Luau's", "end", "is no name in Luau"],
    ["taken", "dark", "`Lamp.dark` exists already"],
  ])("refuses a name that is %s", async (_, newName, message) => {
    await expect(rename("lamp.d.luau", placeOf(LAMP, "light: "), newName)).rejects.toThrow(message);
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
