import { crc32, inflateSync } from "node:zlib";
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

function chunksOf(png: Buffer): ReadonlyMap<string, Buffer> {
  expect(png.toString("latin1", 0, 8)).toBe("\x89PNG\r\n\x1a\n");
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, end));
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    at = end + 4;
  }
  return chunks;
}

/** The first and the last row with a letter of the title, between the site's name and the border. */
function rowsOfTitle(png: Buffer): readonly (number | undefined)[] {
  const chunks = chunksOf(png);
  expect([...chunks.keys()]).toEqual(["IHDR", "IDAT", "IEND"]);
  const header = chunks.get("IHDR") ?? Buffer.of();
  // Its width and height, and eight bits of red, green, blue and alpha.
  expect([header.readUInt32BE(0), header.readUInt32BE(4), ...header.subarray(8)]).toEqual([
    ...[1200, 630],
    ...[8, 6, 0, 0, 0],
  ]);
  const data = inflateSync(chunks.get("IDAT") ?? Buffer.of());
  const length = 1 + 1200 * 4;
  expect(data).toHaveLength(630 * length);
  const row = (index: number) => data.subarray(index * length, (index + 1) * length);
  // The name of the site, and the border, in the default accent.
  for (const index of [90, 620]) expect(row(index)).toContain(0x2a);
  const background = row(10);
  const rows = Array.from({ length: 600 - 130 }, (_, index) => index + 130);
  const written = rows.filter((index) => !row(index).equals(background));
  return [written[0], written.at(-1)];
}

test("a picture has the title above its border, and the first lines of a very long one", async () => {
  const draw = await imageDrawer({});
  const rowsOf = async (title: string) => rowsOfTitle(await draw({ site: "Kiln", title }));
  expect(await rowsOf("")).toEqual([undefined, undefined]);
  const [first = 0, last] = await rowsOf("The oven");
  const [higher = 0, same] = await rowsOf("The oven and its door, and the oven");
  expect([same, Math.round((first - higher) / 92)]).toEqual([last, 1]);
  const long = "The oven and its door ".repeat(40);
  expect((await rowsOf(long))[0]).toBeLessThan(200);
  const of = async (title: string) => draw({ site: "Kiln", title });
  expect(await of(`${long} A`)).toEqual(await of(`${long} B`));
  expect(await of(`A ${long}`)).not.toEqual(await of(`B ${long}`));
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
