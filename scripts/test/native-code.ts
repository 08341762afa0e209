/** Checks the Rust and C++ sources, and that the committed `.wasm` files are built from them. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { root, run } from "../run";
import { sumOutcomes, skipped, type Counts, type Outcome } from "./outcome";
import { check, withCounts, isQuiet, temporaryFolder, vitest, withTool, type Step } from "./test-steps";

const parser = path.join(root, "packages/full-moon-wasm");
const manifest = ["--manifest-path", path.join(parser, "Cargo.toml")];
const bridge = path.join(root, "packages/luau-wasm/src");

const rustParts: readonly Step[] = [
  // Debug information is not needed, and takes a third of the compile time.
  () =>
    withCounts("cargo", ["test", "--quiet", ...manifest], cargoCounts, { CARGO_PROFILE_DEV_DEBUG: "false" }),
  withTool(
    "cargo-clippy",
    check("cargo", ["clippy", "--quiet", "--all-targets", ...manifest, "--", "-D", "warnings"]),
  ),
  withTool("rustfmt", check("cargo", ["fmt", ...manifest, "--check"])),
  () => wasm("build:wasm", path.join(parser, "full_moon.wasm"), "parser", "FULL_MOON_WASM"),
];

export const rust: Step = withTool("cargo", async () => {
  let all: Outcome = { passed: 0, failed: 0 };
  for (const part of rustParts) all = sumOutcomes(all, await part());
  return all;
});

export const cpp: Step = withTool(
  "clang-format",
  check("clang-format", [
    "--dry-run",
    "--Werror",
    ...readdirSync(bridge).map((name) => path.join(bridge, name)),
  ]),
);

export const emscripten: Step = () =>
  wasm("build:luau", path.join(root, "packages/luau-wasm/luau.wasm"), "luau", "LUAU_WASM");

/** Builds a `.wasm`, which must equal the committed one, or pass the package's tests. */
async function wasm(script: string, committed: string, project: string, variable: string): Promise<Outcome> {
  const built = path.join(temporaryFolder, path.basename(committed));
  const { code, output } = await run("npm", ["run", "--silent", script, "--", "--out", built], {
    quiet: isQuiet,
  });
  if (code === 3) return skipped("no toolchain for WebAssembly: the committed .wasm was not built again");
  if (code !== 0) return { passed: 0, failed: 1, output };
  if (!readFileSync(built).equals(readFileSync(committed))) return vitest(project, { [variable]: built })();
  return { passed: 1, failed: 0, note: "the committed .wasm came out again, byte by byte" };
}

function cargoCounts(output: string): Counts {
  const results = [...output.matchAll(/test result: \w+\. (\d+) passed; (\d+) failed/g)];
  return results
    .map((m): Outcome => ({ passed: Number(m[1]), failed: Number(m[2]) }))
    .reduce(sumOutcomes, { passed: 0, failed: 0 });
}
