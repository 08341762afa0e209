import { describe, expect, test, vi } from "vitest";
import { withBasePath, withoutBasePath } from "../../../src/lib/urls/base-path";
import { collapseDuration } from "../../../src/lib/browser/collapse-duration";
import { colourModeFor } from "../../../src/lib/browser/colour-mode";
import { errorCauses } from "../../../src/lib/browser/error-causes";
import { fillIn, toMessages } from "../../../src/lib/i18n/catalogue";
import { translate } from "../../../src/lib/i18n/translate";
import { internalTarget } from "../../../src/lib/urls/internal-target";
import { normaliseEncoding } from "../../../src/lib/navigation/normalise-encoding";
import { inLocale, splitLocale } from "../../../src/lib/i18n/locales";
import { afterScroll } from "../../../src/lib/browser/navbar-visibility";
import { allowsPrefetch } from "../../../src/lib/navigation/connection";
import { plainPath } from "../../../src/lib/navigation/plain-path";
import { progressSettings, trickled } from "../../../src/lib/navigation/progress";
import { createNavigationStore } from "../../../src/lib/navigation/status";
import { createLocalStorage } from "../../../src/lib/browser/storage";

describe("colour mode", () => {
  const config = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true } as const;
  test("is the reader's choice, else the system's, else the default", () => {
    expect(colourModeFor(config, "light", true)).toBe("light");
    expect(colourModeFor(config, null, true)).toBe("dark");
    expect(colourModeFor(config, "purple", true)).toBe("dark");
    expect(colourModeFor({ ...config, respectPrefersColorScheme: false }, null, true)).toBe("light");
    expect(colourModeFor({ ...config, disableSwitch: true }, "dark", false)).toBe("light");
  });
});

describe("local storage that is not available", () => {
  test("is told once and behaves as if it were empty", () => {
    const warn = vi.fn();
    vi.stubGlobal("window", {
      get localStorage() {
        throw new Error("SecurityError");
      },
    });
    const storage = createLocalStorage(warn);
    storage.set("theme", "dark");
    expect(storage.get("theme")).toBeNull();
    storage.remove("theme");
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain("Local storage is not available");
    vi.unstubAllGlobals();
  });
});

describe("translations", () => {
  test("come by id, fall back to the message, and fill in values", () => {
    expect(
      translate({ greeting: "Good day, {name}" }, { id: "greeting", message: "Hello" }, { name: "Ada" }),
    ).toBe("Good day, Ada");
    expect(translate({}, { id: "greeting", message: "Hello, {name}" }, { name: "Ada" })).toBe("Hello, Ada");
    expect(translate({ Hello: "Bonjour" }, { message: "Hello" })).toBe("Bonjour");
    expect(translate({}, { id: "constructor" })).toBe("constructor");
    expect(translate({}, { message: "{unknown}" })).toBe("{unknown}");
  });
  test("need an id or a message", () => {
    expect(() => translate({}, {})).toThrow("There is nothing to translate");
  });
  test("that a locale lacks are listed and come from the default one", () => {
    expect(fillIn({ b: "B" }, { c: "3", b: "2", a: "1" })).toEqual({
      messages: { a: "1", b: "B", c: "3" },
      missing: ["a", "c"],
    });
  });
  test("that are no texts are refused", () => {
    expect(toMessages({ a: 3 })).toEqual({ mistake: "Expected a text at “a”, found 3" });
    expect(toMessages(["a"])).toEqual({ mistake: "Expected an object of texts by id" });
  });
});

