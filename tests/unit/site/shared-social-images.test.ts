import { expect, test } from "vitest";
import { withOwnLast, type Wanted } from "../../../src/node/site-files/write-images";

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
