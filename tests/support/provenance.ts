import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A package whose `.wasm` is committed with its `provenance.json`. */
interface WasmPackage {
  /** The package's folder. */
  readonly root: string;
  /** File name of the `.wasm`. */
  readonly file: string;
  readonly sourceHash: (root: string) => string;
  /** Paths that the sources themselves contain. */
  readonly ownPaths?: readonly string[];
}

/**
 * Tests that the `.wasm` and its provenance are of the committed sources.
 * @returns the provenance, for what only this package records
 */
export function testProvenance({ root, file, sourceHash, ownPaths = [] }: WasmPackage): unknown {
  const provenance: unknown = JSON.parse(readFileSync(join(root, "provenance.json"), "utf8"));
  const wasm = readFileSync(join(root, file));

  test("provenance.json is of these sources", () => {
    expect(provenance).toMatchObject({ sourceSha256: sourceHash(root) });
  });

  test("provenance.json is of this .wasm", () => {
    const wasmSha256 = createHash("sha256").update(wasm).digest("hex");
    expect(provenance).toMatchObject({ wasmSha256, wasmBytes: wasm.length });
  });

  test("the .wasm holds neither custom sections nor paths of the machine that built it", async () => {
    const module = await WebAssembly.compile(wasm);
    expect(
      ["name", "producers", "target_features"].flatMap((name) =>
        WebAssembly.Module.customSections(module, name),
      ),
    ).toEqual([]);
    const text = ownPaths.reduce((rest, path) => rest.replaceAll(path, ""), wasm.toString("latin1"));
    expect(/\/(?:home|root|usr|work|Users)\/.*/u.exec(text)).toBeNull();
  });

  test("wrong arguments end the build before it starts", () => {
    const build = join(root, "scripts/build-wasm.mjs");
    // Without a PATH, a build would end with another code.
    const options = { encoding: "utf8", env: { PATH: "" } } as const;
    expect(spawnSync(process.execPath, [build, "--out"], options)).toMatchObject({
      status: 2,
      stdout: "",
      stderr: "Usage: build-wasm.mjs [--out PATH]\n",
    });
  });

  return provenance;
}
