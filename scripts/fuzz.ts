/**
 * `npm run fuzz`: runs random text through the parser and the pipeline. `--runs N`, `--seed N` to repeat a
 * run. Failing inputs are minimised and stored in tests/fixtures/fuzz-corpus, with which every later test
 * starts.
 */
import { parseArgs } from "node:util";
import { run } from "./run";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "20000" }, seed: { type: "string" } },
});
for (const [name, value] of Object.entries(values)) {
  if (Number.isSafeInteger(Number(value))) continue;
  console.error(`--${name} takes a whole number, and ${String(value)} is none.`);
  process.exit(2);
}
const seed: Readonly<Record<string, string>> = values.seed === undefined ? {} : { FUZZ_SEED: values.seed };
const env = { FUZZ_RUNS: values.runs, FUZZ_KEEP: "1", ...seed };
const { code } = await run("vitest", ["run", "--project", "unit", "tests/unit/security/fuzz.test.ts"], {
  env,
});
process.exit(code);
