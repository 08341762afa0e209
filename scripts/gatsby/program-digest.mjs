/** What the types of the queries follow from: the queries, and the code that makes the schema. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const parts = ["src", "plugins", "gatsby-config.js", "gatsby-node.js", "package-lock.json"];
const isProgram = (file) => /\.(?:tsx?|[cm]?js|json)$/.test(file) && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(file) && !file.endsWith("gatsby-types.d.ts");

/**
 * @param {string} stage the copy of the sources that is built
 * @returns {string} a digest of the names and the texts of the files
 */
export function programDigest(stage) {
  const hash = createHash("sha256");
  for (const part of parts) for (const file of filesOf(path.join(stage, part))) hash.update(path.relative(stage, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function filesOf(entry) {
  if (!existsSync(entry)) return [];
  const isFile = path.extname(entry) !== "";
  if (isFile) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .filter(isProgram)
    .sort();
}
