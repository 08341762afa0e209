/** Makes a page of the site one that is read as a file: its links lead to files, and its program is that of the copy. */
import { load } from "cheerio";
import { rewriteSet } from "../publish/source-set.mjs";
import { pathOfPage, wayToTop } from "./addresses.mjs";

/** Attributes that hold one address, by where they stand. Canonical and alternate addresses go on naming the site. */
const addresses = [["a", "href"], ["area", "href"], ["link:not([rel='canonical'], [hreflang])", "href"], ["img", "src"], ["image", "href"], ["use", "href"], ["source", "src"], ["video", "src"], ["video", "poster"], ["audio", "src"], ["track", "src"], ["object", "data"], ["embed", "src"], ["iframe", "src"]];

/** What belongs to the site's own program, or cannot be had from files. */
const leftOut = "script:not([type='application/json']), link:is([rel='preload'], [rel='prefetch'], [rel='modulepreload'], [rel='manifest']), meta[http-equiv='content-security-policy' i]";

/**
 * @param {string} html
 * @param {string} file where it stands in the site
 * @param {(address: string) => string} rewrite the address of the same thing in the copy
 */
export function rewritePage(html, file, rewrite) {
  // What stands in `<noscript>` has links too, and is read as elements only where scripts are off.
  const $ = load(html, { scriptingEnabled: false });
  $(leftOut).remove();
  for (const [elements, attribute] of addresses) {
    $(`${elements}[${attribute}]`).each((_, element) => void $(element).attr(attribute, rewrite(element.attribs[attribute])));
  }
  $("[srcset]").each((_, element) => void $(element).attr("srcset", rewriteSet(element.attribs.srcset, rewrite)));
  $("meta[http-equiv='refresh' i]").each((_, element) => void $(element).attr("content", element.attribs.content.replace(/(url=)(.*)$/i, (_all, name, address) => name + rewrite(address))));
  addProgram($, file);
  return $.html();
}

function addProgram($, file) {
  const top = wayToTop(file);
  // The first in the head: nothing is to be painted before it has run.
  $("head > meta[charset]").first().after(`<script src="${top}offline/early.js"></script>`);
  const script = $("<script defer></script>").attr({ src: `${top}offline/page.js`, "data-root": top, "data-page": pathOfPage(file) });
  $("head").append(`<link rel="stylesheet" href="${top}offline/page.css"/>`, script);
}

/** A style sheet, the addresses in it rewritten. */
export const rewriteStyles = (css, rewrite) =>
  css.replace(/url\(\s*(["']?)([^"')]+?)\1\s*\)/g, (_, quote, address) => `url(${quote}${rewrite(address)}${quote})`);
