import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serve, servedSite } from "../../../scripts/serve";
import { folderOfEachTest } from "../../support/temporary-folder";

const { pathOf, write } = folderOfEachTest("served");
let close = async (): Promise<void> => undefined;

beforeEach(() => {
  write("index.html", "The site");
  write("_headers", "/*\n  X-Frame-Options: DENY\n");
});

afterEach(async () => {
  await close();
});

/** A server's answer for a path, however it is written: fetch and URL would normalise it. */
const answerOf = (address: string, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path }, (response) => resolve(response.resume()))
      .once("error", reject)
      .end();
  });
const statusOf = async (address: string, path: string) => (await answerOf(address, path)).statusCode;

test("a request for no address is refused, and does not end the server", async () => {
  const server = await serve({ port: 0, folder: pathOf() });
  close = server.close;
  expect(await statusOf(server.address, "http://[")).toBe(400);
  expect(await statusOf(server.address, "/%")).toBe(404);
  expect(await statusOf(server.address, "//no-page")).toBe(404);
  expect(await statusOf(server.address, "/")).toBe(200);
});

test("a site is served below the base path that its pages name each other by", async () => {
  const stage = pathOf("stage");
  const folders = { sources: pathOf(), stage, published: pathOf(), hostRules: pathOf() };
  write("stage/.cache/site/data.json", JSON.stringify({ site: { baseUrl: "/engine/" } }));
  const server = await serve({ port: 0, ...servedSite(folders) });
  close = server.close;
  expect(server.address).toMatch(/\/engine\/$/);
  expect(await statusOf(server.address, "/engine/")).toBe(200);
  expect(await statusOf(server.address, "/")).toBe(404);
});

test("pages have one address below a base path, too, and an author's own files keep theirs", async () => {
  for (const page of ["docs", "größe"]) write(`${page}/index.html`, "A page");
  write("proof.html", "An author's own file");
  const server = await serve({ port: 0, folder: pathOf(), prefix: "/engine" });
  close = server.close;
  const answerTo = async (address: string) => {
    const response = await fetch(new URL(address, server.address), { redirect: "manual" });
    return response.headers.get("location") ?? response.status;
  };
  expect(await answerTo("/engine/docs/?q=x")).toBe("/engine/docs?q=x");
  expect(await answerTo("/engine/gr%C3%B6%C3%9Fe.html")).toBe("/engine/gr%C3%B6%C3%9Fe");
  expect(await answerTo("/engine//docs.html")).toBe("/engine//docs");
  expect([await answerTo("/engine/proof.html"), await answerTo("/engine/proof")]).toEqual([200, 404]);
});

test("no address redirects to another host", async () => {
  write("other.example/index.html", "A page");
  const server = await serve({ port: 0, folder: pathOf() });
  close = server.close;
  for (const path of ["//other.example/", "/.//other.example/", "http://x.example//other.example/"])
    expect((await answerOf(server.address, path)).headers.location).toBe("/other.example");
  expect((await answerOf(server.address, "//")).headers.location).toBe("/");
});
