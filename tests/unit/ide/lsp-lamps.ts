import { afterEach, beforeEach, expect } from "vitest";
import type { Diagnostic, TextEdit } from "vscode-languageserver-protocol";
import { startLuauDefs, type LuauDefsProgram } from "./luau-defs-program";
import { startLspClient, type LspClient } from "./lsp-client";

export const LAMP = `--[=[
	Lights the world. See [Lamp.light].
]=]

--- How bright it is.
export type Level = "dim" | "bright"

declare Lamp: {
	--- Lights a lamp.
	---
	--- @param level -- How bright.
	--- @return -- Its number.
	light: (level: Level) -> number,

	--- Puts all lamps out, which [Lamp.light] has lit.
	dark: () -> (),
}
`;
export const HOUSE = `--[=[
	Houses.
]=]

--- A house.
declare extern type House with
	--- Lights each room, with [Lamp.light].
	function illuminate(self, level: Level): ()
end
`;
export const ANCHORS = "lamp\nlamp#light\nlamp#old -> lamp#light\n";

/** The editor of the current test. */
export let client: LspClient;

/** Opens a folder with two files in an editor before each test of a file, and closes it after it. */
export function useLamps(): LuauDefsProgram {
  const lsp = startLuauDefs();
  beforeEach(async () => {
    lsp.write("lamp.d.luau", LAMP);
    lsp.write("house.d.luau", HOUSE);
    lsp.write("published-anchors.txt", ANCHORS);
    client = await startLspClient(lsp.program, lsp.work);
    await client.open("lamp.d.luau", LAMP);
  });
  afterEach(async () => {
    expect(await client.stop()).toBe(0);
  });
  return lsp;
}

/** Where `found` begins in `text`, `offset` characters further. */
export function placeOf(text: string, found: string, offset = 0) {
  const at = text.indexOf(found);
  expect(at, found).toBeGreaterThanOrEqual(0);
  const before = text.slice(0, at + offset).split("\n");
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

/** The finding of a rule. */
export function coded(findings: readonly Diagnostic[], code: string): Diagnostic {
  const found = findings.find((one) => one.code === code);
  if (found === undefined) throw new Error(`No ${code} among ${findings.map((one) => one.code).join(", ")}`);
  return found;
}

export const ask = <T>(method: string, file: string, more: object = {}) =>
  client.connection.sendRequest<T>(`textDocument/${method}`, {
    textDocument: { uri: client.uri(file) },
    ...more,
  });

export const quoted = ({ range }: { range: TextEdit["range"] }, text: string) =>
  text.split("\n")[range.start.line]?.slice(range.start.character, range.end.character);
