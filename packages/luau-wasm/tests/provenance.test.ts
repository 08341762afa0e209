/**
 * The committed `.wasm` is built from the committed C++: after a change to `src/`, run `npm run build:luau`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testProvenance } from "../../../tests/support/provenance";
import { sourceHash } from "../scripts/source-hash.mjs";

const root = join(__dirname, "..");
const lock = readFileSync(join(root, "Cargo.lock"), "utf8");
// The C library's path to time zones.
const ownPaths = ["/usr/share/zoneinfo/"];
const provenance = testProvenance({ root, file: "luau.wasm", sourceHash, ownPaths });

test("provenance.json names Luau, the crate of the lock file, and the tools", () => {
  const version = /name = "luau-analyzer-sys"\nversion = "([^"]+)"/u.exec(lock)?.[1];
  expect(provenance).toMatchObject({
    luau: expect.stringMatching(/^\d+\.\d+$/u),
    crate: `luau-analyzer-sys ${version}`,
    emscripten: expect.stringContaining("3.1.6"),
    binaryen: expect.stringContaining("wasm-opt"),
  });
});

test("the notices name every licence of the sources", () => {
  const notices = readFileSync(join(root, "THIRD-PARTY-NOTICES.md"), "utf8");
  for (const name of ["Luau", "Lua 5.1", "luau-analyzer-sys", "emscripten", "musl", "libc++", "dlmalloc"])
    expect(notices).toContain(name);
});
