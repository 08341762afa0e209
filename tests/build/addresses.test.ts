import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startNginx } from "../support/nginx";
import { answerTo, hostilePaths, hostileRequests, strayRedirect } from "../support/hostile-requests";
import { fixtureText } from "../support/read-cases";
import { builtSite } from "../support/built-site";
import { serveFolder } from "../support/serve-site";

interface Host {
  /** Without a slash at the end. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * Every spelling of an address, and what a host answers: a status, or the address that it redirects to for
 * good.
 */
const answers = fixtureText("site-addresses.txt")
  .trim()
  .split("\n")
  .map((line) => line.split(" → "));

const nginx = (): Promise<Host> => startNginx(builtSite());

async function npmStart(): Promise<Host> {
  const { server, address } = await serveFolder(builtSite(), "");
  return { address: address.replace(/\/$/, ""), stop: () => ended(server) };
}

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once("exit", () => resolve());
    server.kill();
  });

describe.each([
  ["deploy/nginx.conf", nginx],
  ["npm start", npmStart],
])("served by %s", (_name, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.stop());

  test.each(answers)("%s is answered with %s", async (path = "", expected = "") => {
    const response = await fetch(host.address + path, { redirect: "manual" });
    const answer = [301, 308].includes(response.status)
      ? response.headers.get("location")
      : `${response.status}`;
    expect(answer).toBe(expected);
    const type = "text/html; charset=utf-8";
    if (expected === "200")
      expect(response.headers.get("content-type")?.toLowerCase().replace(";charset", "; charset")).toBe(type);
    if (expected === "404") expect(await response.text()).toContain("Page not found");
  });

  test("no hostile request ends it, or is redirected to another host", async () => {
    const strays: (string | null)[] = [];
    for (const path of hostilePaths) strays.push(await strayRedirect(host.address, path));
    expect(strays.filter((stray) => stray !== null)).toEqual([]);
    for (const request of hostileRequests) await answerTo(host.address, request);
    expect((await fetch(host.address)).status).toBe(200);
  });
});
