/** Answers searches: loads indexes when they are first asked for, and searches in them. */
import { isAnswered, parseQuery, search, type OpenIndex, type SearchResult } from "luau-search";
import { filesOf, MANIFEST_FILE, type SearchScope } from "../../../lib/search/manifest";
import { loadIndex, type LoadedIndex, type ReadIndexFile } from "../../../lib/search/load-index";
import type { SearchQuestion, SearchReply } from "./engine-over";

const LIMIT = 20;

/** Answers questions by `reply`, unless a later question has overtaken them. `read` reads the index's files. */
export function createAnswers(reply: (message: SearchReply) => void) {
  const ahead = new Map<string, Promise<unknown>>();
  const readAhead =
    (read: ReadIndexFile): ReadIndexFile =>
    async (name) => {
      const file = ahead.get(name);
      ahead.delete(name);
      return (await file) ?? read(name);
    };
  const request = (name: string, read: ReadIndexFile): Promise<unknown> => {
    const file = ahead.get(name) ?? read(name);
    ahead.set(name, file);
    return file;
  };
  const loadingOf = createLoader();
  let latest = 0;

  /** Fetches the names of an index before the first question; each file once, however often it is called. */
  const prepare = async (scope: SearchScope, read: ReadIndexFile): Promise<void> => {
    const files = filesOf(await request(MANIFEST_FILE, read), scope);
    if (files !== null) void request(files.symbols, read);
  };
  const answer = async (question: SearchQuestion, read: ReadIndexFile): Promise<void> => {
    const { id, scope, query } = question;
    latest = id;
    const loading = loadingOf(readAhead(read), scope);
    const names = await loading.names;
    // While the index was on its way, more was typed.
    if (id !== latest) return;
    if (names !== null && !loading.isOpen()) {
      const result = searchNames(names, query);
      const byName = { ...question, kind: "found", examples: [], firstGuides: [], complete: true } as const;
      if (result !== null) reply({ ...byName, result });
    }
    const loaded = await loading.whole;
    if (id !== latest) return;
    if (loaded === null) return reply({ kind: "failed", id });
    const { index, ...facts } = loaded;
    reply({ ...question, kind: "found", result: search(index, query, LIMIT), ...facts });
  };
  return { answer, prepare };
}

/** An index is loaded once; an incomplete one is requested again by the next search. */
function createLoader(): (read: ReadIndexFile, scope: SearchScope) => Loading {
  const loaded = new Map<string, Loading>();
  return (read, scope) => {
    const key = `${scope.locale} ${scope.version}`;
    const loading = loaded.get(key) ?? startLoading(read, scope);
    if (loaded.get(key) === loading) return loading;
    loaded.set(key, loading);
    void loading.whole.then((index) => {
      if (index?.complete !== true && loaded.get(key) === loading) loaded.delete(key);
    });
    return loading;
  };
}

interface Loading {
  /** Data for a search by name; null where it cannot be loaded. */
  readonly names: Promise<OpenIndex | null>;
  readonly whole: Promise<LoadedIndex | null>;
  readonly isOpen: () => boolean;
}

function startLoading(read: ReadIndexFile, scope: SearchScope): Loading {
  let isOpen = false;
  let open: (names: OpenIndex | null) => void = () => undefined;
  const names = new Promise<OpenIndex | null>((resolve) => (open = resolve));
  const whole = loadIndex(read, scope, open)
    .catch(() => null)
    .then((index) => {
      isOpen = true;
      open(null);
      return index;
    });
  return { names, whole, isOpen: () => isOpen };
}

/** Results by name alone, until the rest is open; null where that is required, as for a search by type. */
function searchNames(names: OpenIndex, query: string): SearchResult | null {
  if (parseQuery(query).types.length > 0) return null;
  const result = search(names, query, LIMIT);
  return isAnswered(result) ? result : null;
}
