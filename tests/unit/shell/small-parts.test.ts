/** Functions whose edges no page of a test site shows. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { errorCauses } from "../../../src/lib/browser/error-causes";
import { inLocale, splitLocale } from "../../../src/lib/i18n/locales";
import { translate } from "../../../src/lib/i18n/translate";
import { internalTarget, normaliseEncoding, plainPath } from "../../../src/lib/urls/paths";
import { withoutBasePath } from "../../../src/lib/urls/base-path";
import { toDialogMessages, toProgramMessages, toShellMessages } from "../../../src/lib/shell/site-data";

const locales = { defaultLocale: "en-GB", names: ["en-GB", "fr"] };
const targetOf = (href: string) => internalTarget(`https://kiln.example${href}`, "https://kiln.example/", "");

test.each([
  [translate({}, "constructor"), "constructor"],
  [translate({ a: "{unknown}" }, "a"), "{unknown}"],
  [splitLocale("/fr", locales), { locale: "fr", path: "/" }],
  [splitLocale("/french", locales), { locale: "en-GB", path: "/french" }],
  [inLocale("/?q=1", "fr", locales), "/fr?q=1"],
  [inLocale("/#a", "fr", locales), "/fr#a"],
  [withoutBasePath("/kilns", "/kiln/"), "/kilns"],
  [plainPath("/myindex.html"), "/myindex"],
  [normaliseEncoding("/docs/%c3%a9"), normaliseEncoding("/docs/é")],
  [normaliseEncoding("/docs/100%"), "/docs/100%25"],
  [targetOf("/docs/2.x"), "/docs/2.x"],
  [targetOf("/docs/api/geometry/Vector.new#x.md"), "/docs/api/geometry/Vector.new#x.md"],
  [targetOf("/docs/api/geometry/Vector.new.md"), null],
  [targetOf("/definitions/all.d.luau"), null],
  [targetOf("/kiln.ZIP"), null],
])("%j is %j", (found, expected) => expect(found).toEqual(expected));

test("an error's causes are listed outermost first, and a circle ends", () => {
  const root = new TypeError("root");
  const outer = new Error("outer", { cause: new Error("middle", { cause: root }) });
  expect(errorCauses(outer)).toEqual(["outer", "middle", "root"]);
  root.cause = outer;
  expect(errorCauses(outer)).toHaveLength(3);
});

/** All that a browser renders by itself: what surrounds the pages. */
const folders = [
  "src/components/mobile-menu",
  "src/components/navigation",
  "src/components/search",
  "src/components/shell",
  "src/components/ui",
  "src/layouts",
  "src/client",
  "src/playground",
];
const sources = folders
  .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/(?:PageMeta|AnchoredHeading|RichText|(?:Docs|Blog|Plain)Layout)\.tsx$/.test(file),
  );

test("browsers get every text that the shell shows, and none of the pages'", () => {
  const ids = sources
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bt\(\s*([^`){]*)/g)])
    .flatMap(([, text = ""]) => [...text.matchAll(/"([a-z]\w*(?:\.\w+)+)"/gi)].map(([, id = ""]) => id));
  expect(ids).toContain("navbar.open");
  expect(ids).toContain("colourMode.dark");
  expect(Object.keys(toShellMessages(Object.fromEntries(ids.map((id) => [id, "text"])))).sort()).toEqual(
    [...new Set(ids)].sort(),
  );
  expect(toShellMessages({ "docs.next": "Next", skip: "Skip", "navbar.open": "Open" })).toEqual({
    skip: "Skip",
    "navbar.open": "Open",
  });
});

test("the words of the search dialog come with it, and no others", () => {
  const messages = {
    "search.label": "Search",
    "search.list": "Results",
    "navbar.open": "Open",
    "docs.next": "Next",
  };
  expect(toProgramMessages(messages)).toEqual({ "search.label": "Search", "navbar.open": "Open" });
  expect(toDialogMessages(messages)).toEqual({ "search.list": "Results" });
  for (const file of sources.filter((name) => !name.startsWith("src/components/search"))) {
    expect(
      [...readFileSync(file, "utf8").matchAll(/"(search\.\w+)"/g)]
        .map(([, id]) => id)
        .filter((id) => id !== "search.label"),
      file,
    ).toEqual([]);
  }
});
