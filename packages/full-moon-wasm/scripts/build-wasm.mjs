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
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { sha256, sourceHash } from "./source-hash.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const TARGET = "wasm32-unknown-unknown";
/** Exit code for a missing toolchain, as opposed to a failed build. */
const NO_TOOLCHAIN = 3;

build();

function build() {
  const out = outPath();
  const toolchain = hasRustupTarget() ? rustup() : debian();
  console.log(`Building with ${toolchain.rustcVersion}`);
  execFileSync(
    toolchain.cargo,
    ["build", "--release", "--locked", "--lib", "--target", TARGET, ...toolchain.args],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...toolchain.env, RUSTFLAGS: rustFlags(toolchain.sysroot) },
    },
  );
  const targetDirectory = process.env.CARGO_TARGET_DIR ?? join(root, "target");
  const built = join(targetDirectory, TARGET, "release", "full_moon_wasm.wasm");
  const wasm = stripCustomSections(readFileSync(built));
  mkdirSync(dirname(out.path), { recursive: true });
  writeFileSync(out.path, wasm);
  if (out.isCommitted) writeFileSync(join(root, "provenance.json"), provenance(wasm, toolchain.rustcVersion));
  console.log(`${out.path}: ${wasm.length} bytes, sha256 ${sha256(wasm)}`);
}

function outPath() {
  const at = process.argv.indexOf("--out");
  if (at === -1) return { path: join(root, "full_moon.wasm"), isCommitted: true };
  const path = process.argv[at + 1];
  if (path === undefined) {
    console.error("usage: build-wasm.mjs [--out PATH]");
    process.exit(2);
  }
  return { path: resolve(path), isCommitted: false };
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return null;
  }
}

function hasRustupTarget() {
  const sysroot = run("rustc", ["--print", "sysroot"]);
  return sysroot !== null && existsSync(join(sysroot, "lib/rustlib", TARGET, "lib"));
}

function rustup() {
  return {
    cargo: "cargo",
    args: [],
    env: {},
    sysroot: run("rustc", ["--print", "sysroot"]),
    rustcVersion: run("rustc", ["--version"]),
  };
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
  return {
    cargo,
    args: ["-Zbuild-std=std,panic_abort"],
    env: { RUSTC: rustc, RUSTC_BOOTSTRAP: "1", CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: "wasm-ld" },
    sysroot: run(rustc, ["--print", "sysroot"]),
    rustcVersion: run(rustc, ["--version"]),
  };
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

/**
 * Names, producers and target features are not needed at run time, and names may contain paths.
 * @param {Buffer} bytes
 */
function stripCustomSections(bytes) {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const start = at;
    const id = bytes.readUInt8(at++);
    let [size, shift, byte] = [0, 0, 0];
    do {
      byte = bytes.readUInt8(at++);
      size |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte & 0x80);
    at += size;
    if (id !== 0) kept.push(bytes.subarray(start, at));
  }
  return Buffer.concat(kept);
}

/**
 * @param {Buffer} wasm
 * @param {string | null} rustcVersion
 */
function provenance(wasm, rustcVersion) {
  const lock = readFileSync(join(root, "Cargo.lock"), "utf8");
  const fullMoon = /name = "full_moon"\nversion = "([^"]+)"/.exec(lock)?.[1];
  const facts = {
    sourceSha256: sourceHash(root),
    wasmSha256: sha256(wasm),
    wasmBytes: wasm.length,
    fullMoon,
    rustc: rustcVersion,
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
