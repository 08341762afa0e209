/** tests/fixtures/release-notes has two versions in each folder, and what a release says of them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  diffModels,
  renderChangesMarkdown,
  renderSemverReasons,
  semverOf,
} from "../../../packages/luau-defs/src/engine";
import { makeRoutes } from "../../../packages/luau-defs/src/link";
import { modelOf } from "../reference/support";

const FOLDER = path.resolve("tests/fixtures/release-notes");

describe.each(readdirSync(FOLDER))("%s", (name) => {
  const read = (side: string) =>
    modelOf({ kit: readFileSync(path.join(FOLDER, name, `${side}.d.luau`), "utf8") });
  const [old, now] = [read("old"), read("new")];
  const changes = diffModels(old, now);

  test("decides on the version, with reasons", async () => {
    const text = `${semverOf(changes).level}\n\n${renderSemverReasons(changes)}`;
    await expect(text).toMatchFileSnapshot(path.join(FOLDER, name, "semver.txt"));
  });

  test("writes release notes with links", async () => {
    const { href } = makeRoutes(now);
    const notes = renderChangesMarkdown(changes, now, (target) => {
      const address = href(target);
      return address === null ? null : `https://kit.example${address}`;
    });
    await expect(notes).toMatchFileSnapshot(path.join(FOLDER, name, "notes.md"));
  });
});

test("without an address, release notes have no links; without changes, they say so", () => {
  const [old, now] = [modelOf({ kit: "" }), modelOf({ kit: "declare function f(): ()\n" })];
  expect(renderChangesMarkdown(diffModels(old, now), now)).toBe(
    "## Additions\n\n- `f` – Added: `f(): ()`.\n",
  );
  expect(renderChangesMarkdown([])).toBe("No changes.\n");
});
