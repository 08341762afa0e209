/** The part of builds and development that depends on the site's configuration, compiled with it. */
export { checkSources } from "./check/check-sources";
export { followSamples, reportSamples } from "./samples/report-samples";
export { runSampleCheck } from "./samples/run-check";
export { createSearchFiles } from "./site-files/search-index";
export { writeSiteFiles } from "./site-files/site-files";
export { checkConfiguration, readSettings } from "./settings/read-site";
export { createRedirects } from "./site-files/write-redirects";
