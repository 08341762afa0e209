import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { unchangedProgram } from "../../../packages/gatsby-lean/src/webpack/unchanged-program";

/** What is asked of webpack here. It is Gatsby's own, and has no types of its own at that place. */
interface Stats {
  readonly hash: string;
  hasErrors(): boolean;
  readonly compilation: {
    readonly chunkGroups: readonly {
      readonly name?: string | null;
      readonly chunks: Iterable<{ readonly hash?: string }>;
      readonly childrenIterable: Iterable<unknown>;
    }[];
  };
}
interface Compiler {
  readonly hooks: { readonly make: { tap(name: string, note: () => void): void } };
  run(done: (error: Error | null, stats?: Stats) => void): void;
  close(done: () => void): void;
}
const webpack = createRequire(import.meta.url)("webpack") as (options: object) => Compiler;

const folder = mkdtempSync(path.join(tmpdir(), "unchanged-program-"));
const at = (...names: string[]) => path.join(folder, ...names);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(at("src"), { recursive: true });
  writeFileSync(at("src/main.js"), 'import("./page").then(({ text }) => console.log(text));\n');
  writeFileSync(at("src/page.js"), 'export const text = "one";\n');
});

/** Builds the program, and tells whether webpack compiled it. */
function build(
  version = "1",
  showsWarnings = true,
): Promise<{ readonly compiled: boolean; readonly stats: Stats | undefined }> {
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: { app: "./src/main.js" },
    output: { path: at("out") },
    resolve: { extensions: [".mjs", ".js"] },
    plugins: [unchangedProgram({ file: at("cache/note.json"), version, showsWarnings })],
  });
  let compiled = false;
  compiler.hooks.make.tap("test", () => void (compiled = true));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => (error ? reject(error) : resolve({ compiled, stats }))),
    );
  });
}

const compiles = async (version?: string) => (await build(version)).compiled;

test("a program whose files are what they were is not compiled again", async () => {
  expect(await compiles()).toBe(true);
  expect(await compiles()).toBe(false);
  expect(await compiles()).toBe(false);
});

test("what Gatsby reads of the result is as if it had been compiled", async () => {
  const read = ({ stats }: { readonly stats: Stats | undefined }) => ({
    hash: stats?.hash,
    failed: stats?.hasErrors(),
    groups: stats?.compilation.chunkGroups.map(({ name, chunks, childrenIterable }) => ({
      name: name ?? null,
      hashes: [...chunks].map(({ hash }) => hash),
      children: [...childrenIterable].length,
    })),
  });
  const first = read(await build());
  expect(first.groups?.map(({ children }) => children)).toEqual([1, 0]);
  expect(read(await build())).toEqual(first);
});

test.each<[string, () => void]>([
  ["an edited file", () => writeFileSync(at("src/page.js"), 'export const text = "two";\n')],
  [
    "a new file that takes the place of another",
    () => writeFileSync(at("src/page.mjs"), 'export const text = "three";\n'),
  ],
  ["a written file that is gone", () => rmSync(at("out/app.js"))],
  ["a written file that was cut off", () => writeFileSync(at("out/app.js"), "(")],
  ["a note that cannot be read", () => writeFileSync(at("cache/note.json"), "{")],
])("%s has it compiled anew", async (_, change) => {
  await build();
  change();
  expect(await compiles()).toBe(true);
  expect(existsSync(at("out/app.js"))).toBe(true);
  expect(await compiles()).toBe(false);
});

test("another version has it compiled anew", async () => {
  await build("1");
  expect(await compiles("2")).toBe(true);
  expect(await compiles("2")).toBe(false);
});

test("a program with a mistake is compiled until it is fixed", async () => {
  await build();
  const good = readFileSync(at("src/page.js"), "utf8");
  writeFileSync(at("src/page.js"), "export const text = ;\n");
  expect((await build()).stats?.hasErrors()).toBe(true);
  expect((await build()).stats?.hasErrors()).toBe(true);
  writeFileSync(at("src/page.js"), good);
  expect(await compiles()).toBe(true);
});

test("a warning is told in every build, where somebody reads it", async () => {
  writeFileSync(at("src/main.js"), 'import { none } from "./page";\nconsole.log(none);\n');
  writeFileSync(at("src/page.js"), "export {};\n");
  await build("1", true);
  expect((await build("1", true)).compiled).toBe(true);
  expect((await build("1", false)).compiled).toBe(true);
  expect((await build("1", false)).compiled).toBe(false);
});
