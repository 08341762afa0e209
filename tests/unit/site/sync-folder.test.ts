import { existsSync, lstatSync, mkdirSync, rmSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { filesUnder } from "../../../src/node/files/published-files";
import { openStore } from "../../../src/node/files/value-store";
import { FILE_LIST, syncFolder } from "../../../src/node/publish/sync-folder";
import { folderOfEachTest } from "../../support/temporary-folder";

const { pathOf: at, write, read } = folderOfEachTest("sync");
beforeEach(() => write("source/mark.svg", "<svg/>"));

/** A build of some pages and the picture. */
function planned(pages: Readonly<Record<string, string>>, program = "1") {
  const files = syncFolder(at("next"), openStore(at("record.json"), program));
  for (const [file, text] of Object.entries(pages)) files.write(file, text);
  files.copy("mark.svg", at("source/mark.svg"));
  return files;
}

const build = (pages: Readonly<Record<string, string>>): void => planned(pages).finish();

const published = () => filesUnder(at("next")).filter((file) => file !== FILE_LIST);

test("a folder that an earlier build left ends as one that was empty", () => {
  build({ "a/index.html": "1", "b/c/index.html": "2" });
  build({ "a/index.html": "3" });
  expect(published()).toEqual(["a/index.html", "mark.svg"]);
  expect(read("next/a/index.html")).toBe("3");
  // No empty folder answers for a page that is gone.
  expect(existsSync(at("next/b"))).toBe(false);
});

test("a page may take the name of a file, and a file that of a folder", () => {
  build({ a: "1", "b/index.html": "2" });
  build({ "a/index.html": "1", b: "2" });
  expect(published()).toEqual(["a/index.html", "b", "mark.svg"]);
});

test("what is the same is not written again", () => {
  build({ "a/index.html": "1", "b/index.html": "2" });
  const old = new Date(2020, 1);
  for (const file of ["a/index.html", "b/index.html"]) utimesSync(at(`next/${file}`), old, old);
  build({ "a/index.html": "1", "b/index.html": "3" });
  expect(statSync(at("next/a/index.html")).mtime).toEqual(old);
  expect(statSync(at("next/b/index.html")).mtime).not.toEqual(old);
});

test("a text is made if its key, the published file or the program has changed", () => {
  const made: string[] = [];
  const derive = (key: string, program?: string): void => {
    const files = planned({}, program);
    files.derive("page.html", { key, text: () => (made.push(key), `<p>${key}`) });
    files.finish();
  };
  const madeFor = (key: string, program?: string): number => (
    made.splice(0), derive(key, program), made.length
  );
  const text = () => read("next/page.html");
  expect([madeFor("a"), madeFor("a"), text()]).toEqual([1, 0, "<p>a"]);
  expect([madeFor("b"), madeFor("b"), text()]).toEqual([2, 0, "<p>b"]);
  write("next/page.html", "<p>other");
  expect([madeFor("b"), text()]).toEqual([2, "<p>b"]);
  write("record.json", "{");
  expect([madeFor("b"), madeFor("b"), text()]).toEqual([1, 0, "<p>b"]);
  expect([madeFor("b", "2"), madeFor("b", "2")]).toEqual([1, 0]);
});

test("a copy that was changed, or whose source was, is made again", () => {
  // Files that are written within a tick of the clock have the same time.
  utimesSync(at("source/mark.svg"), new Date(2019, 1), new Date(2019, 1));
  build({});
  const text = () => read("next/mark.svg");
  write("next/mark.svg", "<xxx/>");
  build({});
  expect(text()).toBe("<svg/>");
  write("source/mark.svg", "<new/>");
  utimesSync(at("source/mark.svg"), new Date(2020, 1), new Date(2020, 1));
  build({});
  expect(text()).toBe("<new/>");
});

test("files of others stay, also in a folder that is a link, and none is replaced", () => {
  mkdirSync(at("elsewhere"));
  rmSync(at("next"), { recursive: true, force: true });
  symlinkSync(at("elsewhere"), at("next"), "junction");
  for (const folder of [".git", "feed.xml"]) mkdirSync(at(`next/${folder}`));
  for (const file of [".git/HEAD", "CNAME", "about", "feed.xml/old", "robots.txt"])
    write(`next/${file}`, "theirs");
  const clashing = { "about/index.html": "1", "robots.txt": "ours", "feed.xml": "1", CNAME: "theirs" };
  expect(planned(clashing).clashes()).toEqual(["about", "robots.txt", "feed.xml/old"]);
  build({ "a/index.html": "1", CNAME: "theirs" });
  expect(planned({ CNAME: "ours" }).clashes()).toEqual([]);
  build({ "b/index.html": "1", CNAME: "theirs" });
  const files = [".git/HEAD", "CNAME", "about", "b/index.html", "feed.xml/old", "mark.svg", "robots.txt"];
  expect(published()).toEqual(files);
  expect(lstatSync(at("next")).isSymbolicLink()).toBe(true);
});

test("a folder to which not everything can be written stays as it is", () => {
  build({ "a/index.html": "1", "b/index.html": "1" });
  const before = filesUnder(at("next"));
  const tooLong = `${"long".repeat(100)}.html`;
  expect(() => build({ "a/index.html": "2", [tooLong]: "2" })).toThrow("ENAMETOOLONG");
  expect(filesUnder(at("next"))).toEqual(before);
  expect(read("next/a/index.html")).toBe("1");
});

test("the list of files removes nothing outside of its folder", () => {
  build({ "a/index.html": "1" });
  write(`next/${FILE_LIST}`, `../source/mark.svg\n${at("source/mark.svg")}\na/index.html\n`);
  build({});
  expect([existsSync(at("source/mark.svg")), existsSync(at("next/a"))]).toEqual([true, false]);
});
