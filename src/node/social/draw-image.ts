import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { ReactNode } from "react";
import type { Site } from "../../lib/site-config/schema";

/** What a picture says. */
export interface SocialImage {
  readonly site: string;
  readonly title: string;
}

/** A site's colours as its configuration has them, in any way of CSS. */
export type ImageColours = Site["themeColours"]["light"];

/** Raised when the drawing below changes, so that pictures of before are redrawn. */
const design = 2;
const size = { width: 1200, height: 630 };
/** satori counts padding and border on top of a box's size. */
const inner = { width: 1040, height: 462 };
const defaults = { background: "#fefdfb", accent: "#2a673a" };
const text = { dark: "#231f1a", light: "#ece7de" };

/** A name for all that the picture depends on, and for nothing else: pages of one title share a picture. */
export function imageDigest({ site, title }: SocialImage, colours: ImageColours): string {
  return createHash("sha256")
    .update(JSON.stringify({ design, site, title, colours }))
    .digest("hex")
    .slice(0, 32);
}

/**
 * Draws pictures as PNG. The libraries are loaded at the first use: most builds find all pictures drawn
 * already.
 */
export async function imageDrawer(colours: ImageColours): Promise<(image: SocialImage) => Promise<Buffer>> {
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
  ]);
  const fonts = loadFonts();
  const { background = defaults.background, accent = defaults.accent } = colours;
  const drawn = { background: await plainColour(background), accent: await plainColour(accent) };
  return async (image) => {
    const draw = (inColours: typeof defaults): Promise<string> =>
      satori(layout(image, inColours), { ...size, fonts });
    // A word may be a colour to browsers alone, such as those of the reader's system.
    const svg = await draw(drawn).catch(() => draw(defaults));
    // Letters are paths already: the machine's fonts need not be looked at. A thread of its own does the
    // painting.
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}

/** satori knows the colours of CSS 3; esbuild says every later one in those. */
async function plainColour(colour: string): Promise<string> {
  const { transform } = await import("esbuild");
  const { code } = await transform(`a{color:${colour}}`, { loader: "css", target: "chrome80", minify: true });
  return /color:([^;}]+)/.exec(code)?.[1] ?? colour;
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
function layout({ site, title }: SocialImage, { background, accent }: typeof defaults): ReactNode {
  const box = (style: object, children: unknown): object => ({ type: "div", props: { style, children } });
  const frame = {
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    ...inner,
    padding: "72px 80px",
    backgroundColor: background,
    color: isDark(background) ? text.light : text.dark,
    borderBottom: `24px solid ${accent}`,
    fontFamily: "Inter, Inter extended",
  };
  const lines = { display: "flex", fontSize: title.length > 60 ? 60 : 80, lineHeight: 1.15 };
  // The shape of a React element, which the library documents as its input without React.
  return box(frame, [
    box({ display: "flex", fontSize: 40, color: accent }, site),
    box(lines, title),
  ]) as ReactNode;
}

/**
 * Whether light letters are legible on a colour, `#246` or `#224466`; names count as light, as those of most
 * pages are.
 */
function isDark(colour: string): boolean {
  const digits = /^#(?:([\da-f]{3,4})|([\da-f]{6})(?:[\da-f]{2})?)$/i.exec(colour);
  const hex = digits?.[2] ?? digits?.[1]?.slice(0, 3).replace(/./g, "$&$&");
  const [red, green, blue] = (hex?.match(/../g) ?? ["ff", "ff", "ff"]).map((part) => parseInt(part, 16));
  return 0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0) < 110;
}
