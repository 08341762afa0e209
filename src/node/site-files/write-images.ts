/** In: titles of pages. Out: their social images, drawn with Satori, cached by the digest of their input. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { unescapeHtml } from "../../lib/html/escape-html";
import { isSocialImage, SOCIAL_FOLDER, socialImagePath } from "../../lib/page/structured-data";
import { decodedPath } from "../../lib/urls/paths";
import { copyWithTime, hasTimeOf } from "../files/copy-with-time";
import { filesUnder } from "../files/published-files";
import { readOrNull } from "../files/write-unless-same";
import { pathsOfPages } from "../gatsby/nodes-of";
import type { SiteArgs } from "./site-args";
import { imageDigest, imageDrawer, type SocialImage } from "./draw-image";

const store = ".cache/social-images";
const cachedFile = (digest: string): string => path.join(store, `${digest}.png`);

/** Sites with more share one image for all pages of the reference: drawing one takes about 8 ms. */
const MAX_PAGES_WITH_OWN_IMAGES = 400;

export interface Wanted extends SocialImage {
  readonly file: string;
  /** Whether it is named after the page, rather than after one that a page of an old version refers to. */
  readonly isOwn: boolean;
}

export async function writeSocialImages(args: SiteArgs): Promise<void> {
  const paths = [...pathsOfPages(args)].sort();
  const wanted = withOwnLast(
    paths.flatMap((page) => wantedBy(page, args.root, paths.length > MAX_PAGES_WITH_OWN_IMAGES)),
  );
  mkdirSync(store, { recursive: true });
  const colours = args.site.themeColours.light;
  const images = new Map(wanted.map((image) => [cachedFile(imageDigest(image, colours)), image]));
  const undrawn = [...images].filter(([file]) => !existsSync(file));
  if (undrawn.length > 0) {
    const draw = await imageDrawer(colours);
    for (const [file, image] of undrawn) writeFileSync(file, await draw(image));
  }
  copyDrawn(new Map(wanted.map((image) => [image.file, cachedFile(imageDigest(image, colours))])));
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
