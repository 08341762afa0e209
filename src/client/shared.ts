/**
 * Imported by the entry and by all parts that are fetched later: esbuild creates one chunk for each set of
 * parts that share modules, and thus one shared chunk instead of ten.
 */
import "../behaviours/copying";
import "../behaviours/failure-notice";
import "../behaviours/single-keys";
import "../lib/browser/key-index";
import "../lib/reference/read-cards";
import "../lib/urls/base-path";
import "../lib/urls/with-prefix";
