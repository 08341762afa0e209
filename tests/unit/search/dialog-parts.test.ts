import { describe, expect, it, vi } from "vitest";
import { createAnswers } from "../../../src/components/search/engine/search-answers";
import { createSearchEngine } from "../../../src/components/search/engine/worker-search-engine";
import { fetchFrom } from "../../../src/lib/search/load-index";
import { loadIndex } from "../../../src/lib/search/load-index";
import type { SearchReply, SearchRequest } from "../../../src/components/search/engine/engine-over";
import { toOptions } from "../../../src/components/search/use-result-options";
import { buildSymbolIndex, buildWordIndex } from "../../../packages/luau-search/src/build-index";
import { exampleQueries } from "../../../packages/luau-search/src/examples";
import { addRecent, parseRecent } from "../../../src/lib/search/recent";
import { openIndex, search } from "../../../packages/luau-search/src/search";
import { readCorpus } from "./support/read-corpus";
import { readDefinitions } from "./support/read-definitions";

describe("recent searches", () => {
  it("come newest first, each once, and no more than five", () => {
    const recent = ["a", "b", "a ", "c", "d", "e", "f", ""].reduce<readonly string[]>(addRecent, []);
    expect(recent).toEqual(["f", "e", "d", "c", "a"]);
  });

  it("are none where storage holds something else", () => {
    for (const text of [null, "", "{", "3", '{"a":1}', "null"]) expect(parseRecent(text)).toEqual([]);
    expect(parseRecent('["ok",3,"",null,"too"]')).toEqual(["ok", "too"]);
  });
});

describe.each([
  ["definitions", readDefinitions()],
  ["scene", readCorpus("scene")],
  ["nodes", readCorpus("nodes")],
] as const)("examples of %s", (_, records) => {
  it("find something, the first what it was made from", () => {
    const index = openIndex(buildSymbolIndex(records), null);
    const examples = index.symbols === null ? [] : exampleQueries(index.symbols);
    expect(examples.length).toBe(3);
    const [name] = examples;
    for (const query of examples) {
      const paths = search(index, query).symbols.map(({ symbol }) => symbol.path);
      expect(paths, query).toContain(name);
    }
  });
});

it("numbers the options through, symbols and sections together", () => {
  const post = {
    kind: "post",
    title: "Timers",
    heading: "",
    href: "/blog/timers",
    text: "On clearing.",
  } as const;
  const index = openIndex(buildSymbolIndex(readDefinitions()), buildWordIndex([post]));
  const options = toOptions(search(index, "timer", 30));
  expect(options.map((option) => option.index)).toEqual(options.map((_, at) => at));
  expect(options[0]?.href).toBe("/docs/api/timer");
  expect(options.map(({ href }) => href)).toContain("/blog/timers");
});

