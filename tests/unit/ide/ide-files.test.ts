import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { writeIdeFiles } from "../../../packages/luau-defs/src/front";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder("ide-files");
const OF_KIT = ["kit.d.luau", "kit.docs.json", "kit.mock.luau", "kit.selene.yml"];

const { value } = runOnSources([
  sourceFile("definitions/door.d.luau", "declare function open(): ()\n"),
  sourceFile("definitions/room.d.luau", "--- A room.\nexport type Room = {}\n"),
]);

test("publishes a version's files with their checksums", async () => {
  const options = { name: "kit", baseUrl: "https://kit.example/base", directory: "/definitions/1.0/" };
  const written = await writeIdeFiles(folder, value, options, { basePath: "/docs/1.0/api" });
  const { value: addresses, diagnostics } = written;
  expect(diagnostics).toEqual([]);
  const published = path.join(folder, "definitions/1.0");
  expect(readdirSync(published)).toEqual(["SHA256SUMS", "door.d.luau", ...OF_KIT, "room.d.luau"]);
  expect(addresses).toContain("/definitions/1.0/kit.d.luau");
  expect(readFileSync(path.join(published, "door.d.luau"), "utf8")).toBe("declare function open(): ()\n");
  const docs = readFileSync(path.join(published, "kit.docs.json"), "utf8");
  expect(docs).toContain('"https://kit.example/base/docs/1.0/api/door#open"');
  // As `sha256sum --check` reads them.
  const line = (file: string) => {
    const hash = createHash("sha256").update(readFileSync(path.join(published, file)));
    return `${hash.digest("hex")}  ${file}\n`;
  };
  const sums = readFileSync(path.join(published, "SHA256SUMS"), "utf8");
  expect(sums.split(/(?<=\n)/).sort()).toEqual(["door.d.luau", ...OF_KIT, "room.d.luau"].map(line).sort());
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
  expect(readdirSync(published)).toEqual(["SHA256SUMS", "gate.d.luau", ...OF_KIT, "other.d.luau"]);
});

test("publishes nothing where the bundle would not load", async () => {
  const clash = runOnSources([
    sourceFile("a.d.luau", "type Hidden = number\n"),
    sourceFile("b.d.luau", "type Hidden = string\n"),
  ]);
  const options = { name: "kit", baseUrl: "https://kit.example" };
  const written = await writeIdeFiles(path.join(folder, "none"), clash.value, options);
  const { value: addresses, diagnostics } = written;
  expect([addresses, diagnostics.map(({ rule }) => rule)]).toEqual([[], ["bundle-clash"]]);
  expect(readdirSync(folder)).not.toContain("none");
});
