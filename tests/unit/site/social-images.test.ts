import { expect, test } from "vitest";
import { imageDigest, imageDrawer, type ImageColours } from "../../../src/node/site-files/draw-image";

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

test("a picture in other colours is another one", () => {
  expect(imageDigest(image, { accent: "teal" })).not.toBe(imageDigest(image, {}));
  expect(imageDigest(image, { accent: "teal" })).toBe(imageDigest(image, { accent: "teal" }));
});
