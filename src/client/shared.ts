/** esbuild creates a chunk per set of parts that share modules: these are one chunk instead of ten. */
import "../behaviours/copying";
import "../behaviours/failure-notice";
import "../behaviours/single-keys";
import "../lib/browser/closest-to";
import "../lib/browser/dom";
import "../lib/browser/fetch-file";
import "../lib/browser/history-entry";
import "../lib/browser/key-index";
import "../lib/reference/read-cards";
import "../lib/search/manifest";
import "../lib/urls/base-path";
import "../lib/urls/with-prefix";
