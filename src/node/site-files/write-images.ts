/** In: titles of pages. Out: their social images, drawn with Satori, cached by the digest of their input. */
import { existsSync, mkdirSync, rmSync, writeFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { unescapeHtml } from "../../lib/html/escape-html";
import { isSocialImage, SOCIAL_FOLDER, socialImagePath } from "../../lib/page/structured-data";
import { decodedPath } from "../../lib/urls/paths";
import { copyWithTime, hasTimeOf } from "../files/copy-with-time";
import { filesUnder } from "../files/published-files";
import { readOrNull } from "../files/write-unless-same";
import { pathsOfPages } from "../gatsby/nodes-of";
import type { SiteArgs } from "./site-args";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import type { Site } from "../../lib/site-config/schema";

const store = ".cache/social-images";
const cachedFile = (digest: string): string => path.join(store, `${digest}.png`);

/** Sites with more share one image for all pages of the reference: drawing one takes about 30 ms. */
const manyPages = 400;

export interface Wanted extends SocialImage {
  readonly file: string;
  /** Whether it is named after the page, rather than after one that a page of an old version refers to. */
  readonly isOwn: boolean;
}

export async function writeSocialImages(args: SiteArgs): Promise<void> {
  const paths = [...pathsOfPages(args)].sort();
  const wanted = withOwnLast(paths.flatMap((page) => wantedBy(page, args.root, paths.length > manyPages)));
  mkdirSync(store, { recursive: true });
  const colours = args.site.themeColours.light;
  const images = new Map(wanted.map((image) => [cachedFile(imageDigest(image, colours)), image]));
  const undrawn = [...images].filter(([file]) => !existsSync(file));
  if (undrawn.length > 0) {
    const draw = await imageDrawer(colours);
    await drawAll(undrawn, async ([file, image]) => writeFileSync(file, await draw(image)));
  }
  copyDrawn(new Map(wanted.map((image) => [image.file, cachedFile(imageDigest(image, colours))])));
}

/** Two at a time, one of which is laid out while the other is rasterised: each takes 4 MB until it is written. */
export async function drawAll<T>(images: readonly T[], draw: (image: T) => Promise<void>): Promise<void> {
  const waiting = images.values();
  const drawWaiting = async (): Promise<void> => {
    for (const image of waiting) await draw(image);
  };
  await Promise.all([drawWaiting(), drawWaiting()]);
}

/** Pages that share an image are named by one of them, whose title it shows: the last one of a file. */
export const withOwnLast = (wanted: readonly Wanted[]): readonly Wanted[] =>
  wanted.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn));

/** Copies those that have changed, and deletes those that an earlier build has copied for other pages. */
function copyDrawn(drawings: ReadonlyMap<string, string>): void {
  const folder = path.join("public", SOCIAL_FOLDER);
  const copied = existsSync(folder) ? filesUnder("public", `${SOCIAL_FOLDER.slice(1)}/`) : [];
  for (const file of copied.filter(isSocialImage).map((name) => path.join("public", name)))
    if (!drawings.has(file)) rmSync(file);
  for (const [file, drawn] of drawings) if (!hasTimeOf(file, drawn)) copyWithTime(drawn, file);
}

function wantedBy(page: string, root: string, plain: boolean): Wanted[] {
  const html = readOrNull(path.join("public", page, "index.html")) ?? "";
  const image = metaOf(html, "og:image");
  if (image === null || !image.startsWith(`${root}/`)) return [];
  const site = metaOf(html, "og:site_name") ?? "";
  const file = decodedPath(image.slice(root.length));
  const title = plain && page.includes("/api/") ? "Scripting reference" : (metaOf(html, "og:title") ?? site);
  const isOwn = file === socialImagePath(page);
  return [{ site: title === site ? "" : site, title, file: path.join("public", file), isOwn }];
}

function metaOf(html: string, property: string): string | null {
  const value = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return value === undefined ? null : unescapeHtml(value);
}

interface SocialImage {
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
