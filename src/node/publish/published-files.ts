import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Files in Gatsby's `public/` that no browser requests: its own records, parts of pages and query results
 * that are included in the pages, the templates' bundles, which only run in the build, and a worker library.
 */
const ofTheBuild = [
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /^_gatsby\/slices\//,
  /^page-data\/sq\//,
  /^(?:templates|component---)[^/]*\.js(?:\.LICENSE\.txt)?$/,
  /^~partytown\//,
  /\.map$/,
];

/** A script, style sheet or .wasm with webpack's content hash in its name. */
const bundle = /^(?:static\/)?[^/]+[-.]([0-9a-f]{20})\.(?:js|css|wasm)(?:\.LICENSE\.txt)?$/;

/** All files below a folder, as relative paths with forward slashes, sorted. */
export function filesUnder(folder: string, prefix = ""): readonly string[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true })
    .flatMap((entry) => {
      const file = prefix + entry.name;
      return entry.isDirectory() ? filesUnder(folder, `${file}/`) : [file];
    })
    .sort();
}

/**
 * The files to publish. Gatsby never removes the bundles of earlier builds: bundles that no current one
 * refers to are omitted, so that a warm build publishes the same files as a cold one.
 * @param folder Gatsby's `public/`
 */
export function publishedFiles(folder: string): readonly string[] {
  const files = filesUnder(folder).filter((file) => !ofTheBuild.some((pattern) => pattern.test(file)));
  const current = currentBundles(
    folder,
    files.filter((file) => bundle.test(file)),
  );
  return files.filter((file) => !bundle.test(file) || current.has(file));
}

/** The bundles listed in webpack's statistics, and those that they refer to: a worker has its own runtime. */
function currentBundles(folder: string, bundles: readonly string[]): ReadonlySet<string> {
  const current = new Set<string>();
  const texts = [readFileSync(path.join(folder, "webpack.stats.json"), "utf8")];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    const known = text;
    const isNamed = (name: string): boolean => known.includes(bundle.exec(name)?.[1] ?? name);
    for (const file of bundles.filter((name) => !current.has(name) && isNamed(name))) {
      current.add(file);
      texts.push(readFileSync(path.join(folder, file), "utf8"));
    }
  }
  return current;
}
