import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { type ImageColours, imageDigest, imageDrawer } from "../../../src/node/site-files/draw-image";
import { type Wanted, withOwnLast } from "../../../src/node/site-files/write-images";
import { initials } from "../../../src/lib/content/initials";

const image = { site: "Kiln", title: "The oven" };
const drawn = async (colours: ImageColours): Promise<Buffer> => (await imageDrawer(colours))(image);

test("pictures have the site's colours, written in any way of CSS; what browsers alone know is left out", async () => {
  const [plain, ours, theirs, named, unknown] = await Promise.all(
    [
      {},
      { accent: "#519160", background: "#123" },
      { accent: "oklch(60% 0.1 150)", background: "rgb(17 34 51)" },
      { accent: "teal" },
      { accent: "AccentColor" },
    ].map(drawn),
  );
  expect(theirs).toEqual(ours);
  expect(ours).not.toEqual(plain);
  expect(named).not.toEqual(plain);
  expect(unknown).toEqual(plain);
});

test("the rows of a picture are those of its size, with the first lines of a very long title", async () => {
  const draw = await imageDrawer({});
  for (const title of ["", "The oven", "The oven and its door ".repeat(40)]) {
    const png = await draw({ site: "Kiln", title });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
    expect(rows.length).toBe(630 * (1 + 1200 * 4));
    // The name of the site, and the border, in the default accent.
    for (const row of [90, 620]) expect(rows.subarray(row * 4801, (row + 1) * 4801)).toContain(0x2a);
  }
});

test("a picture in other colours is another one", () => {
  expect(imageDigest(image, { accent: "teal" })).not.toBe(imageDigest(image, {}));
  expect(imageDigest(image, { accent: "teal" })).toBe(imageDigest(image, { accent: "teal" }));
});

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

test("initials are those of the first and the last name", () => {
  expect(["Elsie Marlow", "Inés María Reyes", "zoë", ""].map(initials)).toEqual(["EM", "IR", "Z", ""]);
});
