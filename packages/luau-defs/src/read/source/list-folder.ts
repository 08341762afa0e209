import { readdir } from "node:fs/promises";

/** The names in a folder; none if it cannot be read. */
export const listFolder = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((): readonly string[] => []);
