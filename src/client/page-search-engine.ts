import { createSearchEngine } from "../components/search/engine/worker-search-engine";
import { SEARCH_FOLDER } from "../lib/search/manifest";
import { withPrefix } from "../lib/urls/with-prefix";

/** The search of this document. Its worker starts with the first question. */
export const searchEngine = createSearchEngine(withPrefix(SEARCH_FOLDER));
