/** Requests that no browser sends, byte by byte, for every server of ours. */
import { connect } from "node:net";
import { fixtureText } from "./read-cases";

/** More than a hundred paths. */
export const hostilePaths: readonly string[] = [
  ...fixtureText("hostile-paths.txt").trimEnd().split("\n"),
  `/${"a".repeat(300)}`,
  `/${"a/".repeat(3_000)}`,
  `/docs/${"%61".repeat(2_000)}.html`,
];

const get = (...headers: readonly string[]): string =>
  ["GET / HTTP/1.1", "Host: localhost", "Connection: close", ...headers, "", ""].join("\r\n");

/** Whole requests: methods, headers and bodies. */
export const hostileRequests: readonly string[] = [
  ...[
    "bytes=5-2",
    "bytes=-5",
    "bytes=9-",
    "bytes=0-99999999999999999999",
    "bytes=a-b",
    "bytes=",
    "bytes=0-0,1-1",
  ].map((range) => get(`Range: ${range}`)),
  ...["", "[", "evil.example:99999", "a b", "\u00ff", "localhost:0:0"].map(
    (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  ),
  ...["BREW", "CONNECT", "TRACE", "OPTIONS", "HEAD", "DELETE", "PROPFIND", "get"].map(
    (method) => `${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  ),
  get(`X-Large: ${"x".repeat(100_000)}`),
  get("If-None-Match: \u00ff", "If-Modified-Since: never", "Accept-Encoding: \u00ff"),
  get("Upgrade: websocket", "Connection: Upgrade"),
  get("Transfer-Encoding: chunked", "Content-Length: 5"),
  "GET / HTTP/1.0\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
  "\u0016\u0003\u0001\u0000\r\n\r\n",
];

/** Requests whose client leaves before they end. */
export const unfinishedRequests: readonly string[] = [
  "GET / HT",
  get("Expect: 100-continue", "Content-Length: 5"),
  "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{",
  "GET /__dev/events HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "\r\n\r\n",
];

/** A request for a path as it is written, which clients would normalise. */
export const requestFor = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

/**
 * Sends a request, and returns the beginning of the answer; an empty text if the connection ends without one.
 * Leaves with it, as readers do who stop loading a page.
 */
export const answerTo = (address: string, request: string, isFinished = true): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () =>
      isFinished ? socket.write(request) : socket.end(request),
    );
    let answer = "";
    socket.once("data", (part) => {
      answer = part.toString("latin1");
      socket.destroy();
    });
    socket.once("error", () => undefined);
    socket.once("close", () => resolve(answer));
  });

/** The target to which a path redirects, if browsers read another host in it. */
export async function strayRedirect(address: string, path: string): Promise<string | null> {
  const answer = await answerTo(address, requestFor(path));
  const location = /^location: (.*)\r$/im.exec(answer)?.[1];
  if (location === undefined) return null;
  return new URL(location, address).origin === new URL(address).origin ? null : `${path} → ${location}`;
}
