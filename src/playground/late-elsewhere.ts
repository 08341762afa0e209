/**
 * What names of other engines are called here: the search index knows, which is fetched for the first of
 * them.
 */
import type { Elsewhere } from "luau-search";
import type { SearchPlace } from "./luau-worker-messages";

/** Calls a function that asks for names; again, once the index is there, if it asked before that. */
export type LateElsewhere = <T>(call: (elsewhere: Elsewhere) => T) => Promise<T>;

export function lateElsewhere(place: SearchPlace): LateElsewhere {
  let loading: Promise<Elsewhere> | null = null;
  let loaded: Elsewhere | null = null;
  const load = async (): Promise<Elsewhere | null> => {
    loading ??= import("./load-elsewhere").then(({ loadElsewhere }) => loadElsewhere(place));
    // What could not be loaded is asked for again by the next check.
    return (loaded = await loading.catch(() => (loading = null)));
  };
  return async (call) => {
    let isAsked = false;
    const first = call((code) => {
      isAsked = true;
      return loaded?.(code) ?? null;
    });
    if (!isAsked || loaded !== null) return first;
    const elsewhere = await load();
    return elsewhere === null ? first : call(elsewhere);
  };
}
