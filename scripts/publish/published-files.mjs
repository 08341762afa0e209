/** Which of the files that Gatsby leaves in its `public/` are for readers. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Notes for Gatsby's next build, parts of pages and results of queries that are in the pages already, the templates'
 * programs, which ran in the build alone, and a program for workers that no page asks for.
 */
const ofTheBuild = [/^webpack\.stats\.json$/, /^chunk-map\.json$/, /^_gatsby\/slices\//, /^page-data\/sq\//, /^(?:templates|component---)[^/]*\.js(?:\.LICENSE\.txt)?$/, /^~partytown\//, /\.map$/];

/** A script or style sheet named after what is in it, as webpack names them. */
const bundle = /^[^/]+[-.]([0-9a-f]{20})\.(?:js|css)(?:\.LICENSE\.txt)?$/;

/** All files below a folder, as paths from it with forward slashes, sorted. */
export function filesUnder(folder, prefix = "") {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true })
    .flatMap((entry) => {
      const file = prefix + entry.name;
      return entry.isDirectory() ? filesUnder(folder, `${file}/`) : [file];
    })
    .sort();
}

/**
 * The files to publish. Bundles of earlier builds stay in Gatsby's folder for ever: those that the current program
 * does not name are left out, so that a warm build publishes what a cold one does.
 * @param {string} folder Gatsby's `public/`
 * @returns {readonly string[]}
 */
export function publishedFiles(folder) {
  const files = filesUnder(folder).filter((file) => !ofTheBuild.some((pattern) => pattern.test(file)));
  const current = currentBundles(folder, files.filter((file) => bundle.test(file)));
  return files.filter((file) => !bundle.test(file) || current.has(file));
}

/** The bundles that webpack's notes name, and those that these name in turn: a worker has a runtime of its own. */
function currentBundles(folder, bundles) {
  const current = new Set();
  const texts = [readFileSync(path.join(folder, "webpack.stats.json"), "utf8")];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    const known = text;
    for (const file of bundles.filter((name) => !current.has(name) && known.includes(bundle.exec(name)?.[1] ?? name))) {
      current.add(file);
      texts.push(readFileSync(path.join(folder, file), "utf8"));
    }
  }
  return current;
}