/** Stands for the browser's worker: keeps what it is told, and answers when the test says so. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  isEnded = false;
  readonly asked: SearchRequest[] = [];
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(request: SearchRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(reply: SearchReply) {
    this.dispatchEvent(new MessageEvent("message", { data: reply }));
  }
}

describe("the engine of the page", () => {
  const scope = { locale: "en-GB", version: "next" };
  const result = search(openIndex(null, null), "");
  const nothing = { result, examples: [], firstGuides: [], complete: true };
  const found = (id: number, query: string): SearchReply => ({ kind: "found", id, scope, query, ...nothing });
  const start = () => {
    vi.stubGlobal("Worker", FakeWorker);
    const engine = createSearchEngine("/kiln/search");
    const seen: string[] = [];
    engine.subscribe(() => seen.push(engine.state().kind));
    return { engine, seen, worker: () => FakeWorker.last };
  };

  it("takes the answer to the last question alone", () => {
    const { engine, seen, worker } = start();
    engine.search(scope, "a");
    engine.search(scope, "ab");
    worker().answer(found(1, "a"));
    expect([engine.state().kind, seen]).toEqual(["loading", []]);
    worker().answer(found(2, "ab"));
    expect(engine.state()).toMatchObject({ kind: "found", query: "ab" });
    const folder = "/kiln/search";
    expect(worker().asked).toMatchObject([
      { folder, query: "a" },
      { folder, query: "ab" },
    ]);
  });

  it("says so when the index cannot be loaded, and goes on when it can", () => {
    const { engine, worker } = start();
    engine.search(scope, "a");
    worker().answer({ kind: "failed", id: 1 });
    expect(engine.state().kind).toBe("failed");
    engine.search(scope, "a");
    worker().answer(found(2, "a"));
    expect(engine.state().kind).toBe("found");
  });

  it("starts another worker when the program of one cannot be loaded", () => {
    const { engine, worker } = start();
    engine.search(scope, "a");
    const first = worker();
    first.dispatchEvent(new Event("error"));
    expect([engine.state().kind, first.isEnded]).toEqual(["failed", true]);
    engine.search(scope, "a");
    expect(worker()).not.toBe(first);
    worker().answer(found(2, "a"));
    expect(engine.state().kind).toBe("found");
  });
});

describe("loading an index", () => {
  const scope = { locale: "en-GB", version: "next" };
  const files: Record<string, unknown> = {
    "/search/index.json": { indexes: { "en-GB": { next: { symbols: "s.json", words: "w.json" } } } },
    "/search/s.json": buildSymbolIndex(readDefinitions()),
    "/search/w.json": buildWordIndex([]),
  };
  const serve = (served: Record<string, unknown>) =>
    vi.stubGlobal("fetch", (address: string) =>
      address in served
        ? Promise.resolve(Response.json(served[address]))
        : Promise.reject(new TypeError("offline")),
    );

  it("opens both parts", async () => {
    serve(files);
    const loaded = await loadIndex(fetchFrom("/search"), scope);
    expect([loaded?.complete, loaded?.examples.length]).toEqual([true, 3]);
  });

  it("fetches names alone: nothing else is on the line before they have come", async () => {
    serve(files);
    const read = fetchFrom("/search");
    const order: string[] = [];
    await loadIndex(async (name) => {
      order.push(name);
      const file = await read(name);
      order.push(`${name} has come`);
      return file;
    }, scope);
    expect(order.slice(2)).toEqual(["s.json", "s.json has come", "w.json", "w.json has come"]);
  });

  it("answers by names before the rest is open, then in full", async () => {
    serve(files);
    const replies: SearchReply[] = [];
    const { answer } = createAnswers((reply) => replies.push(reply));
    const read = fetchFrom("/search");
    await answer({ id: 1, scope, query: "setTimeout" }, read);
    const counts = replies.map((reply) => (reply.kind === "found" ? reply.examples.length : -1));
    expect(counts).toEqual([0, 3]);
    const paths = replies.map((reply) => reply.kind === "found" && reply.result.symbols[0]?.symbol.path);
    expect(paths).toEqual(["Timer.setTimeout", "Timer.setTimeout"]);
    // An open type is requested once; an empty query, and a type, wait for all of it.
    await answer({ id: 2, scope, query: "setTimeout" }, read);
    expect(replies).toHaveLength(3);
    for (const query of ["number -> TimerId", "qwertzuiop"]) {
      const inFull: SearchReply[] = [];
      await createAnswers((reply) => inFull.push(reply)).answer({ id: 3, scope, query }, read);
      expect(inFull, query).toHaveLength(1);
    }
  });

  it("answers no question that another has overtaken while the index came", async () => {
    serve(files);
    const replies: number[] = [];
    const { answer } = createAnswers(({ id }) => replies.push(id));
    const read = fetchFrom("/search");
    await Promise.all([
      answer({ id: 1, scope, query: "se" }, read),
      answer({ id: 2, scope, query: "setTimeout" }, read),
    ]);
    expect(replies).toEqual([2, 2]);
  });

  it("makes do with one of them, or with one of another version", async () => {
    for (const words of [undefined, { v: 999 }]) {
      serve({ ...files, "/search/w.json": words });
      const loaded = await loadIndex(fetchFrom("/search"), scope);
      expect(loaded?.complete).toBe(false);
      expect(loaded && search(loaded.index, "setTimeout").symbols.length).toBeGreaterThan(0);
    }
  });

  it("gives nothing without a manifest, for a scope that is not in it, and without any part", async () => {
    serve({});
    expect(await loadIndex(fetchFrom("/search"), scope)).toBeNull();
    serve(files);
    expect(await loadIndex(fetchFrom("/search"), { ...scope, version: "0.1" })).toBeNull();
    serve({ "/search/index.json": files["/search/index.json"] });
    expect(await loadIndex(fetchFrom("/search"), scope)).toBeNull();
  });
});
