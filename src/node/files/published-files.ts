import { readdirSync } from "node:fs";
import path from "node:path";
import { ifPresent } from "./if-present";

/** Files that Gatsby writes and no browser requests: its records and bundles, results of queries. */
const ofGatsby = [
  /^page-data\//,
  /^_gatsby\//,
  /^~partytown\//,
  /^(?:webpack\.stats|chunk-map)\.json$/,
  /^[^/]*[-.][0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt|\.map)?$/,
];

/** All files below a folder, as relative paths with forward slashes, sorted; none if it is missing. */
export function filesUnder(folder: string, prefix = ""): readonly string[] {
  const entries = ifPresent(() => readdirSync(path.join(folder, prefix), { withFileTypes: true })) ?? [];
  return entries
    .flatMap((entry) => {
      const file = prefix + entry.name;
      return entry.isDirectory() ? filesUnder(folder, `${file}/`) : [file];
    })
    .sort();
}

/** The files to publish, with their paths in the stage: those of the site, and those that the build wrote. */
export function publishedFiles(stage: string): ReadonlyMap<string, string> {
  const [sources, written] = [path.join(stage, "static"), path.join(stage, "public")];
  const filesIn = (folder: string): [string, string][] =>
    filesUnder(folder).map((file) => [file, path.join(folder, file)]);
  const fromBuild = filesIn(written).filter(([file]) => !ofGatsby.some((pattern) => pattern.test(file)));
  return new Map([...filesIn(sources), ...fromBuild].sort(([a], [b]) => (a < b ? -1 : 1)));
}
