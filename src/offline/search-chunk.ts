/** Stands for the search's own chunk: the same dialog over an engine that needs no server. */
import type { SearchEngine } from "../components/search/engine/engine-over";
import { engineOver } from "../components/search/engine/engine-over";
import { createAnswers } from "../components/search/engine/answers";
import { readIndexFile } from "./index-files";

export { SearchDialog } from "../components/search/SearchDialog";

/** Searches in the page itself: browsers give pages of files no workers. */
export function createSearchEngine(): SearchEngine {
  const { engine, receive } = engineOver((question) => void answer(question, readIndexFile));
  const answer = createAnswers(receive);
  return engine;
}
