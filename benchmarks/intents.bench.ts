/**
 * How many newcomers' queries find what they want: `npm run bench -- intents`, with `--held-out` for the
 * third that is set aside. Beside it, in the same run, MiniSearch with VitePress' settings over the same
 * Markdown, one section a symbol, and our search with parts left out.
 */
import { pathToFileURL } from "node:url";
import path from "node:path";
import { root } from "../scripts/run";
import type * as Entry from "../tests/unit/search/support/intents-entry";
import { importBundled } from "./import-bundled";

const entry = path.join(root, "tests/unit/search/support/intents-entry.ts");
const bench = await importBundled<typeof Entry>({
  entryPoints: [entry],
  packages: "external",
  // From their sources: no build of them may be older.
  alias: Object.fromEntries(
    ["luau-contract", "luau-search"].map((name) => [name, path.join(root, `packages/${name}/src/index.ts`)]),
  ),
  define: { "import.meta.url": JSON.stringify(pathToFileURL(entry).href) },
});
const heldOut = process.argv.includes("--held-out");
const intents = bench.readIntents().filter((intent) => bench.isHeldOut(intent) === heldOut);

console.log(`${intents.length} queries, ${heldOut ? "held out" : "for tuning"}`);
for (const [name, search] of bench.searches()) {
  const score = bench.scoreIntents(intents, search);
  console.log(`  ${bench.toLine(name, score)}`);
  if (name !== "our search") continue;
  console.log(`  ${bench.saidLine(intents)}`);
  if (process.argv.includes("--missed")) console.log(score.missed.join("\n"));
}
