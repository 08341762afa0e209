/** A client of the language server that knows JSON-RPC alone: what it sends and gets is what stands on the wire. */
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PublishDiagnosticsParams } from "vscode-languageserver-protocol";

export interface Reply {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

export interface RawClient {
  readonly process: ChildProcessWithoutNullStreams;
  readonly uri: (file: string) => string;
  /** Sends a request without waiting, and returns its id. */
  readonly start: (method: string, params?: unknown) => number;
  readonly reply: (id: number | null) => Promise<Reply>;
  readonly request: (method: string, params?: unknown) => Promise<Reply>;
  readonly notify: (method: string, params?: unknown) => void;
  /** Sends several messages in one write. */
  readonly together: (messages: readonly object[]) => void;
  readonly write: (text: string | Buffer) => void;
  readonly open: (file: string, text: string, version?: number) => void;
  /** Past or next findings of a file that are wanted; next ones alone after a number of messages. */
  readonly published: (
    file: string,
    isWanted: (published: PublishDiagnosticsParams) => boolean,
    after?: number,
  ) => Promise<PublishDiagnosticsParams>;
  /** All that the server has sent. */
  readonly received: readonly Reply[];
  readonly stderr: () => string;
  readonly ended: Promise<number | null>;
  readonly stop: () => Promise<number | null>;
}

const frame = (message: object): Buffer => {
  const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
};

/** Starts the server without initializing it. */
export function startRaw(program: string, folder: string): RawClient {
  // As an editor that starts it by npx.
  const env = { ...process.env, npm_command: "exec" };
  const server = spawn(process.execPath, [program, "lsp", "--stdio"], { cwd: folder, env });
  const received: Reply[] = [];
  const waiting = new Set<() => void>();
  let rest: Buffer = Buffer.alloc(0);
  server.stdout.on("data", (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let one = readMessage(rest); one !== null; one = readMessage(rest)) {
      rest = rest.subarray(one.end);
      received.push(one.message);
      for (const look of waiting) look();
    }
  });
  let errors = "";
  server.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  server.stdin.on("error", () => undefined);
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const first = (isWanted: (message: Reply) => boolean, after = 0): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = received.find((message, index) => index >= after && isWanted(message));
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
      void ended.then((code) => reject(new Error(`The server has ended with ${code}: ${errors}`)));
    });
  let id = 0;
  const write = (text: string | Buffer): void => void server.stdin.write(text);
  const start = (method: string, params?: unknown): number => {
    id += 1;
    write(frame({ id, method, params }));
    return id;
  };
  const reply = (to: number | null) => first((message) => message.id === to && message.method === undefined);
  const request = (method: string, params?: unknown) => reply(start(method, params));
  const notify = (method: string, params?: unknown): void => write(frame({ method, params }));
  const uri = (file: string): string => pathToFileURL(path.join(folder, file)).href;
  return {
    process: server,
    uri,
    start,
    reply,
    request,
    notify,
    write,
    together: (messages) => write(Buffer.concat(messages.map(frame))),
    open: (file, text, version = 1) =>
      notify("textDocument/didOpen", { textDocument: { uri: uri(file), languageId: "luau", version, text } }),
    published: async (file, isWanted, after) => {
      const found = await first(
        ({ method, params }) =>
          method === "textDocument/publishDiagnostics" &&
          (params as PublishDiagnosticsParams).uri === uri(file) &&
          isWanted(params as PublishDiagnosticsParams),
        after,
      );
      return found.params as PublishDiagnosticsParams;
    },
    received,
    stderr: () => errors,
    ended,
    stop: async () => {
      await request("shutdown");
      notify("exit");
      return await ended;
    },
  };
}

function readMessage(buffer: Buffer): { readonly message: Reply; readonly end: number } | null {
  const head = buffer.indexOf("\r\n\r\n");
  if (head === -1) return null;
  const length = Number(/Content-Length: (\d+)/.exec(buffer.subarray(0, head).toString())?.[1]);
  const end = head + 4 + length;
  if (buffer.length < end) return null;
  return { message: JSON.parse(buffer.subarray(head + 4, end).toString()) as Reply, end };
}

/** Starts the server, and initializes it with what an editor says of itself. */
export async function startInitialized(program: string, folder: string, more = {}): Promise<RawClient> {
  const client = startRaw(program, folder);
  const usual = { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities: {} };
  await client.request("initialize", { ...usual, ...more });
  client.notify("initialized", {});
  return client;
}
