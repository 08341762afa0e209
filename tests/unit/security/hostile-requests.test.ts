/** No request ends a server, or is redirected to another host. */
import { createReadStream } from "node:fs";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi, type MockInstance } from "vitest";
import { serveHttp } from "../../../packages/luau-defs/src/front";
import { startDevServer } from "../../../scripts/dev/dev-server";
import type { Pages } from "../../../scripts/dev/development-pages";
import { servePages } from "../../../scripts/dev/serve-pages";
import { listen } from "../../../scripts/http-server";
import { serve } from "../../../scripts/serve";
import { answerTo, hostilePaths, hostileRequests, unfinishedRequests } from "../../support/hostile-requests";
import { requestFor, strayRedirect } from "../../support/hostile-requests";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => logged.mockRestore());

interface Started {
  readonly address: string;
  readonly close: () => unknown;
}

/** As `npm start` and `luau-docs start` serve it. */
async function published(prefix: string): Promise<Started> {
  const folder = temporaryFolder("hostile");
  const write = writerIn(folder);
  for (const page of ["", "docs/", "docs/指南/"]) write(`${page}index.html`, "A page of ours");
  write("_headers", "/*\n  X-Frame-Options: DENY\n");
  write("_redirects", "/old /docs 301\n");
  return serve({ port: 0, folder, prefix });
}

const page = { path: "/docs/指南", component: "", context: {} };
const pages: Pick<Pages, "find" | "htmlOf"> = {
  find: (path) => (["/", "/docs", page.path].includes(path) ? page : undefined),
  htmlOf: () => Promise.resolve("A page of ours"),
};

/** `luau-docs dev`: its server in front of that of the pages. */
async function developed(pathPrefix: string): Promise<Started> {
  const place = { port: 0, host: "127.0.0.1", sources: "." };
  const server = await startDevServer({ ...place, openEditor: () => undefined });
  const options = { pathPrefix, searchFile: () => undefined, newAddress: () => null, isUnread: () => false };
  server.show((await servePages(pages as Pages, options)).port);
  return server;
}

/** `luau-defs mcp --http`, with definitions that cannot be read. */
const assistants = (): Promise<Started> => serveHttp(() => Promise.reject(new Error("Unreadable")), 0);

describe.each<[string, () => Promise<Started>, string]>([
  ["start", () => published(""), "200"],
  ["start, below a base path", () => published("/kit"), "404"],
  ["dev", () => developed(""), "200"],
  ["dev, below a base path", () => developed("/kit"), "301"],
  ["mcp", assistants, "404"],
])("%s", (_name, start, status) => {
  test("answers after each hostile request, and redirects none to another host", async () => {
    const { address, close } = await start();
    onTestFinished(() => void close());
    const { origin } = new URL(address);
    const strays: string[] = [];
    for (const path of [...hostilePaths, ...hostilePaths.map((one) => `/kit${one}`)])
      strays.push(...[await strayRedirect(origin, path)].filter((stray) => stray !== null));
    expect(strays).toEqual([]);
    for (const request of hostileRequests) await answerTo(origin, request);
    for (const request of unfinishedRequests) await answerTo(origin, request, false);
    // A request that nobody has thought of would be an error of ours.
    expect(logged).not.toHaveBeenCalled();
    expect(await answerTo(origin, requestFor("/"))).toMatch(`HTTP/1.1 ${status} `);
  });
});

test("a file that cannot be sent ends its answer alone", async () => {
  const answer: Parameters<typeof listen>[0] = ({ url }, response) =>
    url === "/" ? response.end("right") : createReadStream("nothing.txt").pipe(response);
  const server = await listen(answer, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => void server.close());
  expect(await answerTo(server.address, requestFor("/file"))).toMatch("HTTP/1.1 500 ");
  expect(logged.mock.lastCall?.[0]).toContain('GET "/file" failed');
  expect(await answerTo(server.address, requestFor("/"))).toMatch("HTTP/1.1 200 ");
});
