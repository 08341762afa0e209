/** `npm run dev` copies a file that is saved. */
import { rmSync, statSync, symlinkSync, truncateSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { watchSources } from "../../../scripts/dev/watch-sources";
import { UNUSABLE_FILES } from "../../../src/node/files/source-files";
import { folderOfEachTest } from "../../support/temporary-folder";

const { pathOf, write, read } = folderOfEachTest("watch");
beforeEach(() => {
  for (const folder of ["sources", "stage"]) write(`${folder}/content/docs/intro.mdx`, "before");
});

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function watch(note: (files: readonly string[]) => void, interval?: number): Promise<void> {
  const watcher = await watchSources({ sources: pathOf("sources"), stage: pathOf("stage") }, note, interval);
  stop = () => watcher.close();
}

test("a file that is emptied before it is written is copied once", async () => {
  const file = "content/docs/intro.mdx";
  const seen: string[] = [];
  const note = (files: readonly string[]): void => {
    if (files.includes(path.normalize(file))) seen.push(read(`stage/${file}`));
  };
  await watch(note, 3_600_000);
  truncateSync(pathOf(`sources/${file}`), 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  write(`sources/${file}`, "after");
  await expect.poll(() => seen).toContain("after");
  expect(seen).not.toContain("");
});

test("a link that a site cannot be built from is noted, until it is gone", async () => {
  const file = path.normalize("content/docs/kit.mdx");
  const link = pathOf(`sources/${file}`);
  const noted = (): string => read(`stage/${UNUSABLE_FILES}`);
  const seen: string[] = [];
  await watch((files) => void seen.push(...files.filter((one) => one === file)));
  symlinkSync(pathOf("stage/nowhere"), link);
  await expect.poll(() => seen).toEqual([file]);
  expect(noted()).toContain("which does not exist");
  rmSync(link);
  await expect.poll(() => seen.length).toBe(2);
  expect(noted()).toBe("[]");
  // A folder that becomes a file ends nothing.
  write(`sources/${file}`, "text");
  await expect.poll(() => seen.length).toBe(3);
  rmSync(path.dirname(link), { recursive: true });
  write("sources/content/docs", "text");
  await expect.poll(() => statSync(pathOf("stage/content/docs")).isFile()).toBe(true);
});
