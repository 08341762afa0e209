import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSync } from "esbuild";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let root: string;
const at = (file: string): string => path.join(root, file);
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const cacheFile = "node_modules/.cache/gatsby-loading/modules.bin";
const writtenAt = (): bigint => statSync(at(cacheFile), { bigint: true }).mtimeNs;

/** What a program prints that is run with the cache. */
function run(program: string): string {
  put("program.js", program);
  return execFileSync(process.execPath, ["--require", at("preload.js"), at("program.js")], {
    cwd: root,
    encoding: "utf8",
  }).trim();
}

/** A package of so many modules that it is worth keeping. */
function putBigPackage(answer: string): void {
  const names = Array.from({ length: 80 }, (_, index) => `part-${index}`);
  for (const name of names) put(`node_modules/big/${name}.js`, `exports.value = "${name}";`);
  put(
    "node_modules/big/index.js",
    `module.exports = { answer: "${answer}", parts: [${names.map((name) => `require("./${name}").value`).join(", ")}].length };`,
  );
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "loading-cache-"));
  const contents = `import { keepLoadedModules } from "./packages/gatsby-lean/src/loading-cache"; keepLoadedModules(${JSON.stringify(at("node_modules"))}, ${JSON.stringify(at("node_modules/.cache"))});`;
  buildSync({
    stdin: { contents, resolveDir: path.resolve() },
    outfile: at("preload.js"),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
  });
  put("node_modules/.package-lock.json", "one");
  putBigPackage("first");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const useBig = `const { answer, parts } = require("big"); console.log(answer, parts);`;

describe("the cache of what Gatsby loads", () => {
  it("gives the same from the second run on, and is written once", () => {
    expect(run(useBig)).toBe("first 80");
    const written = writtenAt();
    expect(run(useBig)).toBe("first 80");
    expect(run(useBig)).toBe("first 80");
    expect(writtenAt()).toBe(written);
  });

  it("runs a module's new text though nothing was installed", () => {
    run(useBig);
    putBigPackage("second");
    expect(run(useBig)).toBe("second 80");
  });

  it("looks for modules anew once something else is installed", () => {
    put("node_modules/entry/index.js", `module.exports = require("./place");`);
    put("node_modules/entry/place/index.js", `module.exports = "a folder";`);
    const program = `require("big"); console.log(require("entry"));`;
    expect(run(program)).toBe("a folder");
    put("node_modules/entry/place.js", `module.exports = "a file";`);
    put("node_modules/.package-lock.json", "two");
    expect(run(program)).toBe("a file");
  });

  it("leaves imports, ECMAScript modules and what belongs to require as they are", () => {
    put("node_modules/modern/package.json", `{ "type": "module", "exports": "./index.js" }`);
    put("node_modules/modern/index.js", `export default "modern";`);
    put("node_modules/late/index.js", `exports.load = () => import("modern");`);
    put(
      "node_modules/asks/index.js",
      `module.exports = [require.resolve("late").endsWith("index.js"), require.main.filename === process.argv[1], __dirname.endsWith("asks"), this === exports, module.children.length];`,
    );
    const program = `require("big"); console.log(JSON.stringify(require("asks"))); require("late").load().then((found) => console.log(found.default));`;
    const expected = "[true,true,true,true,0]\nmodern";
    expect([run(program), run(program)]).toEqual([expected, expected]);
  });

  it("looks again for a file that was taken away though nothing was installed", () => {
    put("node_modules/entry/index.js", `module.exports = require("./place");`);
    put("node_modules/entry/place/index.js", `module.exports = "a folder";`);
    const program = `require("big"); console.log(require("entry"));`;
    expect(run(program)).toBe("a folder");
    rmSync(at("node_modules/entry/place"), { recursive: true });
    put("node_modules/entry/place.js", `module.exports = "a file";`);
    expect(run(program)).toBe("a file");
  });

  it("compiles anew where the kept code was damaged, which Node would run all the same", () => {
    run(useBig);
    const kept = readFileSync(at(cacheFile));
    writeFileSync(
      at(cacheFile),
      kept.fill(0, Math.floor(kept.length / 2), Math.floor(kept.length / 2) + 4096),
    );
    expect(run(useBig)).toBe("first 80");
  });

  it("does without a file that is of no use, and without npm's list of what is installed", () => {
    run(useBig);
    put(cacheFile, "not a cache");
    expect(run(useBig)).toBe("first 80");
    rmSync(at("node_modules/.package-lock.json"));
    rmSync(at(cacheFile));
    expect(run(useBig)).toBe("first 80");
    expect(existsSync(at(cacheFile))).toBe(false);
  });
});
