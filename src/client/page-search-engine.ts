import { createSearchEngine } from "../components/search/engine/worker-search-engine";
import { SEARCH_FOLDER } from "../lib/search/manifest";
import { withPrefix } from "../lib/urls/with-prefix";

export const searchEngine = createSearchEngine(withPrefix(SEARCH_FOLDER));
