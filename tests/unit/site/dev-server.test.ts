import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startDevServer, type DevServer } from "../../../scripts/dev/dev-server";

let server: DevServer;
let site: Server;
beforeEach(async () => {
  server = await startDevServer({
    port: 0,
    host: "127.0.0.1",
    sources: ".",
    openEditor: () => undefined,
  });
  site = createServer((request, response) => {
    response.write("half");
    if (request.url === "/broken") response.write(" and no more", () => response.destroy());
    else response.end(" and half");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  server.show((site.address() as AddressInfo).port);
});
afterEach(() => {
  server.close();
  site.close();
});

const textOf = async (path: string): Promise<string> => (await fetch(server.address + path)).text();

test("passes answers on", async () => {
  expect(await textOf("/whole")).toBe("half and half");
});

test("breaks off an answer that the site breaks off, so that no browser waits for the rest", async () => {
  await expect(textOf("/broken")).rejects.toThrow();
});
