/**
 * The committed `.wasm` is built from the committed Rust: after a change to `src/`, run `npm run build:wasm`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sha256, sourceHash } from "../scripts/source-hash.mjs";

const root = join(__dirname, "..");
const provenance: unknown = JSON.parse(readFileSync(join(root, "provenance.json"), "utf8"));
const wasm = readFileSync(join(root, "full_moon.wasm"));
const lock = readFileSync(join(root, "Cargo.lock"), "utf8");

test("provenance.json is of these sources", () => {
  expect(provenance).toMatchObject({ sourceSha256: sourceHash(root) });
});

test("provenance.json is of this .wasm", () => {
  expect(provenance).toMatchObject({ wasmSha256: sha256(wasm), wasmBytes: wasm.length });
});

test("provenance.json names the full_moon of the lock file, and a rustc", () => {
  const fullMoon = /name = "full_moon"\nversion = "([^"]+)"/u.exec(lock)?.[1];
  expect(provenance).toMatchObject({ fullMoon, rustc: expect.stringMatching(/^rustc \d+\.\d+/u) });
});

test("the .wasm holds neither custom sections nor paths of the machine that built it", async () => {
  const module = await WebAssembly.compile(wasm);
  expect(
    ["name", "producers", "target_features"].flatMap((name) =>
      WebAssembly.Module.customSections(module, name),
    ),
  ).toEqual([]);
  expect(wasm.toString("latin1")).not.toMatch(/\/(?:home|root|usr|work|Users)\//u);
});
