import { mkdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { CodeAction, Diagnostic, TextEdit, WorkspaceEdit } from "vscode-languageserver-protocol";
import { startLuauDefs, type LuauDefsProgram } from "./luau-defs-program";
import { startInitialized } from "./lsp-raw";
import { fixtureText } from "../../support/read-cases";

export const LAMP = fixtureText("engines/lamp.d.luau");
export const HOUSE = fixtureText("engines/house.d.luau");
export const ANCHORS = "lamp\nlamp#light\nlamp#old -> lamp#light\n";

/** What the editor of these tests supports. */
const capabilities = {
  textDocument: {
    hover: { contentFormat: ["markdown"] },
    completion: { completionItem: { snippetSupport: true } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    publishDiagnostics: { relatedInformation: true },
  },
  window: { showDocument: { support: true } },
  workspace: {
    // The tests report changes themselves.
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceEdit: { documentChanges: true, resourceOperations: ["create"] },
  },
};

/** The editor of a file's tests. */
export let client: Awaited<ReturnType<typeof startEditor>>;

async function startEditor({ program, work }: LuauDefsProgram) {
  const rootUri = pathToFileURL(work).href;
  // The server runs above the folder, which is emptied between tests.
  const raw = await startInitialized(program, path.dirname(work), { rootUri, capabilities });
  const inWork = (file: string): string => path.join(path.basename(work), file);
  const uri = (file: string): string => raw.uri(inWork(file));
  // Files that are opened again go on counting, so that each version is sent once.
  let version = 1;
  return {
    uri,
    stop: raw.stop,
    open: (file: string, text: string) => raw.open(inWork(file), text, version),
    /** Reports files that have changed on disk. */
    reread: (files: readonly string[]) =>
      raw.notify("workspace/didChangeWatchedFiles", {
        changes: files.map((file) => ({ uri: uri(file), type: 2 })),
      }),
    /** Replaces the text, and returns the findings that follow. */
    change: async (file: string, text: string): Promise<readonly Diagnostic[]> => {
      version += 1;
      const wanted = version;
      const textDocument = { uri: uri(file), version };
      raw.notify("textDocument/didChange", { textDocument, contentChanges: [{ text }] });
      return (await raw.published(inWork(file), (published) => published.version === wanted)).diagnostics;
    },
    /** The next findings of a file with one of a rule. */
    findings: async (file: string, code: string): Promise<readonly Diagnostic[]> => {
      const hasCode = ({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) =>
        diagnostics.some((diagnostic) => diagnostic.code === code);
      return (await raw.published(inWork(file), hasCode, raw.received.length)).diagnostics;
    },
    request: async <T>(method: string, params: object): Promise<T> => {
      const { result, error } = await raw.request(method, params);
      if (error !== undefined) throw new Error(error.message);
      return result as T; // as the protocol has it for the method
    },
  };
}

/** Opens a folder with two files in an editor for the tests of a file, as they were before each of them. */
export function useLspProject(): LuauDefsProgram {
  const lsp = startLuauDefs();
  beforeAll(async () => {
    mkdirSync(lsp.work);
    client = await startEditor(lsp);
    client.open("lamp.d.luau", LAMP);
  });
  beforeEach(async () => {
    const files = { "lamp.d.luau": LAMP, "house.d.luau": HOUSE, "published-anchors.txt": ANCHORS };
    for (const [file, text] of Object.entries(files)) lsp.write(file, text);
    client.reread([...Object.keys(files), "luau-defs.config.json"]);
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
  client.request<T>(`textDocument/${method}`, { textDocument: { uri: client.uri(file) }, ...more });

/** Changes a file, and returns the actions for its finding of a rule. */
export async function actionsFor(file: string, text: string, code: string): Promise<readonly CodeAction[]> {
  const found = coded(await client.change(file, text), code);
  return await ask("codeAction", file, { range: found.range, context: { diagnostics: [found] } });
}

/** The text with edits, as an editor applies them. */
export const withEdits = (text: string, edits: readonly TextEdit[]): string =>
  TextDocument.applyEdits(TextDocument.create("", "luau", 0, text), [...edits]);

/** A file's text after an edit. */
export const edited = (file: string, text: string, { changes = {} }: WorkspaceEdit = {}): string =>
  withEdits(text, changes[client.uri(file)] ?? []);

export const quoted = ({ range }: { range: TextEdit["range"] }, text: string) =>
  text.split("\n")[range.start.line]?.slice(range.start.character, range.end.character);
