import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { ReactNode } from "react";

/** What a picture says. */
export interface SocialImage {
  readonly site: string;
  readonly title: string;
}

/** Raised when the drawing below changes, so that pictures of before are drawn anew. */
const design = 1;
const size = { width: 1200, height: 630 };
/** satori counts padding and border on top of a box's size. */
const inner = { width: 1040, height: 462 };
const colours = { page: "#fefdfb", text: "#231f1a", accent: "#2a673a" };

/** A name for all that the picture depends on, and for nothing else: pages of one title share a picture. */
export function imageDigest({ site, title }: SocialImage): string {
  return createHash("sha256").update(JSON.stringify({ design, site, title })).digest("hex").slice(0, 32);
}

/** Draws pictures as PNG. The two libraries are loaded at the first use: most builds find all pictures drawn already. */
export async function imageDrawer(): Promise<(image: SocialImage) => Promise<Buffer>> {
  const [{ default: satori }, { renderAsync }] = await Promise.all([import("satori"), import("@resvg/resvg-js")]);
  const fonts = loadFonts();
  return async (image) => {
    const svg = await satori(layout(image), { ...size, fonts });
    // Letters are paths already: the machine's fonts need not be looked at. A thread of its own does the painting.
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}

/** Latin with all its accents; from a package, so that every machine draws the same. */
function loadFonts() {
  const require = createRequire(path.resolve("package.json"));
  return ["latin", "latin-ext"].map((subset) => ({
    name: subset === "latin" ? "Inter" : "Inter extended",
    data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${subset}-600-normal.woff`)),
    weight: 600 as const,
    style: "normal" as const,
  }));
}

/** satori takes React's elements, or objects of the same shape. */
function layout({ site, title }: SocialImage): ReactNode {
  const box = (style: object, children: unknown): object => ({ type: "div", props: { style, children } });
  const frame = {
    display: "flex", flexDirection: "column", justifyContent: "space-between", ...inner, padding: "72px 80px",
    background: colours.page, color: colours.text, borderBottom: `24px solid ${colours.accent}`, fontFamily: "Inter, Inter extended",
  };
  const text = { display: "flex", fontSize: title.length > 60 ? 60 : 80, lineHeight: 1.15 };
  // The shape of a React element, which the library documents as its input without React.
  return box(frame, [box({ display: "flex", fontSize: 40, color: colours.accent }, site), box(text, title)]) as ReactNode;
}
