import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type * as os from "node:os";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { internals, type Internal } from "../../../packages/gatsby-lean/src/internals";
import { leanProcess } from "../../../packages/gatsby-lean/src/lean-process";
import { unverifiedNotice, verified } from "../../../packages/gatsby-lean/src/versions";

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
afterEach(() => rmSync(root, { recursive: true, force: true }));

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

  it("runs stock with another Gatsby, and says so in one sentence", () => {
    install("5.17.0", verified.webpack[0]);
    const { uses, notice, environment, nodeArguments } = leanProcess(folders(), []);
    expect({ uses, nodeArguments, list: environment["LEAN_INTERNALS"] }).toEqual({
      uses: [],
      nodeArguments: [],
      list: "",
    });
    expect(notice).toBe(
      "gatsby-lean is not verified with Gatsby 5.17.0 (only 5.16.1): it runs stock, which takes longer.",
    );
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

it("names each version that is not verified", () => {
  const notice = unverifiedNotice({ gatsby: "5.16.1", webpack: "6.0.0", node: "26" });
  expect(notice).toBe(
    "gatsby-lean is not verified with webpack 6.0.0, Node.js 26 (only 5.98.0, 20 or 22 or 24): it runs stock, which takes longer.",
  );
});
