interface CopyLayout {
  /** The relative path from the page's file to the root of the copy: `../../`. */
  readonly root: string;
  /** Paths of the pages that end like file names. */
  readonly pagesLikeFiles: readonly string[];
}

/** A file extension. A number after the dot belongs to a version. */
const fileEnding = /\.[a-z]\w*$/i;

const looksLikeFile = (path: string): boolean => fileEnding.test(path);

/** Maps a path from the site's root, with its query and hash, to the relative URL of its file in the copy. */
export function fileOfPath(path: string, { root, pagesLikeFiles }: CopyLayout): string {
  const [, bare = "", rest = ""] = /^\/*([^?#]*)(.*)$/s.exec(path) ?? [];
  const name = bare.replace(/\/+$/, "");
  if (looksLikeFile(name) && !pagesLikeFiles.includes(`/${name}`)) return root + name + rest;
  return `${root}${name === "" ? "" : `${name}/`}index.html${rest}`;
}
