import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { programDigest } from "../../../scripts/build/program-digest";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "digest-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a changed query changes the digest in a stage below `dist/`, where every stage is", () => {
  const stage = path.join(folder, "dist/stages/site");
  const query = path.join(stage, "src/templates/guide.tsx");
  mkdirSync(path.dirname(query), { recursive: true });
  writeFileSync(query, "{ title }");
  const before = programDigest(stage, "none.d.ts");
  writeFileSync(query, "{ title href }");
  expect(programDigest(stage, "none.d.ts")).not.toBe(before);
});

test("what packages and builds bring does not", () => {
  const built = path.join(folder, "plugins/source/dist/index.js");
  mkdirSync(path.dirname(built), { recursive: true });
  writeFileSync(built, "1");
  const before = programDigest(folder, "none.d.ts");
  writeFileSync(built, "2");
  expect(programDigest(folder, "none.d.ts")).toBe(before);
});
