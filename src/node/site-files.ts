import type { SiteArgs } from "./site-args";
import { writePageNames } from "./content/gatsby/write-page-names";
import { writeFeeds } from "./feeds/write-feeds";
import { writeLlms } from "./llms/write-llms";
import { writeSearchIndex } from "./search/publish-search";
import { writeWebManifest } from "./site/web-manifest";
import { writeRobots, writeSitemap } from "./sitemap";
import { writeSocialImages } from "./social/write-images";

/** What is written of a site besides its pages, once these are rendered. */
export const siteFiles: readonly ((args: SiteArgs) => void | Promise<void>)[] = [
  writeWebManifest,
  writeSearchIndex,
  writePageNames,
  writeSocialImages,
  writeFeeds,
  writeSitemap,
  writeRobots,
  writeLlms,
];
