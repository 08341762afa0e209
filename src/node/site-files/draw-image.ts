import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { ReactNode } from "react";
import type { Site } from "../../lib/site-config/schema";

export interface SocialImage {
  readonly site: string;
  readonly title: string;
}

export type ImageColours = Site["themeColours"]["light"];

/** Increase it when the design changes, so that existing images are redrawn. */
const design = 2;
const size = { width: 1200, height: 630 };
/** satori adds padding and border to a box's size. */
const inner = { width: 1040, height: 462 };
const defaults = { background: "#fefdfb", accent: "#2a673a" };
const text = { dark: "#231f1a", light: "#ece7de" };

/** A digest of all inputs of the image: pages with the same title share one. */
export function imageDigest({ site, title }: SocialImage, colours: ImageColours): string {
  const inputs = JSON.stringify({ design, site, title, colours });
  return createHash("sha256").update(inputs).digest("hex").slice(0, 32);
}

/** Draws images as PNG. The libraries are loaded on first use, since most builds find all images cached. */
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
    // Some colour keywords are only known to browsers, such as system colours.
    const svg = await draw(drawn).catch(() => draw(defaults));
    // Letters are already paths, so fonts need not be loaded. Rendering runs in a separate thread.
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}

/** satori supports CSS 3 colours; esbuild converts later ones to those. */
async function plainColour(colour: string): Promise<string> {
  const { transform } = await import("esbuild");
  const { code } = await transform(`a{color:${colour}}`, { loader: "css", target: "chrome80", minify: true });
  return /color:([^;}]+)/.exec(code)?.[1] ?? colour;
}

/** Latin with all accents; from a package, so that the result does not depend on the machine. */
function loadFonts() {
  const require = createRequire(path.resolve("package.json"));
  return ["latin", "latin-ext"].map((subset) => ({
    name: subset === "latin" ? "Inter" : "Inter extended",
    data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${subset}-600-normal.woff`)),
    weight: 600 as const,
    style: "normal" as const,
  }));
}

/** satori accepts React elements, or objects of the same shape. */
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
  // The shape of a React element, which the library documents as input without React.
  return box(frame, [
    box({ display: "flex", fontSize: 40, color: accent }, site),
    box(lines, title),
  ]) as ReactNode;
}

/** Whether light text is legible on `#246` or `#224466`; named colours count as light, as most are. */
function isDark(colour: string): boolean {
  const digits = /^#(?:([\da-f]{3,4})|([\da-f]{6})(?:[\da-f]{2})?)$/i.exec(colour);
  const hex = digits?.[2] ?? digits?.[1]?.slice(0, 3).replace(/./g, "$&$&");
  const [red, green, blue] = (hex?.match(/../g) ?? ["ff", "ff", "ff"]).map((part) => parseInt(part, 16));
  return 0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0) < 110;
}
