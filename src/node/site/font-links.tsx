import type { ReactElement } from "react";
import fonts from "site-fonts";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
import bricolage from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2";

const shown = [...(fonts.text ? [inter] : []), ...(fonts.heading ? [bricolage] : [])];

/**
 * Starts the download of the fonts with that of the style sheet. `font-display: optional` shows only fonts
 * that have loaded by the first paint: without these links, a first visit would show those of the system.
 */
export const fontLinks = (): readonly ReactElement[] =>
  shown.map((href) => (
    // Browsers request fonts without credentials, and use a preloaded file only for the same kind of request.
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
