/** The names of entry points whose folders say nothing: those of their packages. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findFiles } from "../../../packages/luau-defs/src/read";
import { runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { expectCases, filesOfCase } from "../../support/read-cases";
import { folderWith } from "../../support/temporary-folder";

/** A module without a name of its own. */
const MODULE = "local module = {}\n\n--- Does it.\nfunction module.run(): () end\n\nreturn module\n";

type Files = Readonly<Record<string, string>>;

/** `slug label: what is required`, of each page; a file without a text is a module without a name. */
async function pages(files: Files, { folder = "repo", requests = ["."] } = {}) {
  const placed = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text || MODULE]);
  const cwd = path.join(folderWith(Object.fromEntries(placed)), folder);
  mkdirSync(path.join(cwd, ".git"), { recursive: true });
  const { files: found } = await findFiles(requests, cwd);
  const { value, diagnostics } = await runPipeline(found, { cwd });
  expect(diagnostics).toEqual([]);
  return toGraphql(value.model).modules.map(({ slug, label, requireHtml }) => {
    const [, line = ""] = /require\(([^<]*)\)/.exec(requireHtml) ?? [];
    return `${slug} ${label}: ${line.replaceAll("&quot;", '"')}`;
  });
}

test("pages have the names of their packages, and say how scripts require them", () =>
  expectCases("cases/package-names.txt", async (parts) => (await pages(filesOfCase(parts))).join("\n")));

test("a repository's folder may be called src, and a package may be its top", async () => {
  expect(await pages({ "init.luau": "" }, { folder: "src" })).toEqual(['src src: "./src"']);
  expect(await pages({ "init.luau": "" }, { folder: "kit" })).toEqual(['kit kit: "./kit"']);
  expect(await pages({ "src/init.luau": "" }, { folder: "two/src" })).toEqual(['src src: "./src"']);
});

test("a frozen version has the names of the site, and a page that is published keeps its address", async () => {
  const files = {
    "wally.toml": '[package]\nname = "quay/lantern"\n',
    "content/versions/1.0/definitions/init.luau": MODULE,
    "src/init.luau": MODULE,
  };
  const [frozen] = await pages(files, { requests: ["content/versions/1.0/definitions"] });
  const [current] = await pages(files, { requests: ["src"] });
  expect([frozen?.split(":")[0], current?.split(":")[0]]).toEqual(["lantern lantern", "lantern lantern"]);
  expect(
    await pages(
      { "src/published-anchors.txt": "src\nsrc#run\n", "src/init.luau": MODULE },
      { folder: "old" },
    ),
  ).toEqual(['src src: "./src"']);
});
