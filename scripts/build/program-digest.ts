import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const parts = ["src", "plugins", "content", "gatsby-config.js", "gatsby-node.js", "package-lock.json"];

function isProgram(file: string): boolean {
  if (file.endsWith("gatsby-types.d.ts") || /(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(file)) return false;
  return /\.(?:tsx?|[cm]?js|json|mdx?)$/.test(file);
}

/**
 * A digest of all inputs of the queries' types: the queries, the code that creates the schema, the fields of
 * guides and posts, and the current types.
 * @param stage the copy of the sources to build
 * @param types the file of the types
 */
export function programDigest(stage: string, types: string): string {
  const hash = createHash("sha256").update(existsSync(types) ? readFileSync(types) : "none");
  for (const file of parts.flatMap((part) => filesOf(path.join(stage, part)))) {
    hash.update(path.relative(stage, file)).update("\0").update(textOf(file)).update("\0");
  }
  return hash.digest("hex");
}

/** For a guide, the part from which Gatsby creates fields. */
function textOf(file: string): string | Uint8Array {
  const text = readFileSync(file);
  return /\.mdx?$/.test(file) ? (/^---\n.*?\n---/s.exec(text.toString("utf8"))?.[0] ?? "") : text;
}

function filesOf(entry: string): readonly string[] {
  if (!existsSync(entry)) return [];
  if (path.extname(entry) !== "") return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .filter((file) => isProgram(path.relative(entry, file)))
    .sort();
}
