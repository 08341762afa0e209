import { MANIFEST_FILE } from "./manifest";
import type { ReadIndexFile } from "./load-index";

export const fetchFrom =
  (folder: string): ReadIndexFile =>
  async (name) => {
    try {
      // The manifest alone keeps its name from one release to the next.
      const response = await fetch(`${folder}/${name}`, {
        cache: name === MANIFEST_FILE ? "no-cache" : "default",
      });
      return response.ok ? await response.json() : null;
    } catch {
      return null;
    }
  };
