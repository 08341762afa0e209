import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerTo } from "../../support/hostile-requests";
import { startDevServer, type DevServer } from "../../../scripts/dev/dev-server";

const start = (host: string) => startDevServer({ port: 0, host, sources: ".", openEditor: () => undefined });

let server: DevServer;
let site: Server;
beforeEach(async () => {
  server = await start("127.0.0.1");
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

const OURS = ["localhost", "LOCALHOST:8000", "127.0.0.1:80", "[::1]:8000"];
const EVIL = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[::1].evil.example"];
const OTHERS = [...EVIL, "evil.example:8000", "localhost@evil.example", "evil.example#localhost"];

/** All that the server answers itself, and what it passes on; without `/mcp`, which would start a process. */
const PATHS = ["/", "/docs", "/__dev/events", "/__dev/reload.js", "/__dev/open?problem=0"];

const statusOf = async (address: string, path: string, ...headers: readonly string[]): Promise<number> => {
  const lines = [`POST ${path} HTTP/1.1`, ...headers, "Content-Length: 0", "", ""];
  return Number((await answerTo(address, lines.join("\r\n"))).slice(9, 12));
};

test.each([...OURS, ...OTHERS, "192.168.0.1", ""])(
  "names of this machine are answered: `%s`",
  async (host) => {
    const isOurs = OURS.includes(host);
    for (const path of isOurs ? PATHS : [...PATHS, "/mcp"]) {
      const sameSite = "Sec-Fetch-Site: same-origin";
      expect((await statusOf(server.address, path, `Host: ${host}`, sameSite)) === 403, path).toBe(!isOurs);
      const fromThere = [`Host: localhost`, `Origin: http://${host}`, sameSite];
      expect((await statusOf(server.address, path, ...fromThere)) === 403, path).toBe(!isOurs);
    }
  },
);

test("with `--host`, other machines are answered, but assistants only on this one", async () => {
  const open = await start("0.0.0.0");
  expect(await statusOf(open.address, "/docs", "Host: desk.example")).toBe(503);
  expect(await statusOf(open.address, "/mcp", "Host: desk.example")).toBe(403);
  open.close();
});
