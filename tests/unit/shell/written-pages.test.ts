import { describe, expect, test, vi } from "vitest";
import { createWrittenPages, type Answer } from "../../../src/navigation/written-pages";

interface Written {
  readonly path: string;
  /** Null for a document that holds no page. */
  readonly html: string | null;
  readonly program?: string;
}

/** As much of a document as is looked at. */
function documentOf({ path, html, program = "/app-1.js" }: Written): Document {
  const parts: Readonly<Record<string, object | string | null>> = { "[data-page]": html, "[data-page-path]": { dataset: { pagePath: path } } };
  const programs = [{ getAttribute: () => program }];
  return { querySelector: (selector: string) => parts[selector], querySelectorAll: (selector: string) => (selector.includes("script") ? programs : []) } as unknown as Document;
}

const answerOf = (written: Written, ok = true): Answer => ({ ok, document: documentOf(written) });
const timer = { path: "/docs/api/timer", html: "<h1>Timer</h1>" };
const first = { addresses: ["/kiln/docs/", "/kiln/docs"], document: documentOf({ path: "/docs", html: "<h1>Docs</h1>" }) };

/** The pages of a site whose server answers in turn with these. */
const pagesWith = (...answers: (Answer | Error)[]) => {
  const fetchDocument = vi.fn(() => {
    const answer = answers.shift() ?? new Error("asked once more");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { fetchDocument, pages: createWrittenPages(first, fetchDocument, (address) => address.replace(/(.)\/$/, "$1")) };
};

describe("written pages", () => {
  test("have the one that is shown from the start", async () => {
    const { pages, fetchDocument } = pagesWith();
    expect(pages.get("/kiln/docs")?.content).toBe("<h1>Docs</h1>");
    await pages.load("/kiln/docs/");
    expect(fetchDocument).not.toHaveBeenCalled();
  });

  test("are fetched once, however often they are asked for", async () => {
    const { pages, fetchDocument } = pagesWith(answerOf(timer));
    await Promise.all([pages.load("/kiln/docs/api/timer"), pages.load("/kiln/docs/api/timer")]);
    await pages.load("/kiln/docs/api/timer");
    expect(fetchDocument).toHaveBeenCalledTimes(1);
    expect(pages.get("/kiln/docs/api/timer")).toMatchObject({ path: timer.path, content: timer.html });
  });

  test("that could not be had are asked for again", async () => {
    const { pages } = pagesWith(new Error("offline"), answerOf(timer));
    await expect(pages.load("/timer")).rejects.toThrow("offline");
    await pages.load("/timer");
    expect(pages.get("/timer")).toBeDefined();
  });

  test("that nobody has wanted for long are forgotten, and never the one that is shown", async () => {
    const { pages } = pagesWith(...Array.from({ length: 40 }, (_, index) => answerOf({ ...timer, html: String(index) })));
    for (let index = 0; index < 40; index += 1) {
      await pages.load(`/${index}`);
      expect(pages.get("/kiln/docs")).toBeDefined();
    }
    expect(pages.get("/0")).toBeUndefined();
    expect(pages.get("/39")?.content).toBe("39");
  });

  test("of an unknown address are the one that says so", async () => {
    const { pages } = pagesWith(answerOf({ path: "/404.html", html: "<h1>Not found</h1>" }, false));
    await pages.load("/nowhere");
    expect(pages.get("/nowhere")?.path).toBe("/404.html");
  });

  test.each([
    ["a file", { ok: true, document: null }],
    ["a document without a page", answerOf({ path: "/varnish", html: null })],
    ["the host's own page for what is not there", answerOf({ path: "/nowhere", html: null }, false)],
    ["a failing server's", answerOf(timer, false)],
    ["a page of another build, whose programs are others", answerOf({ ...timer, program: "/app-2.js" })],
  ])("are none when the answer is %s", async (_, answer) => {
    const { pages } = pagesWith(answer);
    await expect(pages.load("/nowhere")).rejects.toThrow("/nowhere");
    expect(pages.get("/nowhere")).toBeUndefined();
  });
});
