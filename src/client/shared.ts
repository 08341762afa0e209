/**
 * What both the script of every page and parts that it fetches later use. esbuild puts modules into one file
 * that are used by the same parts: by importing this file into all of them, there is one such file rather
 * than ten.
 */
import "../behaviours/copying";
import "../behaviours/failure-notice";
import "../behaviours/single-keys";
import "../lib/browser/storage";
import "../lib/docs/preferred-version";
import "../lib/reference/cards";
import "../lib/search/query-address";
import "../lib/urls/base-path";
import "../lib/urls/with-prefix";
