/** What `npm run dev` copies of a file that is saved. */
import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { watchSources } from "../../../scripts/dev/watch-sources";
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
