import { describe, expect, test, vi } from "vitest";
import { createWrittenPages, plainPagePath } from "../../../src/navigation/written-pages";

/** As much of a document as is looked at. */
function documentWith(html: string | null): Document {
  const page = html === null ? null : { innerHTML: html };
  return { querySelector: () => page, querySelectorAll: () => [] } as unknown as Document;
}

describe("written pages", () => {
  test("are fetched once, however often they are asked for", async () => {
    const fetchDocument = vi.fn(() => Promise.resolve({ ok: true, document: documentWith("<h1>Timer</h1>") }));
    const pages = createWrittenPages(fetchDocument);
    await Promise.all([pages.load("/docs/api/timer"), pages.load("/docs/api/timer")]);
    await pages.load("/docs/api/timer");
    expect(fetchDocument).toHaveBeenCalledTimes(1);
    expect(pages.get("/docs/api/timer")?.html).toBe("<h1>Timer</h1>");
  });

  test("that could not be had are asked for again", async () => {
    const answers = [Promise.reject(new Error("offline")), Promise.resolve({ ok: true, document: documentWith("<h1>Timer</h1>") })];
    const pages = createWrittenPages(() => answers.shift() ?? Promise.reject(new Error("asked once more")));
    await expect(pages.load("/docs")).rejects.toThrow("offline");
    await pages.load("/docs");
    expect(pages.get("/docs")).toBeDefined();
  });

  test("are none when the server says so, or when there is no page in what it sends", async () => {
    const missing = createWrittenPages(() => Promise.resolve({ ok: false, document: documentWith("<h1>Not found</h1>") }));
    await expect(missing.load("/nowhere")).rejects.toThrow("/nowhere");
    await missing.load("/404.html");
    expect(missing.get("/404.html")?.html).toBe("<h1>Not found</h1>");
    const other = createWrittenPages(() => Promise.resolve({ ok: true, document: documentWith(null) }));
    await expect(other.load("/docs")).rejects.toThrow("/docs");
    expect(other.keep("/docs", documentWith(null))).toBe(false);
  });

  test("are known by their paths alone", () => {
    expect(plainPagePath("/docs?q=a#b")).toBe("/docs");
  });
});
