import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { ReactNode } from "react";
import type { Site } from "../../lib/site-config/schema";
import { emptyRows, encodePng, putPixels } from "./encode-png";

export interface SocialImage {
  readonly site: string;
  readonly title: string;
}

export type ImageColours = Site["themeColours"]["light"];

/** Increase it when the design or its encoding changes, so that existing images are redrawn. */
const DESIGN_VERSION = 4;
const size = { width: 1200, height: 630 };
const padding = { block: 72, inline: 80 };
const border = 24;
/** Letters may be higher than their line. */
const accents = 24;
/** The rows of a title are drawn for each picture, those around them once. */
const LAST_ROW = size.height - border - padding.block + accents;
/** The rows below the name of the site. */
const MAX_TITLE_BYTES = 432 * size.width * 4;
/** satori adds padding and border to a box's size. */
const CONTENT_SIZE = { width: 1040, height: 462 };
const fontFamily = "Inter, Inter extended";
const defaults = { background: "#fefdfb", accent: "#2a673a" };
const text = { dark: "#231f1a", light: "#ece7de" };

/** A digest of all inputs of the image: pages with the same title share one. */
export function imageDigest({ site, title }: SocialImage, colours: ImageColours): string {
  const inputs = JSON.stringify({ design: DESIGN_VERSION, site, title, colours });
  return createHash("sha256").update(inputs).digest("hex").slice(0, 32);
}

/** Draws images as PNG. The libraries are loaded on first use, since most builds find all images cached. */
export async function imageDrawer(colours: ImageColours): Promise<(image: SocialImage) => Promise<Buffer>> {
  const [{ default: satori }, { Resvg }] = await Promise.all([import("satori"), import("@resvg/resvg-js")]);
  const fonts = loadFonts();
  const draw = async (
    box: ReactNode,
    measures: typeof size | Pick<typeof size, "width">,
  ): Promise<Buffer> => {
    const svg = await satori(box, { ...measures, fonts });
    // Letters are already paths, so fonts need not be loaded.
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
  };
  const { background = defaults.background, accent = defaults.accent } = colours;
  const wanted = { background: await plainColour(background), accent: await plainColour(accent) };
  // Some colour keywords are only known to browsers, such as system colours.
  const drawn = await draw(frame("", wanted), size).then(
    () => wanted,
    () => defaults,
  );
  const frames = new Map<string, Buffer>();
  const rows = emptyRows(size);
  return async ({ site, title }) => {
    const frameRows = frames.get(site) ?? (await draw(frame(site, drawn), size));
    frames.set(site, frameRows);
    // Between two events, no memory of the library is freed.
    await setImmediate();
    // A very long title shows its first lines.
    const lines = (await draw(titleRows(title, drawn), { width: size.width })).subarray(0, MAX_TITLE_BYTES);
    putPixels(rows, frameRows, size);
    putPixels(rows, lines, size, LAST_ROW - lines.length / (size.width * 4));
    return encodePng(rows, size);
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

/** satori accepts React elements, or objects of the same shape, which it documents as input without React. */
const box = (style: object, children: unknown): ReactNode =>
  ({ type: "div", props: { style: { display: "flex", ...style }, children } }) as ReactNode;

const frame = (site: string, { background, accent }: typeof defaults): ReactNode =>
  box(
    {
      ...CONTENT_SIZE,
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
      width: CONTENT_SIZE.width,
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
