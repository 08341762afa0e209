/** `npm run dev` copies a file that is saved. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { watchSources } from "../../../scripts/dev/watch-sources";
import { REFUSED } from "../../../src/node/files/source-files";
import { temporaryFolder } from "../../support/temporary-folder";

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

test("a file that is emptied before it is written is copied once", async () => {
  const sources = temporaryFolder("sources");
  const stage = temporaryFolder("stage");
  const file = "content/docs/intro.mdx";
  for (const folder of [sources, stage]) mkdirSync(path.join(folder, "content/docs"), { recursive: true });
  const source = path.join(sources, file);
  const inStage = (): string =>
    existsSync(path.join(stage, file)) ? readFileSync(path.join(stage, file), "utf8") : "";
  writeFileSync(source, "before");
  writeFileSync(path.join(stage, file), "before");
  const seen: string[] = [];
  const note = (files: readonly string[]): void => {
    if (files.includes(path.normalize(file))) seen.push(inStage());
  };
  const watcher = await watchSources({ sources, stage }, note, 3_600_000);
  stop = () => watcher.close();
  truncateSync(source, 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  writeFileSync(source, "after");
  await expect.poll(() => seen).toContain("after");
  expect(seen).not.toContain("");
});

test("a link that a site cannot be built from is noted, until it is gone", async () => {
  const [sources, stage] = [temporaryFolder("sources"), temporaryFolder("stage")];
  const file = path.normalize("content/docs/kit.mdx");
  const link = path.join(sources, file);
  for (const folder of [sources, stage]) mkdirSync(path.join(folder, "content/docs"), { recursive: true });
  const noted = (): string => readFileSync(path.join(stage, REFUSED), "utf8");
  const seen: string[] = [];
  const watcher = await watchSources({ sources, stage }, (files) => {
    seen.push(...files.filter((one) => one === file));
  });
  stop = () => watcher.close();
  symlinkSync(path.join(stage, "nowhere"), link);
  await expect.poll(() => seen).toEqual([file]);
  expect(noted()).toContain("which does not exist");
  rmSync(link);
  await expect.poll(() => seen.length).toBe(2);
  expect(noted()).toBe("[]");
  // A folder that becomes a file ends nothing.
  const folder = path.dirname(link);
  writeFileSync(link, "text");
  await expect.poll(() => seen.length).toBe(3);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "text");
  await expect.poll(() => statSync(path.join(stage, "content/docs")).isFile()).toBe(true);
});
