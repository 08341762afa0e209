/** What a build and the development server run with a site's own configuration, which is compiled into it. */
export { checkSources } from "./check/check-sources";
export { reportSamples } from "./samples/report-samples";
export { followSamples } from "./samples/follow-samples";
export { runSampleCheck } from "./samples/run-check";
export { createSearchFiles } from "./search/publish-search";
export { siteFiles } from "./site-files";
