import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serve, servedSite } from "../../../scripts/serve.mjs";

let folder: string;
let close = async (): Promise<void> => undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "served-"));
  writeFileSync(path.join(folder, "index.html"), "The site");
  writeFileSync(path.join(folder, "_headers"), "/*\n  X-Frame-Options: DENY\n");
});

afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/** The status that a server answers a path with, however it is written: fetch and URL would mend it. */
const statusOf = (address: string, askedFor: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path: askedFor }, (response) => resolve(response.resume().statusCode)).once("error", reject).end();
  });

test("a request for no address is refused, and does not end the server", async () => {
  const server = await serve({ port: 0, folder });
  close = server.close;
  expect(await statusOf(server.address, "//")).toBe(400);
  expect(await statusOf(server.address, "/%")).toBe(404);
  expect(await statusOf(server.address, "/")).toBe(200);
});

test("a site is served below the base path that its pages name each other by", async () => {
  const folders = { sources: folder, stage: path.join(folder, "stage"), published: folder, hostRules: folder };
  expect(servedSite({ ...folders, published: path.join(folder, "nothing") })).toBeNull();
  mkdirSync(path.join(folder, "stage/.cache/site"), { recursive: true });
  writeFileSync(path.join(folder, "stage/.cache/site/data.json"), JSON.stringify({ site: { baseUrl: "/engine/" } }));
  const server = await serve({ port: 0, ...servedSite(folders) });
  close = server.close;
  expect(server.address).toMatch(/\/engine\/$/);
  expect(await statusOf(server.address, "/engine/")).toBe(200);
  expect(await statusOf(server.address, "/")).toBe(404);
});
