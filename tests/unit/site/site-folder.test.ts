import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { unusableFolder } from "luau-contract";
import { assembleSite } from "../../../scripts/build/assemble-site";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

let root: string;
const at = (file: string): string => path.join(root, file);
const put = writerIn(() => root);
beforeEach(() => (root = temporaryFolder("site-folder")));

test("a site without guides and posts can be built: the folder that Gatsby asks for is there", () => {
  const folders = {
    sources: at("site"),
    stage: at("stage"),
    published: at("published"),
    hostRules: at("rules"),
  };
  for (const file of ["site/site.config.ts", "site/content/docs/gone.mdx"]) put(file);
  assembleSite(folders);
  rmSync(at("site/content"), { recursive: true });
  assembleSite(folders);
  expect([existsSync(at("stage/content")), existsSync(at("stage/content/docs"))]).toEqual([true, false]);
});

test("what is kept of a site's builds is not taken for another's whose folder has the same name", () => {
  const folders = { stage: at("stage"), published: at("published"), hostRules: at("rules") };
  for (const file of ["kiln/docs/site.config.ts", "loam/docs/site.config.ts"]) put(file);
  assembleSite({ ...folders, sources: at("kiln/docs") });
  put("stage/.cache/redux.state");
  assembleSite({ ...folders, sources: at("kiln/docs") });
  expect(existsSync(at("stage/.cache"))).toBe(true);
  assembleSite({ ...folders, sources: at("loam/docs") });
  expect(existsSync(at("stage/.cache"))).toBe(false);
});

test("caches of a project that was copied are not used", () => {
  put("kiln/site.config.ts");
  const folders = (project: string) => ({ sources: at(project), stage: at(`${project}/.stage`) });
  assembleSite(folders("kiln"));
  put("kiln/.stage/.cache/redux.state");
  cpSync(at("kiln"), at("copy"), { recursive: true });
  for (const former of ["next", "last"]) put(`kiln/.stage.${former}/index.html`);
  for (const project of ["kiln", "copy"]) assembleSite(folders(project));
  expect(["next", "last"].filter((former) => existsSync(at(`kiln/.stage.${former}`)))).toEqual([]);
  expect(["kiln", "copy"].map((one) => existsSync(at(`${one}/.stage/.cache`)))).toEqual([true, false]);
});

test("a folder that Gatsby or a bundler cannot read is refused, with the character in its name", () => {
  const names = ["a #1", "a[b]", "q?x", "st*r", "{a,b}", "a\\b", "(a|b)", "a\nb", "!(x)", "a+(b)", "@(x)"];
  expect(
    names.map((name) => unusableFolder(`/sites/${name}/docs`, "/")?.split("contains ")[1]),
  ).toMatchInlineSnapshot(`
    [
      ""#". Rename the folder.",
      ""[". Rename the folder.",
      ""?". Rename the folder.",
      ""*". Rename the folder.",
      ""{". Rename the folder.",
      ""\\\\". Rename the folder.",
      ""|". Rename the folder.",
      ""\\n". Rename the folder.",
      ""!(". Rename the folder.",
      ""+(". Rename the folder.",
      ""@(". Rename the folder.",
    ]
  `);
  expect(unusableFolder("/sites/a #1/docs", "/")).toMatchInlineSnapshot(
    `"A site cannot be built in "/sites/a #1/docs": the name of the folder "a #1" contains "#". Rename the folder."`,
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
    "@x",
    "-x",
  ];
  expect(usable.filter((name) => unusableFolder(`/sites/${name}`, "/") !== null)).toEqual([]);
});
