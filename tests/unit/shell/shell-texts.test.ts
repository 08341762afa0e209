import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { toDialogMessages, toProgramMessages, toShellMessages } from "../../../src/lib/shell/site-data";

/** All that a browser renders by itself: what surrounds the pages. */
const folders = [
  "src/components/mobile-menu",
  "src/components/navigation",
  "src/components/search",
  "src/components/shell",
  "src/components/ui",
  "src/layouts",
  "src/client",
];
const sources = folders
  .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  .filter(
    (file) =>
      file.endsWith(".tsx") && !/(?:PageMeta|AnchoredHeading|(?:Docs|Blog|Plain)Layout)\.tsx$/.test(file),
  );

test("browsers get every text that the shell shows, and none of the pages'", () => {
  const ids = sources
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bid: ([^}\n]*)/g)])
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
