import path from "node:path";
import { readOptionalFile } from "./optional-files";
import { stat } from "node:fs/promises";
import { folderOfGlob } from "luau-contract";

/** The list of published addresses, in the folder of the definitions. */
export const ANCHOR_LIST = "published-anchors.txt";

/** The published pages of the nearest list at or above a folder, within the working directory. */
type PublishedReader = (folder: string) => Promise<ReadonlySet<string>>;

/** Reads each list once. */
export function readPublishedPages(cwd: string): PublishedReader {
  const root = path.resolve(cwd);
  const pagesByFolder = new Map<string, Promise<ReadonlySet<string>>>();
  const nearest = async (folder: string): Promise<ReadonlySet<string>> => {
    const text = await readOptionalFile(path.join(folder, ANCHOR_LIST));
    if (text !== null) return pagesIn(text);
    const above = path.dirname(folder);
    return folder === root || above === folder ? new Set() : read(above);
  };
  const read: PublishedReader = (folder) => {
    const pages = pagesByFolder.get(folder) ?? nearest(folder);
    pagesByFolder.set(folder, pages);
    return pages;
  };
  return read;
}

/** Addresses with a successor are no longer pages. */
const pagesIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split("\n")
      .filter((line) => !line.startsWith("#") && !line.includes(" -> "))
      .map((line) => decoded(line.trim().replace(/[#/].*$/, "")))
      .filter((page) => page !== ""),
  );

function decoded(page: string): string {
  try {
    return decodeURIComponent(page);
  } catch {
    return page;
  }
}

/** A list of published addresses, in the folder of its definition files. */
export interface AnchorListFile {
  /** In the notation of source paths. */
  readonly path: string;
  readonly text: string | null;
}

export async function readAnchorLists(
  requests: readonly string[],
  cwd: string,
): Promise<readonly AnchorListFile[]> {
  const read = async (request: string): Promise<readonly AnchorListFile[]> => {
    const folder = path.resolve(cwd, request);
    const isFolder = (await stat(folder).catch(() => null))?.isDirectory() === true;
    if (!isFolder) return [];
    const list = path.posix.join(request.split(path.sep).join("/"), ANCHOR_LIST);
    return [{ path: list, text: await readOptionalFile(path.join(folder, ANCHOR_LIST)) }];
  };
  return (await Promise.all([...new Set(requests.map(folderOfGlob))].map(read))).flat();
}
