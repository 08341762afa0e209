import { expect, test } from "vitest";
import { readContent } from "../../../src/node/content/read-content";
import type { GuideArchive } from "../../../src/node/content/guide-archive";

function archiveOf(text: string): GuideArchive | null {
  const content = { kind: "guide", version: null, slug: "doors" } as const;
  const { value } = readContent(content, { file: "doors.mdx", text, versionPath: "/docs" });
  return value?.kind === "guide" ? value.archive : null;
}

const guide = (...lines: string[]): string =>
  ["---", "title: Doors", "description: A door.", ...lines].join("\n");
const fence = (meta: string, code: string): string => ["```luau " + meta, code, "```"].join("\n");

const SAMPLES = [
  "---",
  fence('file="index.luau"', "print(1)"),
  fence('title="index.luau (at the end)"', "print(2)"),
  fence('file="index.luau"', "-- highlight-next-line\nprint(3)"),
  fence('file="door/index.luau"', "return {}"),
].join("\n\n");

test("an archive has each file as its last sample shows it, without marks", () => {
  const archive = archiveOf(guide("archive: doors", "archive_files: [models/door.gltf]", SAMPLES));
  expect(archive?.folder).toBe("doors");
  expect(archive?.samples).toEqual([
    ["index.luau", "print(3)\n"],
    ["door/index.luau", "return {}\n"],
  ]);
  expect(archive?.others).toEqual(["models/door.gltf"]);
});

test("a guide that does not name an archive has none", () => {
  expect(archiveOf(guide(SAMPLES))).toBeNull();
});
