import { escapeHtml } from "../../lib/html/escape-html";
import { addCode, noCode, type PageCode } from "../built-pages/page-code";
import type { RenderedPage } from "../built-pages/read-pages";

const policyTag = /<meta http-equiv="content-security-policy" content="[^"]*"\/?>/g;
const charset = /<meta charset="utf-8"\s*\/?>/i;

/** The policy that all pages share: a reader who follows a link stays in the document of the first page. */
export function policyOfPages(pages: ReadonlyMap<string, Pick<RenderedPage, "reading">>): string {
  const code = noCode();
  for (const { reading } of pages.values()) addCode(reading.code, code);
  return contentPolicy(code);
}

/** The policy's directives, except for the one that is only valid in a header. */
export function contentPolicy(code: PageCode): string {
  const list = (...sources: readonly string[]): string => sources.join(" ");
  const sorted = (set: ReadonlySet<string>): readonly string[] => [...set].sort();
  const hashedAttributes = list("'unsafe-hashes'", ...sorted(code.styleAttributes));
  return [
    ["default-src", "'self'"],
    ["script-src", list("'self'", ...sorted(code.scripts))],
    ["script-src-attr", "'none'"],
    ["style-src", list("'self'", ...sorted(code.styles))],
    // There is no other way to allow individual style attributes.
    ["style-src-attr", code.styleAttributes.size === 0 ? "'none'" : hashedAttributes],
    ["img-src", list("'self'", "data:", ...sorted(code.images))],
    ["media-src", list("'self'", ...sorted(code.media))],
    ["frame-src", code.frames.size === 0 ? "'none'" : list(...sorted(code.frames))],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
  ]
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}

/** The policy of the file of Luau's worker, which alone may compile WebAssembly, from that of the pages. */
export const withWasm = (policy: string, source = " 'wasm-unsafe-eval'"): string =>
  policy.replace("script-src 'self'", (directive) => directive + source);

/** The policy for a header, which can also prevent other sites from framing the pages. */
export const headerPolicy = (policy: string): string => `${policy}; frame-ancestors 'none'`;

/** Inserts the policy into a page, before all content that it applies to. */
export function withPolicy(html: string, policy: string): string {
  const tag = `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}"/>`;
  const bare = html.replace(policyTag, "");
  if (charset.test(bare)) return bare.replace(charset, (meta) => meta + tag);
  return bare.replace(/<head[^>]*>/i, (head) => head + tag);
}
