/** Answers searches: loads indexes when they are first asked for, and searches in them. */
import { filesOf, MANIFEST_FILE, type SearchScope } from "../../../lib/search/manifest";
import { search } from "../../../lib/search/search";
import { loadIndex, type LoadedIndex, type ReadIndexFile } from "./load-index";
import type { SearchQuestion, SearchReply } from "./messages";

/** Results of a group. */
const LIMIT = 20;

interface Answers {
  /** Answers by `reply`, unless a later question has overtaken this one. */
  readonly answer: (question: SearchQuestion, read: ReadIndexFile) => Promise<void>;
  /** Fetches the names of an index before the first question. */
  readonly prepare: (scope: SearchScope, read: ReadIndexFile) => Promise<void>;
}

/** What answers questions, each with the way to the index's files. */
export function createAnswers(reply: (message: SearchReply) => void): Answers {
  /** Files that were fetched ahead. */
  const ahead = new Map<string, Promise<unknown>>();
  const readAhead =
    (read: ReadIndexFile): ReadIndexFile =>
    async (name) => {
      const file = ahead.get(name);
      ahead.delete(name);
      return (await file) ?? read(name);
    };
  const loaded = new Map<string, Promise<LoadedIndex | null>>();
  let latest = 0;

  /** An index is loaded once; one that did not come in full is asked for again by the next search. */
  const indexOf = async (read: ReadIndexFile, scope: SearchScope): Promise<LoadedIndex | null> => {
    const key = `${scope.locale} ${scope.version}`;
    const loading = loaded.get(key) ?? loadIndex(readAhead(read), scope).catch(() => null);
    loaded.set(key, loading);
    const index = await loading;
    if (index?.complete !== true && loaded.get(key) === loading) loaded.delete(key);
    return index;
  };

  const prepare: Answers["prepare"] = async (scope, read) => {
    const manifest = read(MANIFEST_FILE);
    ahead.set(MANIFEST_FILE, manifest);
    const files = filesOf(await manifest, scope);
    if (files !== null) ahead.set(files.symbols, read(files.symbols));
  };
  const answer: Answers["answer"] = async ({ id, scope, query }, read) => {
    latest = id;
    const index = await indexOf(read, scope);
    // While the index was on its way, more was typed.
    if (id !== latest) return;
    if (index === null) return reply({ kind: "failed", id });
    reply({
      kind: "found",
      id,
      scope,
      query,
      result: search(index.index, query, LIMIT),
      examples: index.examples,
      complete: index.complete,
    });
  };
  return { answer, prepare };
}
