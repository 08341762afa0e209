/** Runs beside the page, so that no search ever holds up a key: loads indexes when they are first asked for, and searches. */
import type { SearchScope } from "../../../lib/search/manifest";
import { search } from "../../../lib/search/search";
import { loadIndex, type LoadedIndex } from "./load-index";
import type { SearchReply, SearchRequest } from "./messages";

/** Results of a group. */
const LIMIT = 20;

const loaded = new Map<string, Promise<LoadedIndex | null>>();
let latest = 0;

self.addEventListener("message", (event: MessageEvent<SearchRequest>) => {
  latest = event.data.id;
  void answer(event.data);
});

async function answer({ id, folder, scope, query }: SearchRequest): Promise<void> {
  const index = await indexOf(folder, scope);
  // While the index was on its way, more was typed.
  if (id !== latest) return;
  if (index === null) return reply({ kind: "failed", id });
  reply({ kind: "found", id, scope, query, result: search(index.index, query, LIMIT), examples: index.examples, complete: index.complete });
}

/** An index is loaded once; one that did not come in full is asked for again by the next search. */
async function indexOf(folder: string, scope: SearchScope): Promise<LoadedIndex | null> {
  const key = `${scope.locale} ${scope.version}`;
  const loading = loaded.get(key) ?? loadIndex(folder, scope).catch(() => null);
  loaded.set(key, loading);
  const index = await loading;
  if (index?.complete !== true && loaded.get(key) === loading) loaded.delete(key);
  return index;
}

const reply = (message: SearchReply): void => self.postMessage(message);
