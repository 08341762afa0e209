import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { CodeAction, Diagnostic, TextEdit, WorkspaceEdit } from "vscode-languageserver-protocol";
import { startLuauDefs, type LuauDefsProgram } from "./luau-defs-program";
import { startLspClient, withEdits, type LspClient } from "./lsp-client";
import { fixtureText } from "../../support/read-cases";

export const LAMP = fixtureText("engines/lamp.d.luau");
export const HOUSE = fixtureText("engines/house.d.luau");
export const ANCHORS = "lamp\nlamp#light\nlamp#old -> lamp#light\n";

/** The editor of a file's tests. */
export let client: LspClient;

/** Opens a folder with two files in an editor for the tests of a file, as they were before each of them. */
export function useLspProject(): LuauDefsProgram {
  const lsp = startLuauDefs();
  beforeAll(async () => {
    mkdirSync(lsp.work);
    client = await startLspClient(lsp.program, lsp.work);
    await client.open("lamp.d.luau", LAMP);
  });
  beforeEach(async () => {
    const files = { "lamp.d.luau": LAMP, "house.d.luau": HOUSE, "published-anchors.txt": ANCHORS };
    for (const [file, text] of Object.entries(files)) lsp.write(file, text);
    await client.reread([...Object.keys(files), "luau-defs.config.json"]);
    await client.change("lamp.d.luau", LAMP);
  });
  afterAll(async () => {
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

/** Changes a file, and returns the actions for its finding of a rule. */
export async function actionsFor(file: string, text: string, code: string): Promise<readonly CodeAction[]> {
  const found = coded(await client.change(file, text), code);
  return await ask("codeAction", file, { range: found.range, context: { diagnostics: [found] } });
}

/** A file's text after an edit. */
export const edited = (file: string, text: string, { changes = {} }: WorkspaceEdit = {}): string =>
  withEdits(text, changes[client.uri(file)] ?? []);

export const quoted = ({ range }: { range: TextEdit["range"] }, text: string) =>
  text.split("\n")[range.start.line]?.slice(range.start.character, range.end.character);
