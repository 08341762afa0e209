/** The MCP server over HTTP, by the SDK's client and by requests that are not allowed. */
import { request } from "node:http";
import { beforeAll, expect, test } from "vitest";
import { startLuauDefs } from "./luau-defs-program";
import { call, connectHttp, DOORS, startHttp, writeSite, type HttpServer } from "./mcp-site";

const site = startLuauDefs();
let server: HttpServer;

beforeAll(async () => {
  writeSite(site);
  server = await startHttp(site, "definitions", "--origin", "http://localhost:8000");
  return async () => expect(await server.stop()).toBe(128 + 15);
});

test("answers clients over one endpoint, from the files as they are", async () => {
  writeSite(site);
  const [one, other] = [await connectHttp(server), await connectHttp(server)];
  expect((await one.listTools()).tools).toHaveLength(7);
  const { data } = await call(one, "symbol", { path: "Doors.closeAll" });
  expect(data["href"]).toBe("http://localhost:8000/kit/docs/api/doors#closeAll");
  site.write("definitions/doors.d.luau", DOORS.replaceAll("closeAll", "shutAll"));
  expect((await call(other, "symbol", { path: "Doors.shutAll" })).isError).toBe(false);
  await Promise.all([one.close(), other.close()]);
});

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const PING = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

/** The status of a request with headers that browsers do not let pages set. */
const statusOf = ({ method = "POST", path = "/mcp", headers = {}, body = PING }: Sent) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port, hostname } = new URL(server.address);
    const accepted = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const options = { hostname, port, method, path, headers: { ...accepted, ...headers } };
    const sent = request(options, (response) => resolve(response.resume().statusCode));
    sent.on("error", reject);
    sent.end(method === "POST" ? body : undefined);
  });

test.each<[string, Sent, number]>([
  ["a program of this machine", {}, 200],
  ["a page of this machine", { headers: { origin: "http://localhost:8000" } }, 200],
  ["another name of this machine", { headers: { host: "[::1]:80" } }, 200],
  ["a page of another site", { headers: { origin: "https://evil.example" } }, 403],
  ["a page that a name of another site leads to", { headers: { host: "evil.example:80" } }, 403],
  ["a page without an origin", { headers: { origin: "null" } }, 403],
  ["a name that only begins as ours", { headers: { host: "localhost.evil.example" } }, 403],
  ["a stream of messages", { method: "GET" }, 405],
  ["a text that is no message", { body: "{" }, 400],
  ["another path", { path: "/" }, 404],
])("%s", async (_name, sent, status) => {
  expect(await statusOf(sent)).toBe(status);
});

test("a port that is taken, and what belongs to the protocol, are wrong usage", () => {
  writeSite(site);
  const { port } = new URL(server.address);
  const taken: unknown = expect.stringContaining(`Port ${port} cannot be used`);
  expect(site.luauDefs(["mcp", "definitions", "--http", port])).toMatchObject({ status: 2, stderr: taken });
  expect(site.luauDefs(["mcp", "-"]).stderr).toContain("Standard input belongs to the protocol");
  expect(site.luauDefs(["mcp", "nothing"])).toMatchObject({ status: 2 });
  expect(site.luauDefs(["mcp", "--http", "x"]).stderr).toContain("It must be a port");
});
