import type { SiteArgs } from "./site-args";
import { writeArchives } from "./archives/write-archives";
import { writePageNames } from "./content/gatsby/write-page-names";
import { writeChanges } from "./changes/write-changes";
import { writeChangesFeeds } from "./feeds/changes-feed";
import { writeFeeds } from "./feeds/write-feeds";
import { writeLlms } from "./llms/write-llms";
import { writeSearchIndex } from "./search/publish-search";
import { writeRedirects } from "./site/write-redirects";
import { writeWebManifest } from "./site/web-manifest";
import { writeRobots, writeSitemap } from "./sitemap";
import { writeSocialImages } from "./social/write-images";

/** Writes all files of a site other than its pages, after rendering. */
export const siteFiles: readonly ((args: SiteArgs) => void | Promise<void>)[] = [
  writeWebManifest,
  writeRedirects,
  writeSearchIndex,
  writePageNames,
  writeSocialImages,
  writeFeeds,
  writeChanges,
  writeChangesFeeds,
  writeSitemap,
  writeRobots,
  writeLlms,
  writeArchives,
];