describe("addresses", () => {
  const locales = { defaultLocale: "en-GB", names: ["en-GB", "fr"] };
  test("carry their locale as a prefix", () => {
    expect(splitLocale("/fr/docs/intro", locales)).toEqual({ locale: "fr", path: "/docs/intro" });
    expect(splitLocale("/fr", locales)).toEqual({ locale: "fr", path: "/" });
    expect(splitLocale("/french", locales)).toEqual({ locale: "en-GB", path: "/french" });
    expect(["/", "/?q=1", "/#a", "/docs#a"].map((path) => inLocale(path, "fr", locales))).toEqual([
      "/fr",
      "/fr?q=1",
      "/fr#a",
      "/fr/docs#a",
    ]);
    expect(inLocale("/docs", "en-GB", locales)).toBe("/docs");
  });
  test("have the base path before them", () => {
    expect(withBasePath("/docs", "/kiln/")).toBe("/kiln/docs");
    expect(["/kiln/docs", "/kiln", "/kilns"].map((path) => withoutBasePath(path, "/kiln/"))).toEqual([
      "/docs",
      "/",
      "/kilns",
    ]);
    expect(withoutBasePath("/docs", "/")).toBe("/docs");
  });
  test("lose index.html and .html", () => {
    expect(
      ["/index.html", "/docs/index.html", "/docs/intro.html", "/docs/intro", "/myindex.html"].map(plainPath),
    ).toEqual(["/", "/docs", "/docs/intro", null, "/myindex"]);
  });
  test("have one spelling, which anyone can decode", () => {
    expect(["/docs/é", "/docs/%c3%a9", "/docs/a%20b", "/docs/100%"].map(normaliseEncoding)).toEqual([
      "/docs/%C3%A9",
      "/docs/%C3%A9",
      "/docs/a%20b",
      "/docs/100%25",
    ]);
  });
  test("of versions and of entries with dots are pages, those of files are not", () => {
    const from = (href: string) => internalTarget(`https://kiln.example${href}`, "https://kiln.example/", "");
    const pages = [
      "/docs/1.0",
      "/docs/2.x",
      "/docs/api/geometry/Vector.new",
      "/docs/api/geometry/Vector.new#x.md",
    ];
    expect(pages.map(from)).toEqual(pages);
    expect(
      [
        "/definitions/all.d.luau",
        "/docs/api/geometry/Vector.new.md",
        "/docs/api/geometry.json",
        "/kiln.ZIP",
      ].map(from),
    ).toEqual([null, null, null, null]);
    expect(from("/docs/intro.html#a")).toBe("/docs/intro.html#a");
  });
});

describe("the navbar", () => {
  test("hides on the way down, shows on the way up and near the top", () => {
    const down = afterScroll({ position: 0, hidden: false }, 300, 60, false);
    expect(down.hidden).toBe(true);
    expect(afterScroll(down, 280, 60, false).hidden).toBe(false);
    expect(afterScroll(down, 40, 60, false).hidden).toBe(false);
    expect(afterScroll({ position: 900, hidden: true }, 890, 60, true).hidden).toBe(true);
  });
});

describe("opening a list", () => {
  test("takes longer the taller it is, and a millisecond under reduced motion", () => {
    expect(collapseDuration(72, false)).toBeGreaterThan(collapseDuration(36, false));
    expect(collapseDuration(7200, false)).toBeLessThan(2000);
    expect(collapseDuration(720, true)).toBe(1);
  });
});

describe("an error's causes", () => {
  test("are listed outermost first, and a circle ends", () => {
    const root = new TypeError("root");
    const outer = new Error("outer", { cause: new Error("middle", { cause: root }) });
    expect(errorCauses(outer)).toEqual(["outer", "middle", "root"]);
    root.cause = outer;
    expect(errorCauses(outer)).toHaveLength(3);
    expect(errorCauses("text")).toEqual(["text"]);
  });
});

describe("a page change", () => {
  test("shows nothing before 200 ms, then that it goes on, then nothing", () => {
    vi.useFakeTimers();
    const store = createNavigationStore({
      set: (callback, time) => Number(setTimeout(callback, time)),
      clear: (timer) => clearTimeout(timer),
    });
    const end = store.start();
    vi.advanceTimersByTime(progressSettings.delay - 1);
    expect(store.get().kind).toBe("idle");
    vi.advanceTimersByTime(1);
    expect(store.get().kind).toBe("loading");
    end();
    end();
    expect(store.get().kind).toBe("idle");
    store.start()();
    vi.advanceTimersByTime(1000);
    expect(store.get().kind).toBe("idle");
    vi.useRealTimers();
  });
  test("that failed stays until it is tried again", () => {
    const store = createNavigationStore({ set: () => 0, clear: () => {} });
    const end = store.start();
    store.fail("/docs?a#b");
    end();
    expect(store.get()).toEqual({ kind: "failed", target: "/docs?a#b" });
    store.clear();
    expect(store.get().kind).toBe("idle");
  });
  test("fills the bar ever slower and never to the end", () => {
    expect(progressSettings).toEqual({ delay: 200, minimum: 0.08, speed: 200, trickle: 800 });
    let progress: number = progressSettings.minimum;
    for (let step = 0; step < 1000; step += 1) {
      const next = trickled(progress);
      expect(next).toBeGreaterThanOrEqual(progress);
      progress = next;
    }
    expect(progress).toBeLessThan(1);
  });
});

describe("prefetching", () => {
  test("is left out on 2g and for readers who save data", () => {
    expect([{}, undefined, { effectiveType: "4g" }].map(allowsPrefetch)).toEqual([true, true, true]);
    expect(
      [{ effectiveType: "2g" }, { effectiveType: "slow-2g" }, { effectiveType: "4g", saveData: true }].map(
        allowsPrefetch,
      ),
    ).toEqual([false, false, false]);
  });
});
