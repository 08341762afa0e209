/** The reference for assistants, at `/mcp` of the development server. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startDevServer, type DevServer } from "../../../scripts/dev/dev-server";
import { call, connectHttp, DOORS } from "../ide/mcp-site";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const config = 'export const siteConfig = { title: "Kit", url: "https://kit.example", baseUrl: "/kit/" };\n';

function writeSite(folder: string): void {
  writerIn(folder)("site.config.ts", config);
  writerIn(folder)("definitions/doors.d.luau", DOORS);
}

const start = (sources: string): Promise<DevServer> =>
  startDevServer({ port: 0, host: "127.0.0.1", sources, openEditor: () => undefined });

const folder = temporaryFolder("dev-mcp");
let server: DevServer;
beforeAll(async () => {
  writeSite(folder);
  server = await start(folder);
});
afterAll(() => server.close());

test("is served before the site is ready, with links to its pages, and read again after edits", async () => {
  const client = await connectHttp({ address: `${server.address}/mcp` });
  const { data } = await call(client, "symbol", { path: "Doors.create" });
  expect(data["href"]).toBe(`${server.address}/kit/docs/api/doors#create`);
  writerIn(folder)("definitions/doors.d.luau", DOORS.replaceAll("create", "make"));
  expect((await call(client, "symbol", { path: "Doors.make" })).isError).toBe(false);
  await client.close();
});

test("refuses pages of other sites", async () => {
  const headers = { origin: "https://evil.example" };
  const { status } = await fetch(`${server.address}/mcp`, { method: "POST", headers, body: "{}" });
  expect(status).toBe(403);
});

test("starts again after definitions that cannot be read", async () => {
  const other = temporaryFolder("dev-mcp");
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const broken = await start(other);
  const statusNow = async () => (await fetch(`${broken.address}/mcp`, { method: "POST" })).status;
  expect(await statusNow()).toBe(503);
  writeSite(other);
  // The server has started: the request is without an `accept`.
  expect(await statusNow()).toBe(406);
  broken.close();
});
