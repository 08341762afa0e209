/** The reference for assistants, at `/mcp` of the development server. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startDevServer, type DevServer } from "../../../scripts/dev/dev-server";
import { call, connectHttp, DOORS } from "../ide/mcp-site";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = mkdtempSync(path.join(tmpdir(), "dev-mcp-"));
const config = 'export const siteConfig = { title: "Kit", url: "https://kit.example", baseUrl: "/kit/" };\n';
let server: DevServer;

beforeAll(async () => {
  mkdirSync(path.join(folder, "definitions"));
  writeFileSync(path.join(folder, "site.config.ts"), config);
  writeFileSync(path.join(folder, "definitions/doors.d.luau"), DOORS);
  const openEditor = () => undefined;
  server = await startDevServer({ port: 0, host: "127.0.0.1", sources: folder, openEditor });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("is served before the site is ready, with links to its pages, and read again after edits", async () => {
  const client = await connectHttp({ address: `${server.address}/mcp` });
  const { data } = await call(client, "symbol", { path: "Doors.create" });
  expect(data["href"]).toBe(`${server.address}/kit/docs/api/doors#create`);
  writeFileSync(path.join(folder, "definitions/doors.d.luau"), DOORS.replaceAll("create", "make"));
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
  const broken = await startDevServer({
    port: 0,
    host: "127.0.0.1",
    sources: other,
    openEditor: () => undefined,
  });
  const statusNow = async () => (await fetch(`${broken.address}/mcp`, { method: "POST" })).status;
  expect(await statusNow()).toBe(503);
  mkdirSync(path.join(other, "definitions"));
  writeFileSync(path.join(other, "site.config.ts"), config);
  writeFileSync(path.join(other, "definitions/doors.d.luau"), DOORS);
  // The server has started: the request is without an `accept`.
  expect(await statusNow()).toBe(406);
  broken.close();
});
