import { readFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";

/** Supported formats, by file extension. */
const drawable: Readonly<Record<string, string>> = {
  ".svg": "svg+xml",
  ".png": "png",
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".gif": "gif",
  ".webp": "webp",
};

/**
 * The site's icon in the two sizes of a docset; empty if it cannot be drawn.
 * @param favicon `/favicon.svg`; null if the site has none
 */
export function drawIcons(
  published: string,
  favicon: string | null,
): readonly (readonly [name: string, png: Uint8Array])[] {
  if (favicon === null || !favicon.startsWith("/")) return [];
  const type = drawable[path.extname(favicon).toLowerCase()];
  if (type === undefined) return [];
  const data = readFileSync(path.join(published, favicon)).toString("base64");
  const image = `<image width="32" height="32" href="data:image/${type};base64,${data}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${image}</svg>`;
  const draw = (width: number): Uint8Array =>
    new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
  return [
    ["icon.png", draw(16)],
    ["icon@2x.png", draw(32)],
  ];
}
