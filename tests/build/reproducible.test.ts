import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { builtSite } from "../support/built-site";
import { copyCheckout } from "../support/checkout-copy";
import { filesUnder } from "../../src/node/files/published-files";
import { temporaryFolder } from "../support/temporary-folder";

const scratch = temporaryFolder("reproducible");

type Published = ReadonlyMap<string, Buffer>;

/** A checkout of its own without anything that was kept of earlier builds. */
function checkoutIn(name: string): string {
  const folder = path.join(scratch, name);
  copyCheckout(folder);
  return folder;
}

/** Builds the site of a checkout and returns its published files. */
async function buildIn(folder: string): Promise<Published> {
  const build = spawn(process.execPath, ["packages/luau-docs/bin/luau-docs.mjs", "build"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  for (const stream of [build.stdout, build.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => build.on("close", resolve));
  if (code !== 0)
    throw new Error(`The build in ${folder} failed:\n${Buffer.concat(output).toString("utf8")}`);
  return publishedIn(path.join(folder, "public"));
}

const publishedIn = (folder: string): Published =>
  new Map(filesUnder(folder).map((file) => [file, readFileSync(path.join(folder, file))]));

const filesThatDiffer = (a: Published, b: Published): readonly string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter(
    (file) => !b.get(file)?.equals(a.get(file) ?? Buffer.from("not there")),
  );

/** One of each that a page is made of, and what the page of Camera shows of it. */
const edits = [
  { file: "definitions/camera.d.luau", from: /\bthe\b/g, to: "this very", shows: "this very" },
  { file: "content/docs/intro.mdx", from: /\bthe\b/g, to: "this very", shows: "" },
  { file: "src/styles/tokens.css", from: "--text-m: 1rem", to: "--text-m: 1.03125rem", shows: "" },
  { file: "i18n/en-GB/messages.json", from: '"skip": "', to: '"skip": "Please: ', shows: "Please: " },
  { file: "src/templates/guide.tsx", from: "graphql`", to: "graphql`\n  # A comment.", shows: "" },
  { file: "src/components/ui/AnchoredHeading.tsx", from: "  #\n", to: "  §\n", shows: ">§<" },
];

/** The file that `luau-defs verify --write` writes. */
const record = {
  file: "definitions/verified.json",
  text: JSON.stringify({
    format: "luau-defs verified 1",
    engine: "Kiln 2.0",
    date: "2026-11-24",
    modules: { camera: { present: [], missing: ["Camera.setViewTarget"] } },
  }),
  shows: ["Verified with Kiln 2.0 on 24 November 2026", "Not in Kiln 2.0"],
};

it("gives the same bytes in this folder and in another, after edits that were taken back, and again", async () => {
  const folder = checkoutIn("with a longer name");
  const before = edits.map(({ file }) => readFileSync(path.join(folder, file), "utf8"));
  edits.forEach(({ file, from, to }, index) =>
    writeFileSync(path.join(folder, file), (before[index] ?? "").replace(from, to)),
  );
  writeFileSync(path.join(folder, record.file), record.text);
  const edited = await buildIn(folder);
  rmSync(path.join(folder, record.file));
  edits.forEach(({ file }, index) => writeFileSync(path.join(folder, file), before[index] ?? ""));
  const fixed = await buildIn(folder);
  const here = publishedIn(builtSite());
  expect(filesThatDiffer(here, fixed)).toEqual([]);
  // Samples, settings and queries are those that the last build has stored.
  expect(filesThatDiffer(here, await buildIn(folder))).toEqual([]);

  // Each edit had been there to be taken back.
  const page = String(edited.get("docs/api/camera/index.html"));
  for (const shows of [...edits.map((edit) => edit.shows), ...record.shows]) expect(page).toContain(shows);
  expect(String(edited.get("docs/intro/index.html"))).toContain("this very");
  const sheets = [...edited].filter(([file]) => /^assets\/styles-.*\.css$/.test(file));
  expect(sheets.map(([, css]) => css.includes("1.03125rem"))).toEqual([true]);
  // The words of the client are in its bundle.
  expect(filesThatDiffer(here, edited).filter((file) => /^assets\/app-\w+\.js$/.test(file))).toHaveLength(2);
});
