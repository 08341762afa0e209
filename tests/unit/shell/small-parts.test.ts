import { describe, expect, test } from "vitest";
import { withBasePath, withoutBasePath } from "../../../src/lib/urls/base-path";
import { errorCauses } from "../../../src/lib/browser/error-causes";
import { fillIn, toMessages } from "../../../src/lib/i18n/catalogue";
import { translate } from "../../../src/lib/i18n/translate";
import { internalTarget } from "../../../src/lib/urls/internal-target";
import { normaliseEncoding } from "../../../src/lib/navigation/normalise-encoding";
import { inLocale, splitLocale } from "../../../src/lib/i18n/locales";
import { plainPath } from "../../../src/lib/navigation/plain-path";

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
