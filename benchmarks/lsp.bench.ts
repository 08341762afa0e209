/**
 * `npm run bench -- lsp`: what somebody waits for who types in an editor: from a key to its findings, and to
 * the syntax error that it makes, in a small file and in one of 1,500 declarations; then the time of formatting, and of
 * requests meanwhile. Requires `npm run build:packages`. `--runs 15` replaces the default of nine. Prints
 * medians and 95th percentiles, without budgets.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { root } from "../scripts/run";
import { median } from "./machine";

const command = path.join(root, "packages/luau-defs/bin/luau-defs.cjs");
const { values } = parseArgs({ options: { runs: { type: "string", default: "9" } } });
const SMALL = "--- Clocks.\ndeclare Clock: {\n\t--- Starts it.\n\tstart: (at: number) -> (),\n}\n";

console.log(`load ${loadavg()[0]?.toFixed(1)}`);
await measure("small file", SMALL);
await measure("big file", bigFile());

function bigFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "lsp-bench-"));
  const file = path.join(folder, "big.d.luau");
  const maker = path.join(root, "tests/fixtures/sites/big-file/make-definitions.mjs");
  execFileSync(process.execPath, [maker, "1500", file]);
  const text = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  return text;
}

/** Types in a comment at the end of the file, then makes a syntax error and removes it. */
async function measure(name: string, text: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "lsp-bench-"));
  writeFileSync(path.join(folder, "luau-defs.config.json"), "{}");
  writeFileSync(path.join(folder, "big.d.luau"), text);
  const editor = startEditor(folder, text);
  try {
    await editor.ready;
    const keys: number[] = [];
    const errors: number[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      keys.push(await editor.type("declare typed: number\n", ({ version }) => version === editor.version()));
      errors.push(
        await editor.type("declare ((\n", ({ diagnostics }) =>
          diagnostics.some(({ code }) => code === "syntax"),
        ),
      );
      await editor.type("", ({ version }) => version === editor.version());
    }
    console.log(
      `${name}, ${Math.round(text.length / 1000)} KB: key to findings ${summaryOf(keys)}, key to syntax error ${summaryOf(errors)}`,
    );
    const { formatting, meanwhile } = await measureFormatting(editor, text);
    console.log(`${name}: formatting ${formatting.toFixed(0)} ms, a hover meanwhile ${summaryOf(meanwhile)}`);
  } finally {
    editor.end();
    rmSync(folder, { recursive: true });
  }
}

function summaryOf(times: readonly number[]): string {
  const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1];
  return `${median(times).toFixed(0)} ms (p95 ${p95?.toFixed(0)}, best ${Math.min(...times).toFixed(0)})`;
}

/** Hovers over a name again and again until the file is formatted. */
async function measureFormatting(editor: Editor, text: string) {
  const line = text.split("\n").findIndex((one) => one.startsWith("declare"));
  const meanwhile: number[] = [];
  const start = performance.now();
  let formatting = 0;
  const formatted = editor.request("formatting", { options: {} }).then(() => {
    formatting = performance.now() - start;
  });
  do {
    const asked = performance.now();
    await editor.request("hover", { position: { line, character: 9 } });
    meanwhile.push(performance.now() - asked);
  } while (formatting === 0);
  await formatted;
  return { formatting, meanwhile };
}

/** The part in use of a server's message, and of the findings that it publishes. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Findings;
}

interface Findings {
  readonly version: number;
  readonly diagnostics: readonly { readonly code: string }[];
}

type IsWanted = (findings: Findings) => boolean;

type Editor = ReturnType<typeof startEditor>;

function startEditor(folder: string, text: string) {
  const server = spawn(process.execPath, [command, "lsp"], {
    cwd: folder,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const uri = pathToFileURL(path.join(folder, "big.d.luau")).href;
  const line = text.split("\n").length - 1;
  let version = 1;
  let length = 0;
  let look: (message: Message) => void = () => {};
  const waiting = new Map<number | undefined, () => void>();
  followMessages(server.stdout, (message) => {
    waiting.get(message.id)?.();
    look(message);
  });
  const send = (message: object) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    server.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  };
  const published = (isWanted: IsWanted) =>
    new Promise<void>((resolve) => {
      look = ({ method, params }) => {
        if (method === "textDocument/publishDiagnostics" && params && isWanted(params)) resolve();
      };
    });
  const start = async () => {
    const opened = published((params) => params.version === 1);
    const initialize = { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities: {} };
    send({ id: 1, method: "initialize", params: initialize });
    send({ method: "initialized", params: {} });
    const textDocument = { uri, languageId: "luau", version, text };
    send({ method: "textDocument/didOpen", params: { textDocument } });
    await opened;
  };
  return {
    ready: start(),
    version: () => version,
    /** Replaces what was typed before. */
    type: async (typed: string, isWanted: IsWanted) => {
      version += 1;
      const range = { start: { line, character: 0 }, end: { line: line + length, character: 0 } };
      length = typed === "" ? 0 : 1;
      const began = performance.now();
      const found = published(isWanted);
      const contentChanges = [{ range, text: typed }];
      send({ method: "textDocument/didChange", params: { textDocument: { uri, version }, contentChanges } });
      await found;
      return performance.now() - began;
    },
    request: (method: string, params: object) =>
      new Promise<void>((resolve) => {
        const id = waiting.size + 2;
        waiting.set(id, resolve);
        send({ id, method: `textDocument/${method}`, params: { textDocument: { uri }, ...params } });
      }),
    end: () => server.kill(),
  };
}

function followMessages(stream: Readable, onMessage: (message: Message) => void): void {
  let rest = Buffer.alloc(0);
  stream.on("data", (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = rest.indexOf("\r\n\r\n");
      const size = Number(/Content-Length: (\d+)/.exec(rest.subarray(0, head).toString())?.[1]);
      if (head === -1 || rest.length < head + 4 + size) return;
      onMessage(JSON.parse(rest.subarray(head + 4, head + 4 + size).toString()) as Message);
      rest = rest.subarray(head + 4 + size);
    }
  });
}
