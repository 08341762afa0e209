/** What the types of the queries follow from: the queries, the code that makes the schema, and the fields that guides and posts have. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const parts = ["src", "plugins", "content", "gatsby-config.js", "gatsby-node.js", "package-lock.json"];
const isProgram = (file) => /\.(?:tsx?|[cm]?js|json|mdx?)$/.test(file) && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(file) && !file.endsWith("gatsby-types.d.ts");

/**
 * @param {string} stage the copy of the sources that is built
 * @param {string} types the file that has the types
 * @returns {string} a digest of the names and the texts of the files, and of the types as they are
 */
export function programDigest(stage, types) {
  const hash = createHash("sha256").update(existsSync(types) ? readFileSync(types) : "none");
  for (const part of parts) for (const file of filesOf(path.join(stage, part))) hash.update(path.relative(stage, file)).update("\0").update(textOf(file)).update("\0");
  return hash.digest("hex");
}

/** Of a guide, what Gatsby makes fields of. */
function textOf(file) {
  const text = readFileSync(file);
  return /\.mdx?$/.test(file) ? (/^---\n.*?\n---/s.exec(text.toString("utf8"))?.[0] ?? "") : text;
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
