import { engineOver, type SearchEngine, type SearchReply, type SearchRequest } from "./engine-over";

/** Starts the worker with the first question. `folder`: the address of the folder with the index. */
export function createSearchEngine(folder: string): SearchEngine {
  let worker: Worker | null = null;
  const { engine, receive, fail } = engineOver((question) =>
    (worker ??= start()).postMessage({ ...question, folder } satisfies SearchRequest),
  );
  const start = (): Worker => {
    const started = new Worker(new URL("./search.worker.ts", import.meta.url));
    started.addEventListener("message", ({ data }: MessageEvent<SearchReply>) => receive(data));
    // The worker's program itself could not be loaded, and never will be by this one.
    started.addEventListener("error", () => {
      started.terminate();
      worker = null;
      fail();
    });
    return started;
  };
  return engine;
}
