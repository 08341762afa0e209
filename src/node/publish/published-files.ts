import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * What Gatsby writes into its `public/` and no reader requests: its own records, parts of pages and results
 * of queries that are in the pages already, the templates' bundles, which run in the build alone, and a
 * library for workers.
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

/** A script or style sheet named after what is in it, as webpack names them. */
const bundle = /^[^/]+[-.]([0-9a-f]{20})\.(?:js|css)(?:\.LICENSE\.txt)?$/;

/** All files below a folder, as paths from it with forward slashes, sorted. */
export function filesUnder(folder: string, prefix = ""): readonly string[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true })
    .flatMap((entry) => {
      const file = prefix + entry.name;
      return entry.isDirectory() ? filesUnder(folder, `${file}/`) : [file];
    })
    .sort();
}

/**
 * The files to publish. Gatsby never removes the bundles of earlier builds: those that no current bundle
 * names are left out, so that a warm build publishes what a cold one does.
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

/**
 * The bundles that webpack's statistics name, and those that these name: a worker has a runtime of its own.
 */
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
