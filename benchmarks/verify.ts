/**
 * `npm run bench:verify -- CHECKOUT [--lune PATH]`: probes Lune, compares it with the definitions of a checkout
 * of its repository, and prints what has drifted and what each step costs. Then writes its first definitions
 * as for an engine that has none, and compares them, too. Without `--lune`, installs Lune from its crate, which
 * takes twelve minutes on two cores.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { root, run } from "../scripts/run";

const LUNE = "0.11.1";

const { values, positionals } = parseArgs({
  options: { lune: { type: "string" } },
  allowPositionals: true,
});
const crates = path.resolve(positionals[0] ?? "lune", "crates");
if (!existsSync(crates)) {
  console.error(`${crates} does not exist: name a checkout of github.com/lune-org/lune.`);
  process.exit(2);
}
const work = mkdtempSync(path.join(tmpdir(), "verify-"));
let lune = path.resolve(values.lune ?? "");
try {
  if (values.lune === undefined) lune = await installLune();
  const commit = await run("git", ["-C", crates, "log", "-1", "--format=%h, %cs"], { quiet: true });
  const modules = copyDefinitions();
  console.log(`Lune ${LUNE}, definitions of ${commit.output.trim()}: ${modules.join(", ")}\n`);
  await compare(["definitions"]);
  await firstDefinitions(modules);
} finally {
  rmSync(work, { recursive: true });
}

async function installLune(): Promise<string> {
  const folder = path.join(root, "node_modules/.cache/lune");
  const binary = path.join(folder, "bin/lune");
  if (!existsSync(binary))
    await step("cargo install", "cargo", ["install", "lune", "--version", LUNE, "--root", folder]);
  return binary;
}

/** As modules of the names that scripts require; returns these. */
function copyDefinitions(): readonly string[] {
  mkdirSync(path.join(work, "definitions"));
  writeFileSync(path.join(work, "luau-defs.config.json"), '{ "require": "@lune/{path}" }\n');
  return readdirSync(crates).flatMap((crate) => {
    const file = path.join(crates, crate, "types.d.luau");
    const name = /^lune-std-(\w+)$/.exec(crate)?.[1];
    if (name === undefined || !existsSync(file)) return [];
    cpSync(file, path.join(work, "definitions", `${name}.luau`));
    return [name];
  });
}

/** Probes, and prints each difference in one line. */
async function compare(probed: readonly string[]): Promise<void> {
  await luauDefs("probe", ["probe", ...probed, "-o", "probe.luau"]);
  await runProbe();
  const found = await luauDefs("verify", ["verify", "report.txt", "definitions", "--format", "github"]);
  const lines = found.split("\n").filter((line) => line.startsWith("::"));
  for (const line of lines) console.log(`  ${line.replace(/^::(\w+).*?::/, "$1: ").replace(/%0A.*/, "")}`);
  console.log(`${lines.length} differences\n`);
}

async function firstDefinitions(modules: readonly string[]): Promise<void> {
  for (const entry of ["definitions", "luau-defs.config.json"])
    rmSync(path.join(work, entry), { recursive: true });
  await luauDefs("probe without definitions", [
    "probe",
    "--require",
    ...modules.map((name) => `@lune/${name}`),
    "-o",
    "probe.luau",
  ]);
  await runProbe();
  await luauDefs("init", ["init", "--from", "report.txt"]);
  await luauDefs("check", ["check", "definitions", "--strict"]);
  await compare(["definitions"]);
}

async function runProbe(): Promise<void> {
  const output = await step("lune run", lune, ["run", "probe.luau"]);
  writeFileSync(path.join(work, "report.txt"), output);
}

function luauDefs(what: string, args: readonly string[]): Promise<string> {
  return step(what, process.execPath, [path.join(root, "node_modules/.bin/luau-defs"), ...args]);
}

/** Runs a command, and prints how long it takes. Differences are no failure. */
async function step(what: string, command: string, args: readonly string[]): Promise<string> {
  const begun = Date.now();
  const { code, output } = await run(command, args, { quiet: true, cwd: work });
  if (code > 1) throw new Error(`${what} fails:\n${output}`);
  console.log(`${what}: ${((Date.now() - begun) / 1000).toFixed(2)} s`);
  return output;
}
