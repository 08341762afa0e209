/** The servers of our commands: no request ends one. */
import { createServer, IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { errorMessage } from "luau-diagnostics";
import { constants } from "node:os";

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface Address {
  readonly port: number;
  readonly host: string;
}

export async function listen(handler: Handler, { port, host }: Address) {
  const server = createServer(withBoundary(handler));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  // The address of a server that listens on a port is an object of this type.
  const bound = (server.address() as AddressInfo).port;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    port: bound,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** An error of a handler ends the one response, not the server. */
const withBoundary =
  (handler: Handler) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const fail = (error: unknown): void => {
      console.error(`${request.method} ${JSON.stringify(request.url)} failed: ${errorMessage(error)}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "This request cannot be answered.");
    };
    const answer = async (): Promise<void> => {
      // Servers may ignore ranges, and sirv fails with others than these.
      if (!isRange(request.headers.range)) delete request.headers.range;
      // A file may be deleted, or be unreadable, while it is sent. A process that ends has its own message.
      response.on("pipe", (file: Readable) => {
        if (!(file instanceof IncomingMessage)) file.on("error", fail);
      });
      await handler(request, response);
    };
    void answer().catch(fail);
  };

function isRange(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? "") ?? [];
  return start !== undefined && (end === "" || Number(start) <= Number(end));
}

export const sendText = (response: ServerResponse, status: number, text: string): void =>
  send(response, status, "text/plain; charset=utf-8", text);

export const sendHtml = (response: ServerResponse, status: number, html: string | Buffer): void =>
  send(response, status, "text/html; charset=utf-8", html);

export function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { "content-type": type }).end(body);
}

export function redirect(response: ServerResponse, location: string, status = 301): void {
  response.writeHead(status, { location }).end();
}

/** Ends with the exit code that a shell reports, also as the first process of a container. */
export function endOnSignal(close: () => unknown): void {
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.once(name, () => {
      const end = (): never => process.exit(128 + constants.signals[name]);
      process.on(name, end);
      void Promise.resolve(close()).then(end, end);
    });
}
