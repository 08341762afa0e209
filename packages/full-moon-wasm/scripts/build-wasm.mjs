#!/usr/bin/env node
// @ts-check
/**
 * Compiles the crate to WebAssembly and records the origin of the result.
 *
 *   node scripts/build-wasm.mjs               → full_moon.wasm and provenance.json of this package
 *   node scripts/build-wasm.mjs --out PATH    → PATH only, to compare and test a new build
 *
 * With rustup's `wasm32-unknown-unknown` target, this is a single call of cargo. Without it, Debian's
 * packages `rustc-web`, `cargo-web`, `rust-web-src` and `lld` build the standard library together with the
 * crate.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sourceHash } from "./source-hash.mjs";
import { lockedVersion, NO_TOOLCHAIN, outPath, outputOf, writeWasm } from "./wasm-file.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const TARGET = "wasm32-unknown-unknown";

build();

function build() {
  const out = outPath();
  const { cargo, rustc, args, env } = hasRustupTarget() ? rustup() : debian();
  const version = outputOf(rustc, ["--version"]);
  console.log(`Building with ${version}`);
  execFileSync(cargo, ["build", "--release", "--locked", "--lib", "--target", TARGET, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env, RUSTFLAGS: rustFlags(sysrootOf(rustc)) },
  });
  const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
  const wasm = readFileSync(join(target, TARGET, "release", "full_moon_wasm.wasm"));
  const versions = { fullMoon: lockedVersion(root, "full_moon"), rustc: version };
  writeWasm(join(root, "full_moon.wasm"), out, wasm, sourceHash(root), versions);
}

/** @param {string} rustc */
function sysrootOf(rustc) {
  return outputOf(rustc, ["--print", "sysroot"]);
}

function hasRustupTarget() {
  const sysroot = sysrootOf("rustc");
  return sysroot !== null && existsSync(join(sysroot, "lib/rustlib", TARGET, "lib"));
}

function rustup() {
  return { cargo: "cargo", rustc: "rustc", args: [], env: {} };
}

function debian() {
  const [rustc, cargo] = ["/usr/bin/rustc", "/usr/bin/cargo"];
  const missing = [rustc, cargo, "/usr/bin/wasm-ld"].filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.error(
      `No Rust toolchain for ${TARGET}: run \`rustup target add ${TARGET}\`, or on Debian install\n` +
        `rustc-web, cargo-web, rust-web-src and lld (missing: ${missing.join(", ")}).`,
    );
    process.exit(NO_TOOLCHAIN);
  }
  const env = { RUSTC: rustc, RUSTC_BOOTSTRAP: "1", CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: "wasm-ld" };
  return { cargo, rustc, args: ["-Zbuild-std=std,panic_abort"], env };
}

/**
 * Panic messages contain file names: paths of this machine must not be in the result.
 * @param {string | null} sysroot
 */
function rustFlags(sysroot) {
  const cargoHome = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
  const source = join(sysroot ?? "/usr", "lib/rustlib/src/rust");
  return [
    `--remap-path-prefix=${root}=.`,
    `--remap-path-prefix=${source}=/rust`,
    `--remap-path-prefix=${join(cargoHome, "registry/src")}=/registry`,
    "-Clink-arg=-zstack-size=4194304",
  ].join(" ");
}
