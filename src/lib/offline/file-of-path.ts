/** How the copy for reading offline is laid out. */
export interface CopyLayout {
  /** The way from the page's file to the top of the copy: `../../`. */
  readonly root: string;
  /** The pages whose paths end as names of files do. */
  readonly pagesLikeFiles: readonly string[];
}

/** The ending of a file's name. A number after the dot is a version's. */
const fileEnding = /\.[a-z]\w*$/i;

/** Whether a path looks like a file's. */
const looksLikeFile = (path: string): boolean => fileEnding.test(path);

/**
 * A path from the site's root, with its query and hash, as the address of the file that has it in the copy.
 */
export function fileOfPath(path: string, { root, pagesLikeFiles }: CopyLayout): string {
  const [, bare = "", rest = ""] = /^\/*([^?#]*)(.*)$/s.exec(path) ?? [];
  const name = bare.replace(/\/+$/, "");
  if (looksLikeFile(name) && !pagesLikeFiles.includes(`/${name}`)) return root + name + rest;
  return `${root}${name === "" ? "" : `${name}/`}index.html${rest}`;
}
