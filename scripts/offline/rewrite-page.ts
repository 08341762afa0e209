import { load, type CheerioAPI } from "cheerio";
import { rewriteSet } from "../../src/node/built-pages/source-set";
import { pathOfPage, wayToTop } from "./addresses";

type Rewrite = (address: string) => string;

/** Attributes with a single address, by elements. Canonical and alternate ones still refer to the site. */
const addresses: readonly (readonly [elements: string, attribute: string])[] = [
  [":is(a, area, image, use, link:not([rel='canonical'], [hreflang]))", "href"],
  [":is(img, source, video, audio, track, embed, iframe)", "src"],
  ["video", "poster"],
  ["object", "data"],
];

/** Elements for the site's own client bundle, or that do not work from files. */
const leftOut = [
  "script:not([type='application/json'])",
  "link:is([rel='preload'], [rel='prefetch'], [rel='modulepreload'], [rel='manifest'])",
  "meta[http-equiv='content-security-policy' i]",
  // These scripts start a worker, which Chromium refuses to pages of files.
  "button[data-try]",
].join(", ");

export function rewritePage(html: string, file: string, rewrite: Rewrite): string {
  // `<noscript>` also contains links, and its elements are only parsed with scripting disabled.
  const $ = load(html, { scriptingEnabled: false });
  const replace = (elements: string, attribute: string, change: Rewrite): void =>
    void $(`${elements}[${attribute}]`).attr(attribute, (_, value) => change(value));
  $(leftOut).remove();
  for (const [elements, attribute] of addresses) replace(elements, attribute, rewrite);
  replace("", "srcset", (set) => rewriteSet(set, rewrite));
  replace("meta[http-equiv='refresh' i]", "content", (content) =>
    content.replace(/(url=)(.*)$/i, (_all, name: string, address: string) => name + rewrite(address)),
  );
  addProgram($, file);
  return $.html();
}

function addProgram($: CheerioAPI, file: string): void {
  const top = wayToTop(file);
  // First in the head, because it must run before the first paint.
  $("head > meta[charset]").first().after(`<script src="${top}offline/early.js"></script>`);
  const script = $("<script defer></script>").attr({
    src: `${top}offline/page.js`,
    "data-root": top,
    "data-page": pathOfPage(file),
  });
  $("head").append(`<link rel="stylesheet" href="${top}offline/page.css"/>`, script);
}

export const rewriteStyles = (css: string, rewrite: Rewrite): string =>
  css.replace(
    /url\(\s*(["']?)([^"')]+?)\1\s*\)/g,
    (_, quote: string, address: string) => `url(${quote}${rewrite(address)}${quote})`,
  );
