/** Guides, posts and files of a former site, as those of the new one. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { counted } from "luau-contract";
import { findRepository } from "../repository";
import type { FormerSite } from "./former-site";
import { guidesOf, guideText, isPageFile, type Guide } from "./guides";
import { newAddress, type Page, type Targets } from "./links";
import { blogFacts, postsOf, postText } from "./posts";
import { filesBelow } from "./project";
import { isCategoryFile, type Placed } from "./sidebar";
import { toMdx, type Converted, type Source } from "./to-mdx";
import { wordsOf } from "./values";

export interface Content {
  readonly guides: readonly Guide[];
  readonly posts: readonly Page[];
  /** The guides, for sidebars. */
  readonly placed: readonly Placed[];
  readonly targets: Targets;
  /** By path in the site's folder, as the pictures. */
  readonly texts: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** What could not be taken, in words. */
  readonly left: readonly string[];
}

export interface Names {
  /** Of the site. */
  readonly title: string;
  /** The new address of a class or its member; null for other addresses. */
  readonly apiAddress: (address: string) => string | null;
}

export function contentOf(site: FormerSite, { title, apiAddress }: Names): Content {
  const { published, pictures, others } = filesOf(site);
  const guides = guidesOf(site);
  const { posts, left: undated } = postsOf(site);
  const targets: Targets = {
    pages: [...guides, ...posts],
    pictures: new Map(pictures.map((file) => [file, pictureTarget(site, file)])),
    published,
    staticFolders: site.staticFolders,
    sourceOf: sourcesAt(site),
  };
  const missing = new Map<string, Set<string>>();
  const convert = (page: Page & { readonly source: Source; readonly fallback: string }): Converted => {
    const addressOf = (address: string) => apiAddress(address) ?? newAddress(address, page, targets);
    const converted = toMdx(page.source, { name: page.fallback, addressOf });
    for (const what of converted.left) missing.set(what, (missing.get(what) ?? new Set()).add(page.file));
    return converted;
  };
  const ready = guides.map((guide) => ({ guide, converted: convert(guide) }));
  const facts = blogFacts(site, title);
  const texts = [
    ...ready.map(({ guide, converted }) => [guide.target, guideText(guide, converted)] as const),
    ...posts.map((post) => [post.target, postText(post, facts, convert(post))] as const),
  ];
  return {
    guides,
    posts,
    placed: ready.map(({ guide, converted }) => ({
      ...guide.placed,
      label: wordsOf(guide.source.front["sidebar_label"]) ?? converted.title,
    })),
    targets,
    texts: inContent([...texts, ...(posts.length === 0 ? [] : facts.files())]),
    pictures: new Map([
      ...published,
      ...inContent(
        [...targets.pictures].map(([file, target]) => [target, readFileSync(path.join(site.folder, file))]),
      ),
    ]),
    left: [
      ...Array.from(missing, ([what, files]) => `${what}, in ${shown([...files])}`),
      ...undated,
      ...others,
    ],
  };
}

/** The first few files. */
const shown = (files: readonly string[]): string =>
  files.length <= MOST_SHOWN
    ? files.join(", ")
    : `${files.slice(0, MOST_SHOWN).join(", ")} and ${counted(files.length - MOST_SHOWN, "other")}`;

const MOST_SHOWN = 3;

const inContent = <T>(files: readonly (readonly [string, T])[]): ReadonlyMap<string, T> =>
  new Map(files.map(([file, content]) => [`content/${file}`, content]));

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

interface Files {
  /** Files that are published unchanged, by path in the site. */
  readonly published: ReadonlyMap<string, Uint8Array>;
  /** Beside pages, in the project. */
  readonly pictures: readonly string[];
  /** Beside pages, in words. */
  readonly others: readonly string[];
}

function filesOf({ folder, docs, blog, staticFolders }: FormerSite): Files {
  const published = staticFolders.flatMap((name) =>
    filesBelow(path.join(folder, name)).map(
      (file) => [`static/${file}`, readFileSync(path.join(folder, name, file))] as const,
    ),
  );
  const beside = [docs, ...(blog === null ? [] : [blog])].flatMap((area) =>
    filesBelow(path.join(folder, area.folder)).map((file) => path.posix.join(area.folder, file)),
  );
  const rest = beside.filter((file) => !isPageFile(file) && !isCategoryFile(file) && !DATA.test(file));
  return {
    published: new Map(published),
    pictures: rest.filter((file) => PICTURE.test(file)),
    others: rest.filter((file) => !PICTURE.test(file)),
  };
}

const DATA = /(?:^|\/)(?:authors|tags)\.ya?ml$/;

const pictureTarget = ({ docs, blog }: FormerSite, file: string): string =>
  file.startsWith(`${docs.folder}/`)
    ? `docs${file.slice(docs.folder.length)}`
    : `blog${file.slice((blog?.folder ?? "").length)}`;

/** Files of the project as the host of its repository shows them. */
function sourcesAt({ repository, folder }: FormerSite) {
  const within = path
    .relative(findRepository(folder)?.folder ?? folder, folder)
    .split(path.sep)
    .join("/");
  return (file: string): string | null => {
    const full = path.posix.join(within, file);
    return repository === null || full.startsWith("..") || !existsSync(path.join(folder, file))
      ? null
      : `${repository.url}/blob/${repository.branch}/${full}`;
  };
}
