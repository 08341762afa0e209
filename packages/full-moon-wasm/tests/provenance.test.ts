/**
 * The committed `.wasm` is built from the committed Rust: after a change to `src/`, run `npm run build:wasm`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testProvenance } from "../../../tests/support/provenance";
import { sourceHash } from "../scripts/source-hash.mjs";

const root = join(__dirname, "..");
const lock = readFileSync(join(root, "Cargo.lock"), "utf8");
const provenance = testProvenance({ root, file: "full_moon.wasm", sourceHash });

test("provenance.json names the full_moon of the lock file, and a rustc", () => {
  const fullMoon = /name = "full_moon"\nversion = "([^"]+)"/u.exec(lock)?.[1];
  expect(provenance).toMatchObject({ fullMoon, rustc: expect.stringMatching(/^rustc \d+\.\d+/u) });
});
