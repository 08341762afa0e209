/** Serves the reference to assistants at `/mcp`: a process of `luau-defs`, started by the first request. */
import { spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { refuseJsonRpc } from "luau-contract";
import { luauDefsProgram } from "../../src/node/settings/definition-problems";
import { root } from "../run";
import { proxyRequest } from "./proxy-request";

export const MCP = "/mcp";

export function createMcpProcess(sources: string, address: () => string) {
  let running: ReturnType<typeof startProcess> | null = null;
  const start = () => {
    const started = startProcess(sources, address());
    started.child.once("exit", () => void (running === started && (running = null)));
    return started;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOfThisMachine(request)) return refuse(response, 403, "Only programs of this machine may connect.");
    const port = await (running ??= start()).port;
    const failed = () => refuse(response, 503, "The reference cannot be read: the terminal says why.");
    if (port === null) return failed();
    proxyRequest(request, response, { port, headers: {}, failed });
  };
  return { answer, close: () => running?.child.kill() };
}

/** The port is null if the process has ended before it listens: it has printed the reason. */
function startProcess(sources: string, origin: string) {
  const args = [luauDefsProgram(root), "mcp", "--http", "0", "--origin", origin];
  // By the channel, the process notices that this one has ended.
  const child = spawn(process.execPath, args, { cwd: sources, stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const port = new Promise<number | null>((resolve) => {
    // The server prints nothing but its address.
    child.stdout?.once("data", (line: Buffer) => resolve(Number(/:(\d+)\//.exec(line.toString())?.[1])));
    child.once("exit", () => resolve(null));
    child.once("error", () => resolve(null));
  });
  return { child, port };
}

/** With `--host`, others may read the site, but not files of this machine. */
const isOfThisMachine = ({ socket: { remoteAddress = "" } }: IncomingMessage): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress);

function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) return void response.destroy();
  refuseJsonRpc(response, status, message);
}
