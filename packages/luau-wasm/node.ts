import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

let compiled: WebAssembly.Module | null = null;

/** Compiles `luau.wasm` of this package, once. `LUAU_WASM` names another. */
export function loadLuau(): WebAssembly.Module {
  return (compiled ??= new WebAssembly.Module(readFileSync(luauPath())));
}

/** Version of Luau in the committed `.wasm`, such as `0.720`. */
export function luauVersion(): string {
  // As scripts/build-wasm.mjs writes it.
  const facts = JSON.parse(readFileSync(inPackage("provenance.json"), "utf8")) as { readonly luau: string };
  return facts.luau;
}

export function luauPath(): string {
  const fromEnvironment = process.env["LUAU_WASM"];
  if (fromEnvironment !== undefined && fromEnvironment !== "") return fromEnvironment;
  return inPackage("luau.wasm");
}

/** This file is in the package's root as source, and in `dist/` when built. */
function inPackage(file: string): string {
  const beside = join(__dirname, file);
  return existsSync(beside) ? beside : join(dirname(__dirname), file);
}
