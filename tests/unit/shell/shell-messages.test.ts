/** The texts that browsers get: they render what surrounds the pages. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { toDialogMessages, toProgramMessages, toShellMessages } from "../../../src/lib/shell/site-data";

const folders = ["components/mobile-menu", "components/navigation", "components/search", "components/shell"];
const ofPages = /(?:PageMeta|AnchoredHeading|RichText|(?:Docs|Blog|Plain)Layout)\.tsx$|(?<!\.tsx?)$/;
const sources = [...folders, "components/ui", "layouts", "client", "playground"]
  .flatMap((folder) => readdirSync(`src/${folder}`).map((file) => path.join("src", folder, file)))
  .filter((file) => !ofPages.test(file));

test("browsers get every text that the shell shows, and none of the pages'", () => {
  const ids = sources
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bt\(\s*([^`){]*)/g)])
    .flatMap(([, text = ""]) => [...text.matchAll(/"([a-z]\w*(?:\.\w+)+)"/gi)].map(([, id = ""]) => id));
  expect(ids).toContain("navbar.open");
  expect(ids).toContain("colourMode.dark");
  const texts = Object.fromEntries(ids.map((id) => [id, "text"]));
  expect(toShellMessages({ ...texts, skip: "Skip", "docs.next": "Next" })).toEqual({
    ...texts,
    skip: "Skip",
  });
});

test("the words of the search dialog come with it, and no others", () => {
  const ofProgram = { "search.label": "Search", "navbar.open": "Open" };
  const messages = { ...ofProgram, "search.list": "Results", "docs.next": "Next" };
  expect(toProgramMessages(messages)).toEqual(ofProgram);
  expect(toDialogMessages(messages)).toEqual({ "search.list": "Results" });
  for (const file of sources.filter((name) => !name.startsWith("src/components/search")))
    expect(readFileSync(file, "utf8"), file).not.toMatch(/"search\.(?!(?:label|input)")\w+"/);
});
