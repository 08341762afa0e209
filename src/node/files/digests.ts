import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesUnder } from "./published-files";
import { readOrNull } from "./write-unless-same";

export const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** With Gatsby's schema and resolvers, and the code that renders, annotates and publishes pages. */
const PROGRAM = {
  files: [
    "gatsby-config.js",
    "gatsby-node.js",
    "plugins/gatsby-source-luau-defs/gatsby-node.js",
    "package.json",
    "package-lock.json",
  ],
  folders: ["src/lib", "src/node"],
};

/** Digest of the program in a stage: results that another program has stored are not used. */
export function programDigest(stage: string): string {
  const pathOf = (name: string): string => path.join(stage, name);
  const folders = PROGRAM.folders.map(pathOf);
  const sources = folders.flatMap((folder) => filesUnder(folder).map((file) => path.join(folder, file)));
  const texts = sources.map((file) => readFileSync(file, "utf8"));
  return digestOf([PROGRAM.files.map((file) => readOrNull(pathOf(file))), texts]);
}
