import { readFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";

/** What can be drawn, by the ending of the file. */
const drawable = { ".svg": "svg+xml", ".png": "png", ".jpg": "jpeg", ".jpeg": "jpeg", ".gif": "gif", ".webp": "webp" };

/**
 * The site's icon in the two sizes of a docset; none where it has none that can be drawn.
 * @param {string} published
 * @param {string} favicon `/favicon.svg`
 * @returns {readonly (readonly [name: string, png: Uint8Array])[]}
 */
export function drawIcons(published, favicon) {
  const type = drawable[path.extname(favicon).toLowerCase()];
  if (type === undefined || !favicon.startsWith("/")) return [];
  const data = readFileSync(path.join(published, favicon)).toString("base64");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="data:image/${type};base64,${data}"/></svg>`;
  const draw = (width) => new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
  return [["icon.png", draw(16)], ["icon@2x.png", draw(32)]];
}
