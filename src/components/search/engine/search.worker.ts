/** Runs beside the page, so that no search ever holds up a key. */
import { createAnswers } from "./search-answers";
import { fetchFrom } from "../../../lib/search/load-index";
import type { SearchReply, SearchRequest } from "./engine-over";

const { answer, prepare } = createAnswers((reply) => self.postMessage(reply));

self.addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => {
  if ("prepare" in data) return void prepare(data.prepare, fetchFrom(data.folder));
  answer(data, fetchFrom(data.folder)).catch((error: unknown) => {
    // The page must not wait for results that will not come.
    self.postMessage({ kind: "failed", id: data.id } satisfies SearchReply);
    throw error;
  });
});
