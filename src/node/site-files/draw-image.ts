import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { ReactNode } from "react";
import type { Site } from "../../lib/site-config/schema";
import { encodePng, type Pixels } from "./encode-png";

export interface SocialImage {
  readonly site: string;
  readonly title: string;
}

export type ImageColours = Site["themeColours"]["light"];

/** Increase it when the design changes, so that existing images are redrawn. */
const design = 3;
const size = { width: 1200, height: 630 };
const padding = { block: 72, inline: 80 };
const border = 24;
/** Letters may be higher than their line. */
const accents = 24;
/** Of a title, below the name of the site. */
const MOST_ROWS = 432;
/** satori adds padding and border to a box's size. */
const inner = { width: 1040, height: 462 };
const fontFamily = "Inter, Inter extended";
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
  // Letters are already paths, so fonts need not be loaded. Rendering runs in a separate thread.
  const draw = async (box: ReactNode, measures: typeof size | Pick<typeof size, "width">): Promise<Pixels> =>
    renderAsync(await satori(box, { ...measures, fonts }), { font: { loadSystemFonts: false } });
  const { background = defaults.background, accent = defaults.accent } = colours;
  const wanted = { background: await plainColour(background), accent: await plainColour(accent) };
  // Some colour keywords are only known to browsers, such as system colours.
  const drawn = await satori(frame("", wanted), { ...size, fonts }).then(
    () => wanted,
    () => defaults,
  );
  const frames = new Map<string, Promise<Pixels>>();
  return async ({ site, title }) => {
    const drawnFrame = frames.get(site) ?? draw(frame(site, drawn), size);
    frames.set(site, drawnFrame);
    const [{ pixels }, lines] = await Promise.all([
      drawnFrame,
      draw(titleRows(title, drawn), { width: size.width }),
    ]);
    return encodePng({ ...size, pixels: withTitle(pixels, lines) });
  };
}

/** The rows of a title, or the first ones of a very long title: the others are drawn once. */
function withTitle(frame: Buffer, { pixels }: Pixels): Buffer {
  const result = Buffer.from(frame);
  const [rowLength, end] = [size.width * 4, size.height - border - padding.block + accents];
  const rows = pixels.subarray(0, MOST_ROWS * rowLength);
  rows.copy(result, end * rowLength - rows.length);
  return result;
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

/** satori accepts React elements, or objects of the same shape, which it documents as input without React. */
const box = (style: object, children: unknown): ReactNode =>
  ({ type: "div", props: { style: { display: "flex", ...style }, children } }) as ReactNode;

const frame = (site: string, { background, accent }: typeof defaults): ReactNode =>
  box(
    {
      ...inner,
      padding: `${padding.block}px ${padding.inline}px`,
      backgroundColor: background,
      borderBottom: `${border}px solid ${accent}`,
      fontFamily,
      fontSize: 40,
      color: accent,
    },
    site,
  );

const titleRows = (title: string, { background }: typeof defaults): ReactNode =>
  box(
    {
      width: inner.width,
      minHeight: 1,
      padding: `${accents}px ${padding.inline}px`,
      backgroundColor: background,
      color: isDark(background) ? text.light : text.dark,
      fontFamily,
      fontSize: title.length > 60 ? 60 : 80,
      lineHeight: 1.15,
    },
    title,
  );

/** Whether light text is legible on `#246` or `#224466`; named colours count as light, as most are. */
function isDark(colour: string): boolean {
  const digits = /^#(?:([\da-f]{3,4})|([\da-f]{6})(?:[\da-f]{2})?)$/i.exec(colour);
  const hex = digits?.[2] ?? digits?.[1]?.slice(0, 3).replace(/./g, "$&$&");
  const [red, green, blue] = (hex?.match(/../g) ?? ["ff", "ff", "ff"]).map((part) => parseInt(part, 16));
  return 0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0) < 110;
}
