import { stat } from "node:fs/promises";
import path from "node:path";
import { readIfThere } from "./read-if-there";

/** A list of published addresses, which stands beside the definition files that it speaks of. */
export interface AnchorListFile {
  /** As the definition files of its folder are named. */
  readonly path: string;
  /** Null where there is none yet. */
  readonly text: string | null;
}

/** The lists of the folders among the requests. */
export async function readAnchorLists(
  requests: readonly string[],
  cwd: string,
  name: string,
): Promise<readonly AnchorListFile[]> {
  const lists = await Promise.all(
    requests.map(async (request) => {
      const folder = path.resolve(cwd, request);
      if (!(await isFolder(folder))) return [];
      return [
        {
          path: path.posix.join(request.split(path.sep).join("/"), name),
          text: await readIfThere(path.join(folder, name)),
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
