/**
 * The content policy of a site, made from its written pages: nothing inline runs but what the build itself wrote. All
 * pages share one policy, because a reader who follows a link stays in the document of the first page.
 */

/** Gatsby's script that names the page. It differs from page to page, and would need a hash for each. */
const pagePathScript = /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
/** Gatsby's list of the templates' programs, of which browsers run none. */
const chunkMapping = /window\.___chunkMapping="(?:[^"\\]|\\.)*";/;
const policyTag = /<meta http-equiv="content-security-policy" content="[^"]*"\/?>/g;
const charset = /<meta charset="utf-8"\s*\/?>/i;

/** Makes the page's path an attribute that one and the same script reads on all pages. */
export function shareInlineScripts(html) {
  // A function, because `$` in a path would have a meaning in a string.
  return html.replace(pagePathScript, (_, path) => `<script id="gatsby-script-loader" data-page-path="${escapeAttribute(JSON.parse(path))}">window.pagePath=document.currentScript.dataset.pagePath</script>`);
}

/** Empties the list that would grow with every guide. */
const withoutChunkMapping = (html) => html.replace(chunkMapping, 'window.___chunkMapping="{}";');

/** A page as Gatsby wrote it, as it is published but for its policy. */
export const withoutPolicy = (html) => withoutChunkMapping(shareInlineScripts(html));

/**
 * The policy's directives but the one that only a header can hold.
 * @param {import("./page-code.mjs").PageCode} code what all pages hold
 */
export function contentPolicy(code) {
  const list = (...sources) => sources.join(" ");
  const sorted = (set) => [...set].sort();
  return [
    ["default-src", "'self'"],
    ["script-src", list("'self'", ...sorted(code.scripts))],
    ["script-src-attr", "'none'"],
    ["style-src", list("'self'", ...sorted(code.styles))],
    // Style attributes have no other way to be named one by one.
    ["style-src-attr", code.styleAttributes.size === 0 ? "'none'" : list("'unsafe-hashes'", ...sorted(code.styleAttributes))],
    ["img-src", list("'self'", "data:", ...sorted(code.images))],
    ["media-src", list("'self'", ...sorted(code.media))],
    ["frame-src", code.frames.size === 0 ? "'none'" : list(...sorted(code.frames))],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
  ].map(([name, sources]) => `${name} ${sources}`).join("; ");
}

/** The policy for a header, which can also keep the pages out of the frames of others. */
export const headerPolicy = (policy) => `${policy}; frame-ancestors 'none'`;

/** Puts the policy into a page, before all that it is to rule. */
export function withPolicy(html, policy) {
  const tag = `<meta http-equiv="content-security-policy" content="${escapeAttribute(policy)}"/>`;
  const bare = html.replace(policyTag, "");
  if (charset.test(bare)) return bare.replace(charset, (found) => found + tag);
  return bare.replace(/<head[^>]*>/i, (found) => found + tag);
}

const escapeAttribute = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
