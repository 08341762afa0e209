/** Runs beside the page, so that no search ever holds up a key. */
import { createAnswers } from "./answers";
import { fetchFrom } from "./fetch-index-file";
import type { SearchRequest } from "./messages";

const answer = createAnswers((reply) => self.postMessage(reply));

self.addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => void answer(data, fetchFrom(data.folder)));
