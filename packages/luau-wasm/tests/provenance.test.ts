/**
 * The committed `.wasm` is built from the committed C++: after a change to `src/`, run `npm run build:luau`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sha256, sourceHash } from "../scripts/source-hash.mjs";

const root = join(__dirname, "..");
const provenance: unknown = JSON.parse(readFileSync(join(root, "provenance.json"), "utf8"));
const wasm = readFileSync(join(root, "luau.wasm"));
const lock = readFileSync(join(root, "Cargo.lock"), "utf8");

test("provenance.json is of these sources", () => {
  expect(provenance).toMatchObject({ sourceSha256: sourceHash(root) });
});

test("provenance.json is of this .wasm", () => {
  expect(provenance).toMatchObject({ wasmSha256: sha256(wasm), wasmBytes: wasm.length });
});

test("provenance.json names Luau, the crate of the lock file, and the tools", () => {
  const version = /name = "luau-analyzer-sys"\nversion = "([^"]+)"/u.exec(lock)?.[1];
  expect(provenance).toMatchObject({
    luau: expect.stringMatching(/^\d+\.\d+$/u),
    crate: `luau-analyzer-sys ${version}`,
    emscripten: expect.stringContaining("3.1.6"),
    binaryen: expect.stringContaining("wasm-opt"),
  });
});

test("the .wasm holds neither custom sections nor paths of the machine that built it", async () => {
  const module = await WebAssembly.compile(wasm);
  expect(
    ["name", "producers", "target_features"].flatMap((name) =>
      WebAssembly.Module.customSections(module, name),
    ),
  ).toEqual([]);
  // The C library's own path to time zones is no place of the build.
  const text = wasm.toString("latin1").replaceAll("/usr/share/zoneinfo/", "");
  expect(/\/(?:home|root|usr|work|Users)\/.*/u.exec(text)).toBeNull();
});

test("the notices name every licence of the sources", () => {
  const notices = readFileSync(join(root, "THIRD-PARTY-NOTICES.md"), "utf8");
  for (const name of ["Luau", "Lua 5.1", "luau-analyzer-sys", "emscripten", "musl", "libc++", "dlmalloc"])
    expect(notices).toContain(name);
});
