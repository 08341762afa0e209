import path from "node:path";
import { redirectPage } from "luau-contract";
import { withBasePath } from "../../lib/urls/base-path";
import { pathsOfPages } from "../gatsby/nodes-of";
import type { SiteArgs } from "./site-args";
import { writeWithFolder } from "../files/write-unless-same";

/** Writes a page at each address in `redirects`: links, content policy and hosts' rules follow from these. */
export function writeRedirects(args: SiteArgs): void {
  const { redirects, baseUrl } = args.site;
  for (const [from, to] of formerAddresses(redirects, pathsOfPages(args))) {
    const title = path.posix.basename(decodeURI(to)).replace("#", " ");
    const page = { title, href: withBasePath(to, baseUrl), canonical: args.root + to };
    writeWithFolder(fileOf(from), redirectPage(page));
  }
}

/** Finds where an address of the former site redirects now, with the base path; null for other addresses. */
export const createRedirects =
  (args: SiteArgs) =>
  (address: string): string | null => {
    const { redirects, baseUrl } = args.site;
    const to = formerAddresses(redirects, pathsOfPages(args)).get(encodeURI(address));
    return to === undefined ? null : withBasePath(to, baseUrl);
  };

const fileOf = (address: string): string => path.join("public", decodeURI(address), "index.html");

/** The new address of each former one that is not a page; `*` at an end stands for all pages below. */
export function formerAddresses(
  redirects: Readonly<Record<string, string>>,
  pages: readonly string[],
): ReadonlyMap<string, string> {
  const existing = new Set(pages);
  const all = Object.entries(redirects).flatMap(([from, to]) =>
    from.endsWith("*") ? below(from.slice(0, -1), to.slice(0, -1), pages) : [[from, to] as const],
  );
  return new Map(all.filter(([from]) => !existing.has(decodeURI(from))));
}

const below = (from: string, to: string, pages: readonly string[]) =>
  pages
    .filter((page) => page.startsWith(to) && page !== to)
    .map((page) => [from + encodeURI(page.slice(to.length)), encodeURI(page)] as const);
