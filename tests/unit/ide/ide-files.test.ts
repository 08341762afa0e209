import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { writeIdeFiles } from "../../../packages/luau-defs/src/front";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder("ide-files");

const { value } = runOnSources([
  sourceFile("definitions/door.d.luau", "declare function open(): ()\n"),
  sourceFile("definitions/room.d.luau", "--- A room.\nexport type Room = {}\n"),
]);

test("publishes a version's files with their checksums", async () => {
  const { value: addresses, diagnostics } = await writeIdeFiles(
    folder,
    value,
    { name: "kit", baseUrl: "https://kit.example/base", directory: "/definitions/1.0/" },
    { basePath: "/docs/1.0/api" },
  );
  expect(diagnostics).toEqual([]);
  const published = path.join(folder, "definitions/1.0");
  expect(readdirSync(published)).toEqual([
    "SHA256SUMS",
    "door.d.luau",
    "kit.d.luau",
    "kit.docs.json",
    "kit.mock.luau",
    "kit.selene.yml",
    "room.d.luau",
  ]);
  expect(addresses).toContain("/definitions/1.0/kit.d.luau");
  expect(readFileSync(path.join(published, "door.d.luau"), "utf8")).toBe("declare function open(): ()\n");
  expect(readFileSync(path.join(published, "kit.docs.json"), "utf8")).toContain(
    '"https://kit.example/base/docs/1.0/api/door#open"',
  );
  // As `sha256sum --check` reads them.
  const sums = readFileSync(path.join(published, "SHA256SUMS"), "utf8").matchAll(
    /^([0-9a-f]{64}) {2}(.+)\n/gm,
  );
  const actual = (file: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(published, file)))
      .digest("hex");
  const listed = [...sums].map(([, sum, file = ""]) => ({ file, isRight: sum === actual(file) }));
  expect(listed).toHaveLength(6);
  expect(listed.filter(({ isRight }) => !isRight)).toEqual([]);
});

test("takes away the files of an earlier build whose definitions were renamed, and no others", async () => {
  const options = { name: "kit", baseUrl: "https://kit.example", directory: "/renamed" };
  const older = runOnSources([
    sourceFile("definitions/door.d.luau", "declare function open(): ()\n"),
    sourceFile("definitions/hall.d.lua", "declare function enter(): ()\n"),
  ]);
  await writeIdeFiles(folder, older.value, options);
  const published = path.join(folder, "renamed");
  writeFileSync(path.join(published, "other.d.luau"), "-- Of the site's static files.\n");
  const renamed = runOnSources([sourceFile("definitions/gate.d.luau", "declare function open(): ()\n")]);
  await writeIdeFiles(folder, renamed.value, options);
  expect(readdirSync(published)).toEqual([
    "SHA256SUMS",
    "gate.d.luau",
    "kit.d.luau",
    "kit.docs.json",
    "kit.mock.luau",
    "kit.selene.yml",
    "other.d.luau",
  ]);
});

test("publishes nothing where the bundle would not load", async () => {
  const clash = runOnSources([
    sourceFile("a.d.luau", "type Hidden = number\n"),
    sourceFile("b.d.luau", "type Hidden = string\n"),
  ]);
  const { value: addresses, diagnostics } = await writeIdeFiles(path.join(folder, "none"), clash.value, {
    name: "kit",
    baseUrl: "https://kit.example",
  });
  expect([addresses, diagnostics.map(({ rule }) => rule)]).toEqual([[], ["bundle-clash"]]);
  expect(readdirSync(folder)).not.toContain("none");
});
