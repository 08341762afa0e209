/** In: pages, in a thread of its own. Out: their HTML. This module is bundled into the renderer. */
import { parentPort, workerData } from "node:worker_threads";
import type { Bundles } from "./bundles";
import { renderDocument, type PageInput, type PageModule } from "./document";

export interface ThreadRequest {
  readonly id: number;
  /** The URL of the component's file. */
  readonly component: string;
  readonly page: PageInput;
}

export interface ThreadAnswer {
  readonly id: number;
  /** Null if rendering throws. */
  readonly html: string | null;
}

parentPort?.on("message", ({ id, component, page }: ThreadRequest) => {
  void import(component)
    .then((module) => renderDocument(module as PageModule, page, workerData as Bundles))
    .catch(() => null)
    .then((html) => parentPort?.postMessage({ id, html } satisfies ThreadAnswer));
});
