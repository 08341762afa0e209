import { createSearchEngine } from "../components/search/engine/worker-search-engine";
import { SEARCH_FOLDER } from "../lib/search/manifest";
import { withPrefix } from "../lib/urls/with-prefix";

/** The page's search engine, whose worker starts with the first query. */
export const searchEngine = createSearchEngine(withPrefix(SEARCH_FOLDER));
