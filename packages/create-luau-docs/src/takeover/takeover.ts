/** In: a Moonwave or Docusaurus project. Out: its guides, posts, pictures, title, address and redirects. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { counted } from "luau-diagnostics";
import { toTitle } from "../package-name";
import { readDocusaurus } from "./docusaurus";
import type { FormerSite } from "./former-site";
import { guidesOf, type Page } from "./copied-guides";
import { readMoonwave } from "./moonwave-project";
import { postsOf } from "./posts";
import { filesBelow } from "../disk";
import { linesIf } from "../text-parts";
import { docusaurusConfig } from "./source-project";

export interface Takeover extends Omit<FormerSite, "title" | "redirects"> {
  readonly title: string;
  readonly hasChangelog: boolean;
  readonly redirects: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly takenOver: readonly string[];
}

export function takeOver(project: string): Takeover {
  const site = docusaurusConfig(project) === null ? readMoonwave(project) : readDocusaurus(project);
  const guides = guidesOf(site);
  const { posts, notTakenOver } = postsOf(site);
  const pages = [...guides, ...posts];
  const dated = posts.filter(({ href }) => href !== undefined);
  const pictures = picturesOf(site);
  return {
    ...site,
    title: site.title ?? toTitle(path.basename(project)),
    hasChangelog: site.rootGuides.some(({ name }) => name === "changelog"),
    redirects: redirectsOf(site, pages),
    texts: new Map(pages.map(({ target, text }) => [`content/${target}`, text])),
    pictures,
    takenOver: [
      counted(guides.length, "guide"),
      ...linesIf(dated.length > 0, counted(dated.length, "post")),
      ...linesIf(pictures.size > 0, counted(pictures.size, "published file")),
    ],
    notTakenOver: [...site.notTakenOver, ...notTakenOver],
  };
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

function picturesOf({
  folder,
  staticFolder,
  docsFolder,
  blogFolder,
}: FormerSite): ReadonlyMap<string, Uint8Array> {
  const folders = [
    [staticFolder, "static"],
    [docsFolder, "content/docs"],
    [blogFolder, "content/blog"],
  ] as const;
  return new Map(
    folders.flatMap(([from, to]) =>
      filesBelow(path.join(folder, from))
        .filter((file) => to === "static" || PICTURE.test(file))
        .map((file) => [`${to}/${file}`, readFileSync(path.join(folder, from, file))] as const),
    ),
  );
}

function redirectsOf({ redirects }: FormerSite, pages: readonly Page[]): ReadonlyMap<string, string> {
  const moved = pages.flatMap(({ address, href }) =>
    address === undefined || href === undefined ? [] : [[encodeURI(address), href] as const],
  );
  return new Map([...redirects, ...moved].filter(([from, to]) => from !== to && PATH.test(from)));
}

/** A path that the setting `redirects` accepts, other than the pages that every site has. */
const PATH = /^\/(?!(?:docs|blog)?\/?$)(?!.*\.\.)(?:[\w.~%-]+\/)*(?:[\w.~%-]+|\*)$/;
