import { stat } from "node:fs/promises";
import path from "node:path";
import { folderOfGlob } from "luau-contract";
import { ANCHOR_LIST } from "./read-published-pages";
import { readOptionalFile } from "./read-optional-file";

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
  const lists = await Promise.all(
    [...new Set(requests.map(folderOfGlob))].map(async (request) => {
      const folder = path.resolve(cwd, request);
      if (!(await isFolder(folder))) return [];
      return [
        {
          path: path.posix.join(request.split(path.sep).join("/"), ANCHOR_LIST),
          text: await readOptionalFile(path.join(folder, ANCHOR_LIST)),
        },
      ];
    }),
  );
  return lists.flat();
}

const isFolder = (folder: string): Promise<boolean> =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
