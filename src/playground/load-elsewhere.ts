/** Fetched, with the search, for the first name that is not known. */
import { createElsewhere, type Elsewhere } from "luau-search";
import { fetchFrom, loadIndex } from "../lib/search/load-index";
import type { IndexLocation } from "./luau-worker-messages";

/** Throws if there is no index. */
export async function loadElsewhere({ folder, scope }: IndexLocation): Promise<Elsewhere> {
  const loaded = await loadIndex(fetchFrom(folder), scope);
  if (loaded === null) throw new Error(`There is no search index in ${folder}.`);
  return createElsewhere(() => loaded.index);
}
