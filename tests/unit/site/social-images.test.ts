import { expect, test } from "vitest";
import { imageDigest, imageDrawer, type SocialImage } from "../../../src/build/social/draw-image";

const saying = (colours: SocialImage["colours"]): SocialImage => ({ site: "Kiln", title: "The oven", colours });

test("pictures have the site's colours, written in any way of CSS; what browsers alone know is left out", async () => {
  const draw = await imageDrawer();
  const [plain, ours, theirs, named, unknown] = await Promise.all(
    [{}, { accent: "#519160", background: "#123" }, { accent: "oklch(60% 0.1 150)", background: "rgb(17 34 51)" }, { accent: "teal" }, { accent: "AccentColor" }].map((colours) => draw(saying(colours))),
  );
  expect(theirs).toEqual(ours);
  expect(ours).not.toEqual(plain);
  expect(named).not.toEqual(plain);
  expect(unknown).toEqual(plain);
});

test("a picture in other colours is another one", () => {
  expect(imageDigest(saying({ accent: "teal" }))).not.toBe(imageDigest(saying({})));
  expect(imageDigest(saying({ accent: "teal" }))).toBe(imageDigest(saying({ accent: "teal" })));
});
