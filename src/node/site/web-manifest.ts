import { writeFileSync } from "node:fs";
import { withBasePath } from "../../lib/urls/base-path";
import { readSite } from "./read-site";

/** Writes the web manifest, for sites installed on a home screen. */
export function writeWebManifest(): void {
  const { title, tagline, baseUrl, favicon, defaultLocale, themeColours } = readSite();
  const { accent, background } = themeColours.light;
  const manifest = {
    name: title,
    short_name: title,
    description: tagline,
    lang: defaultLocale,
    start_url: baseUrl,
    display: "browser",
    ...(accent === undefined ? {} : { theme_color: accent }),
    ...(background === undefined ? {} : { background_color: background }),
    icons: favicon === null ? [] : [iconOf(favicon, baseUrl)],
  };
  writeFileSync("public/manifest.webmanifest", JSON.stringify(manifest));
}

const iconOf = (favicon: string, baseUrl: string) => ({
  src: favicon.startsWith("/") ? withBasePath(favicon, baseUrl) : favicon,
  sizes: "any",
  ...(favicon.endsWith(".svg") ? { type: "image/svg+xml" } : {}),
});
