import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { serve } from "../../../scripts/serve.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "served-"));
writeFileSync(path.join(folder, "index.html"), "The site");
writeFileSync(path.join(folder, "_headers"), "/*\n  X-Frame-Options: DENY\n");
let close = async (): Promise<void> => undefined;

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
