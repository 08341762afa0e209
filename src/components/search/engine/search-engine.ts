import { engineOver, type SearchEngine } from "./engine-over";
import type { SearchReply, SearchRequest } from "./messages";

/** Starts the worker. `folder`: the address of the folder with the index. */
export function createSearchEngine(folder: string): SearchEngine {
  const worker = new Worker(new URL("./search.worker.ts", import.meta.url));
  const { engine, receive, fail } = engineOver((question) => worker.postMessage({ ...question, folder } satisfies SearchRequest));
  worker.addEventListener("message", ({ data }: MessageEvent<SearchReply>) => receive(data));
  // The worker's program itself could not be loaded.
  worker.addEventListener("error", fail);
  return engine;
}
