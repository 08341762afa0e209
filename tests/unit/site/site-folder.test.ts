import { cpSync, existsSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { unusableFolder } from "luau-contract";
import { assembleSite } from "../../../scripts/build/assemble-site";
import { folderOfEachTest } from "../../support/temporary-folder";

const { pathOf, write: put } = folderOfEachTest("site-folder");

test("a site without guides and posts can be built: the folder that Gatsby asks for is there", () => {
  const folders = { sources: pathOf("site"), stage: pathOf("stage") };
  for (const file of ["site/site.config.ts", "site/content/docs/gone.mdx"]) put(file);
  assembleSite(folders);
  rmSync(pathOf("site/content"), { recursive: true });
  assembleSite(folders);
  expect(["stage/content", "stage/content/docs"].filter((one) => existsSync(pathOf(one)))).toEqual([
    "stage/content",
  ]);
});

test("what is kept of a site's builds is not taken for another's whose folder has the same name", () => {
  const stage = pathOf("stage");
  for (const file of ["kiln/docs/site.config.ts", "loam/docs/site.config.ts"]) put(file);
  assembleSite({ stage, sources: pathOf("kiln/docs") });
  put("stage/.cache/redux.state");
  assembleSite({ stage, sources: pathOf("kiln/docs") });
  expect(existsSync(pathOf("stage/.cache"))).toBe(true);
  assembleSite({ stage, sources: pathOf("loam/docs") });
  expect(existsSync(pathOf("stage/.cache"))).toBe(false);
});

test("caches of a project that was copied are not used", () => {
  put("kiln/site.config.ts");
  const folders = (project: string) => ({ sources: pathOf(project), stage: pathOf(`${project}/.stage`) });
  assembleSite(folders("kiln"));
  put("kiln/.stage/.cache/redux.state");
  cpSync(pathOf("kiln"), pathOf("copy"), { recursive: true });
  for (const project of ["kiln", "copy"]) assembleSite(folders(project));
  expect(["kiln", "copy"].map((one) => existsSync(pathOf(`${one}/.stage/.cache`)))).toEqual([true, false]);
});

test("a folder that Gatsby or a bundler cannot read is refused, with the character in its name", () => {
  const names = ["a #1", "a[b]", "q?x", "st*r", "{a,b}", "a\\b", "(a|b)", "a\nb", "!(x)", "a+(b)", "@(x)"];
  const characters = names.map((name) => /contains (".*")\. Rename/.exec(problemOf(name) ?? "")?.[1]);
  expect(characters.join(" ")).toBe('"#" "[" "?" "*" "{" "\\\\" "|" "\\n" "!(" "+(" "@("');
  expect(problemOf("a #1")).toBe(
    'A site cannot be built in "/sites/a #1/docs": the name of the folder "a #1" contains "#". Rename the folder.',
  );
  const usable = [
    "a!b",
    "a'b",
    "(x)",
    "with space",
    "100%",
    "ü",
    "u\u0308",
    "😀",
    "a&b",
    "a<b",
    'a"b',
    "a+b",
  ];
  expect([...usable, "@x", "-x"].filter((name) => problemOf(name) !== null)).toEqual([]);
});

const problemOf = (name: string): string | null => unusableFolder(`/sites/${name}/docs`, "/");
