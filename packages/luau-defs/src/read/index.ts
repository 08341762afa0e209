/** In: files. Out: converted modules, one file at a time. */
export type { PipelineCache } from "./analyse-file";
export { parseDocComment } from "./syntax/doc-comment";
export { findLinks } from "./convert/doc-links";
export { readError, readParameter, readReturn, readVersion } from "./convert/doc-tag-body";
export { convertComments } from "./convert-comments";
export { moonwaveType } from "./dialects/moonwave-type";
export { readComments } from "./dialects/read-comments";
export { requestOf, requireResolver } from "./modules/require-path";
export { findFiles } from "./source/find-files";
export { gatherChanges, SETTLE_MS, watchDefinitions } from "./source/watch";
export {
  type InstanceNode,
  isManifest,
  type PackageFolder,
  type PackageManifest,
  readManifest,
} from "./source/package-manifest";
export { type Project, readPackages } from "./source/project-packages";
export { readMocks, readShipped, shippedPlatforms } from "./source/companion-files";
export { readSources } from "./source/read-sources";
export { sourceFile, type SourceFile } from "./source/source-file";
export { docLocations } from "./syntax/doc-comment-locations";
export { markdownOf } from "./syntax/doc-text";
export { parseSource } from "./syntax/parse-source";
