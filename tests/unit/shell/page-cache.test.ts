import { describe, expect, test, vi } from "vitest";
import { createPageCache, type Response } from "../../../src/client/page-cache";

interface Rendered {
  readonly path: string;
  /** Null for a document that holds no page. */
  readonly content: string | null;
  readonly script?: string;
}

/** As much of a document as is read; its HTML is JSON. */
const htmlOf = (rendered: Rendered): string => JSON.stringify(rendered);

function parse(html: string): Document {
  const { path, content, script = "/app-1.js" } = JSON.parse(html) as Rendered;
  const scripts = [{ getAttribute: () => script }];
  return {
    body: { dataset: { pagePath: path } },
    createElement: () => "the page on the screen",
    querySelector: () => content,
    querySelectorAll: (selector: string) => (selector.includes("script") ? scripts : []),
  } as unknown as Document;
}

const responseOf = (rendered: Rendered, ok = true): Response => ({ ok, html: htmlOf(rendered) });
const timer = { path: "/docs/api/timer", content: "<h1>Timer</h1>" };

/** The pages of a site whose server answers with these, one after the other. */
const pagesWith = (...responses: (Response | Error)[]) => {
  const request = vi.fn(() => {
    const response = responses.shift() ?? new Error("asked once more");
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  });
  const pages = createPageCache({
    addresses: ["/kiln/docs/", "/kiln/docs"],
    document: parse(htmlOf({ path: "/docs", content: "<h1>Docs</h1>" })),
    parse,
    request,
    keyOf: (address) => address.replace(/(.)\/$/, "$1"),
  });
  return { request, pages };
};

describe("cached pages", () => {
  test("have the one that is shown from the start", async () => {
    const { pages, request } = pagesWith();
    expect(pages.get("/kiln/docs")?.content).toBe("the page on the screen");
    await pages.load("/kiln/docs/");
    expect(request).not.toHaveBeenCalled();
  });

  test("are fetched once, however often they are asked for", async () => {
    const { pages, request } = pagesWith(responseOf(timer));
    await Promise.all([pages.load("/kiln/docs/api/timer"), pages.load("/kiln/docs/api/timer")]);
    await pages.load("/kiln/docs/api/timer");
    expect(request).toHaveBeenCalledTimes(1);
    expect(pages.get("/kiln/docs/api/timer")).toMatchObject({ path: timer.path, content: timer.content });
  });

  test("that could not be had are asked for again", async () => {
    const { pages } = pagesWith(new Error("offline"), responseOf(timer));
    await expect(pages.load("/timer")).rejects.toThrow("offline");
    await pages.load("/timer");
    expect(pages.get("/timer")).toBeDefined();
  });

  test("that nobody has wanted for long are forgotten, and never the one that is shown", async () => {
    const contents = Array.from({ length: 40 }, (_, index) => String(index));
    const { pages } = pagesWith(...contents.map((content) => responseOf({ ...timer, content })));
    for (const name of contents) {
      await pages.load(`/${name}`);
      expect(pages.get("/kiln/docs")).toBeDefined();
    }
    expect(pages.get("/0")).toBeUndefined();
    expect(pages.get("/39")?.content).toBe("39");
  });

  test("of an unknown address are the one that says so", async () => {
    const { pages } = pagesWith(responseOf({ path: "/404.html", content: "<h1>Not found</h1>" }, false));
    await pages.load("/nowhere");
    expect(pages.get("/nowhere")?.path).toBe("/404.html");
  });

  test.each([
    ["a file", { ok: true, html: null }],
    ["a document without a page", responseOf({ path: "/varnish", content: null })],
    ["the host's own page for what is not there", responseOf({ path: "/nowhere", content: null }, false)],
    ["a failing server's", responseOf(timer, false)],
    ["a page of another build, whose scripts are others", responseOf({ ...timer, script: "/app-2.js" })],
  ])("are none when the answer is %s", async (_, answer) => {
    const { pages } = pagesWith(answer);
    await expect(pages.load("/nowhere")).rejects.toThrow("/nowhere");
    expect(pages.get("/nowhere")).toBeUndefined();
  });

  test("that were prefetched are not requested again, and are parsed when they are loaded", async () => {
    const { pages, request } = pagesWith(responseOf(timer));
    await pages.prefetch("/timer");
    expect(pages.get("/timer")).toBeUndefined();
    await pages.load("/timer");
    expect(pages.get("/timer")?.content).toBe(timer.content);
    expect(request).toHaveBeenCalledTimes(1);
  });

  test("whose prefetch failed are requested again", async () => {
    const { pages } = pagesWith(new Error("offline"), responseOf(timer));
    await pages.prefetch("/timer");
    await expect(pages.load("/timer")).resolves.toMatchObject({ path: timer.path });
  });
});
