/**
 * Stands for src/client/page-search-engine.ts: browsers give pages of files no workers, so the search runs in
 * the page.
 */
import { createAnswers } from "../components/search/engine/answers";
import { engineOver } from "../components/search/engine/engine-over";
import { readIndexFile } from "./index-files";

const { engine, receive } = engineOver((question) => {
  if ("id" in question) void answer(question, readIndexFile);
});
const { answer } = createAnswers(receive);

export const searchEngine = engine;
