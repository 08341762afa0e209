import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { PageTitle } from "../../lib/page-titles";

/** Writes the titles of all pages to a file that the search dialog fetches. They are read from the pages themselves: whatever made them. */
export const writePageTitles: NonNullable<GatsbyNode["onPostBuild"]> = ({ getNodesByType }) => {
  const paths = getNodesByType("SitePage").map((page) => String(page["path"])).filter((pagePath) => !/^\/(dev-)?404/.test(pagePath));
  const titles = paths.sort().flatMap((pagePath): PageTitle[] => {
    const title = titleOf(readFileSync(path.join("public", pagePath, "index.html"), "utf8"));
    return title === null ? [] : [{ title, path: pagePath }];
  });
  writeFileSync("public/page-titles.json", JSON.stringify(titles));
};

const entities = new Map([["amp", "&"], ["lt", "<"], ["gt", ">"], ["quot", '"'], ["#x27", "'"], ["#39", "'"]]);

/** A page's own title, without the site's at its end. */
function titleOf(html: string): string | null {
  const text = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  if (text === undefined) return null;
  return text.replace(/ \| [^|]*$/, "").replace(/&([#\w]+);/g, (whole, name: string) => entities.get(name) ?? whole);
}
