import path from "node:path";

/** Where files for programs are published. */
interface PublishedFolder {
  /** On the disk. */
  readonly folder: string;
  /** On the site, without a slash at its end. */
  readonly address: string;
}

const DEFAULT_DIRECTORY = "/definitions";

export function publishedFolder(publicFolder: string, directory = DEFAULT_DIRECTORY): PublishedFolder {
  const inside = directory.replaceAll(/^\/+|\/+$/g, "");
  return { folder: path.join(publicFolder, ...inside.split("/")), address: `/${inside}` };
}
