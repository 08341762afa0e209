/** Renders pages beside the queries of the next ones. */
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { Bundles } from "./bundles";
import type { PageInput } from "./document";
import type { ThreadAnswer, ThreadRequest } from "./render-thread";

export interface RenderThread {
  /** Null if the page cannot be rendered: the caller finds out why. */
  readonly render: (page: PageInput & { readonly component: string }) => Promise<string | null>;
  readonly end: () => Promise<unknown>;
}

/** @param fileOf the renderer's files, by component */
export function startRenderThread(
  threadFile: string,
  fileOf: (component: string) => string,
  bundles: Bundles,
): RenderThread {
  const thread = new Worker(pathToFileURL(threadFile), { workerData: bundles });
  const waiting = new Map<number, (html: string | null) => void>();
  let pages = 0;
  let hasEnded = false;
  const answer = ({ id, html }: ThreadAnswer): void => {
    waiting.get(id)?.(html);
    waiting.delete(id);
  };
  const stop = (): void => {
    hasEnded = true;
    for (const id of waiting.keys()) answer({ id, html: null });
  };
  thread.on("message", answer).on("error", stop).on("exit", stop);
  return {
    render: ({ component, path, data, pageContext }) => {
      if (hasEnded) return Promise.resolve(null);
      const id = (pages += 1);
      const page = { path, data, pageContext };
      const request: ThreadRequest = { id, component: pathToFileURL(fileOf(component)).href, page };
      thread.postMessage(request);
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    end: () => thread.terminate(),
  };
}
