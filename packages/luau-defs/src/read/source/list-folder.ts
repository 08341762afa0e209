import { readdir } from "node:fs/promises";

export const listFolder = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((): readonly string[] => []);
