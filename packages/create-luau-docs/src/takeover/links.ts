/** The new addresses of what links and pictures of a former site refer to. */
import path from "node:path";

/** A guide or post. */
export interface Page {
  /** In the project. */
  readonly file: string;
  /** Its former address. */
  readonly address: string;
  /** In the new site: `docs/intro.mdx`, below `content`. */
  readonly target: string;
  /** Its new address. */
  readonly href: string;
}

export interface Targets {
  readonly pages: readonly Page[];
  /** Pictures beside pages, by file in the project, with their place below `content`. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Files that are published unchanged, by path in the site. */
  readonly published: ReadonlyMap<string, unknown>;
  readonly staticFolders: readonly string[];
  /** Folders that links to files may start from, apart from the file's own. */
  readonly roots: readonly string[];
  /** The address of a file of the project; null if it has none. */
  readonly sourceOf: (file: string) => string | null;
}

/**
 * The new address of a page or picture of the project.
 * @param from the page that refers to it
 * @returns null if it is not part of the site
 */
export function newAddress(
  written: string,
  from: Pick<Page, "file" | "address" | "target">,
  targets: Targets,
) {
  const [, encoded = "", hash = ""] = /^([^#]*)(#.*)?$/.exec(written.replace(/^pathname:\/\//, "")) ?? [];
  const way = decoded(encoded);
  const alias = /^@site\/(.*)$/.exec(way)?.[1];
  const file = alias ?? path.posix.join(path.posix.dirname(from.file), way);
  const roots = alias === undefined ? targets.roots : [];
  for (const one of [file, ...roots.map((root) => path.posix.join(root, way))]) {
    const found = fileAt(one, from.target, targets);
    if (found !== null) return found + hash;
  }
  const address = new URL(alias === undefined ? way : "", `https://site.example${from.address}`).pathname;
  const known = alias === undefined ? addressAt(address, targets) : null;
  if (known !== null) return known + hash;
  return way.startsWith("/") || alias !== undefined ? null : targets.sourceOf(file);
}

/** Names of files are written as they are, or as in addresses. */
function decoded(way: string): string {
  try {
    return decodeURI(way);
  } catch {
    return way;
  }
}

/** A page or picture by its file, relative to the page where both are guides, or both posts. */
function fileAt(file: string, from: string, { pages, pictures, published, staticFolders }: Targets) {
  const page = pages.find((one) => [file, `${file}.md`, `${file}.mdx`].includes(one.file));
  const target = page?.target ?? pictures.get(file);
  if (target !== undefined) {
    const isNear = target.split("/")[0] === from.split("/")[0];
    if (page !== undefined && !isNear) return page.href;
    const way = path.posix.relative(path.posix.dirname(from), target);
    return way.startsWith("../") ? way : `./${way}`;
  }
  const folder = staticFolders.find((one) => file.startsWith(`${one}/`));
  const own = folder === undefined ? null : file.slice(folder.length);
  return own !== null && published.has(`static${own}`) ? own : null;
}

/** A page or published file by its former address. */
export function addressAt(address: string, { pages, published }: Targets): string | null {
  const plain = address.replace(/(?<=.)\/$/, "");
  const page = pages.find((one) => one.address === plain);
  if (page !== undefined) return page.href;
  if (published.has(`static${decodeURI(address)}`)) return address;
  return plain === "/docs" || (plain === "/blog" && pages.some(({ target }) => target.startsWith("blog/")))
    ? plain
    : null;
}
