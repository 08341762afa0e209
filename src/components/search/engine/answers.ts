/** Answers searches: loads indexes when they are first asked for, and searches in them. */
import type { SearchScope } from "../../../lib/search/manifest";
import { search } from "../../../lib/search/search";
import { loadIndex, type LoadedIndex, type ReadIndexFile } from "./load-index";
import type { SearchQuestion, SearchReply } from "./messages";

/** Results of a group. */
const LIMIT = 20;

/** What answers questions by `reply`, each with the way to the index's files. A question that a later one has overtaken gets no answer. */
export function createAnswers(reply: (message: SearchReply) => void): (question: SearchQuestion, read: ReadIndexFile) => Promise<void> {
  const loaded = new Map<string, Promise<LoadedIndex | null>>();
  let latest = 0;

  /** An index is loaded once; one that did not come in full is asked for again by the next search. */
  const indexOf = async (read: ReadIndexFile, scope: SearchScope): Promise<LoadedIndex | null> => {
    const key = `${scope.locale} ${scope.version}`;
    const loading = loaded.get(key) ?? loadIndex(read, scope).catch(() => null);
    loaded.set(key, loading);
    const index = await loading;
    if (index?.complete !== true && loaded.get(key) === loading) loaded.delete(key);
    return index;
  };

  return async ({ id, scope, query }, read) => {
    latest = id;
    const index = await indexOf(read, scope);
    // While the index was on its way, more was typed.
    if (id !== latest) return;
    if (index === null) return reply({ kind: "failed", id });
    reply({ kind: "found", id, scope, query, result: search(index.index, query, LIMIT), examples: index.examples, complete: index.complete });
  };
}
