import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type * as os from "node:os";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { internals, type Internal } from "../../../packages/gatsby-lean/src/internals";
import { leanProcess } from "../../../packages/gatsby-lean/src/lean-process";
import { verified } from "../../../packages/gatsby-lean/src/versions";
import { supportedNodes } from "../../../scripts/node-versions";

const machine = vi.hoisted(() => ({ cores: 2 }));
vi.mock("node:os", async (original) => ({
  ...(await original<typeof os>()),
  availableParallelism: () => machine.cores,
}));

let root: string;
beforeEach(() => {
  machine.cores = 2;
  root = mkdtempSync(path.join(tmpdir(), "lean-process-"));
  install(verified.gatsby[0], verified.webpack[0]);
});
const { versions } = process;
afterEach(() => {
  Object.defineProperty(process, "versions", { value: versions });
  rmSync(root, { recursive: true, force: true });
});

/** A folder whose packages have these versions. */
function install(gatsby: string, webpack: string): void {
  const dependencies = { "@parcel/core": "^2.8.3", webpack, got: "^11.8.6" };
  writeManifest("gatsby", { name: "gatsby", version: gatsby, dependencies });
  writeManifest("webpack", { name: "webpack", version: webpack });
  writeManifest("@parcel/core", { name: "@parcel/core", version: "2.8.3" });
}

function writeManifest(folder: string, manifest: object): void {
  mkdirSync(path.join(root, "node_modules", folder), { recursive: true });
  writeFileSync(path.join(root, "node_modules", folder, "package.json"), JSON.stringify(manifest));
}

const folders = () => ({ modules: path.join(root, "node_modules"), cache: path.join(root, "cache") });

const entries: readonly Internal[] = internals;
const names = entries.filter(({ only }) => only !== "develop").map(({ name }) => name);

describe("a lean build", () => {
  it("touches its whole list with the versions that it was verified for", () => {
    const { uses, notice, environment, nodeArguments } = leanProcess(folders(), []);
    expect({ uses, notice }).toEqual({ uses: names, notice: null });
    expect(environment["LEAN_INTERNALS"]).toBe(names.join(","));
    expect(nodeArguments[0]).toBe("--require");
  });

  it("says in one sentence which versions are not verified, and requires nothing more", () => {
    install("5.17.0", "6.0.0");
    writeManifest("@parcel/core", { name: "@favware/skip-dependency", version: "1.2.2" });
    expect(leanProcess(folders(), [])).toMatchObject({
      uses: names,
      replaced: [],
      notice:
        "Not tested with Gatsby 5.17.0 (only with 5.16.1), nor with webpack 6.0.0 (only with 5.98.0): if this fails, use a tested version.",
    });
  });

  it("touches no internals of a Node that is not verified", () => {
    Object.defineProperty(process, "versions", { value: { ...versions, node: "99.1.0" } });
    const { uses, notice, variant } = leanProcess(folders(), []);
    expect({ uses, variant }).toEqual({
      uses: names.filter((name) => name !== "loading-cache"),
      variant: "",
    });
    expect(notice).toBe(
      `Not tested with Node.js 99 (only with ${verified.node.join(", ")}): if this fails, use a tested version.`,
    );
  });

  it("is verified with every Node that the tests run on", () => {
    expect(verified.node).toEqual(supportedNodes);
  });

  it("runs stock on request, without a word", () => {
    expect(leanProcess(folders(), null)).toMatchObject({ uses: [], notice: null, variant: "-stock" });
  });

  it("names the dependencies that another package replaces if it is to run stock", () => {
    expect(leanProcess(folders(), null).replaced).toEqual([]);
    writeManifest("@parcel/core", { name: "@favware/skip-dependency", version: "1.2.2" });
    expect(leanProcess(folders(), null).replaced).toEqual(["@parcel/core"]);
    expect(leanProcess(folders(), []).replaced).toEqual([]);
  });

  it("leaves out what a measurement is of, in a folder apart", () => {
    const { uses, variant } = leanProcess(folders(), ["swc"]);
    expect(uses).toEqual(names.filter((name) => name !== "swc"));
    expect(variant).toBe("-without-swc");
  });

  it("leaves Gatsby its pool of workers on more than two cores, where a build runs queries in it", () => {
    machine.cores = 4;
    const { uses, variant, environment } = leanProcess(folders(), []);
    expect(uses).toEqual(names.filter((name) => name !== "worker-pool"));
    expect(variant).toBe("");
    expect(environment).not.toHaveProperty("GATSBY_CPU_COUNT");
  });

  it("touches in development what is for both commands, and what is for that one", () => {
    const { uses } = leanProcess(folders(), [], "develop");
    expect(uses).toEqual(entries.filter(({ only }) => only !== "build").map(({ name }) => name));
    expect(uses).toContain("develop-machine");
    expect(uses).not.toContain("unchanged-program");
  });

  it("refuses a name that is not in the list", () => {
    expect(() => leanProcess(folders(), ["swcc"])).toThrow(/no internal called swcc/);
  });
});
