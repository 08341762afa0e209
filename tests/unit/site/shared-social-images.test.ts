import { expect, test } from "vitest";
import { drawAll, withOwnLast, type Wanted } from "../../../src/node/site-files/write-images";

const file = "public/social/docs/intro.png";

test("pages of other versions that share an image do not change its title", () => {
  const wanted: readonly Wanted[] = [
    { site: "Kiln", title: "Introduction to 1.0", file, isOwn: false },
    { site: "Kiln", title: "Introduction", file, isOwn: true },
    { site: "Kiln", title: "Introduction to Next", file, isOwn: false },
  ];
  const titles = new Map(withOwnLast(wanted).map((image) => [image.file, image.title]));
  expect([...titles]).toEqual([[file, "Introduction"]]);
});

test("at most two images are in memory", async () => {
  let [drawing, most] = [0, 0];
  const drawn: number[] = [];
  await drawAll([1, 2, 3, 4, 5], async (image) => {
    most = Math.max(most, (drawing += 1));
    await Promise.resolve();
    drawing -= 1;
    drawn.push(image);
  });
  expect([drawn, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});
