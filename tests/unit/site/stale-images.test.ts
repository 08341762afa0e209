import { existsSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { removeStaleImages } from "../../../src/node/social/stale-images";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

let root: string;
const put = writerIn(() => root);
beforeEach(() => (root = temporaryFolder("images")));

test("the picture of a page that is gone goes, too; those of other pages and of the site itself stay", () => {
  const files = [
    "public/social/index.png",
    "public/social/docs/api/kept.png",
    "public/social/docs/api/gone.png",
    "public/social/own/card.png",
    "public/social/own/card.svg",
  ];
  for (const file of [...files, "static/social/own/card.png"]) put(file);
  const folders = { written: path.join(root, "public/social"), own: path.join(root, "static/social") };
  removeStaleImages(
    [path.join(root, "public/social/index.png"), `${root}/public//social/docs/api/kept.png`],
    folders,
  );
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([
    "public/social/docs/api/gone.png",
  ]);
});

test("there may be no pictures at all", () => {
  expect(() => removeStaleImages([], { written: path.join(root, "none"), own: root })).not.toThrow();
});
