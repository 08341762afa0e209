import { EventEmitter } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { followNodes } from "../../../packages/gatsby-lean/src/follow-nodes";
import { internals } from "../../../packages/gatsby-lean/src/internals";
import { gatsbyVersion } from "../../../packages/gatsby-lean/src/gatsby-versions";
import { stubModules } from "../../../packages/gatsby-lean/src/module-stubs";
import { loadGatsby } from "../../support/load-gatsby";
import { temporaryFolder } from "../../support/temporary-folder";

const sources = ["data", "gatsby", "module-stubs", "log-problems"].map((name) =>
  readFileSync(`packages/gatsby-lean/src/${name}.ts`, "utf8"),
);

/** A folder of packages: another Gatsby, and one that it depends on. */
function install(parcel: string): string {
  const modules = temporaryFolder("gatsby-lean");
  const dependencies = { "@parcel/core": "^2.8.3", got: "^11.8.6" };
  const manifests = {
    gatsby: { name: "gatsby", version: "5.17.0", dependencies },
    "@parcel/core": { name: parcel, version: "2.8.3" },
  };
  for (const [name, manifest] of Object.entries(manifests)) {
    mkdirSync(path.join(modules, name), { recursive: true });
    writeFileSync(path.join(modules, name, "package.json"), JSON.stringify(manifest));
  }
  return modules;
}

test("the installed Gatsby is verified; with another one it builds the site, where all that it needs is there", () => {
  const other = "gatsby-lean is not verified with Gatsby 5.17.0 (only 5.16.1): ";
  expect(gatsbyVersion("node_modules")).toEqual({ isStock: false, notice: null });
  const notices = { stock: `${other}Gatsby builds the site by itself, which takes longer.` };
  expect(gatsbyVersion(install("@parcel/core"))).toEqual({ isStock: true, notice: notices.stock });
  const notice = `${other}it may fail in new ways.`;
  expect(gatsbyVersion(install("nothing"))).toEqual({ isStock: false, notice });
});

test("every module of Gatsby that is replaced or called is in the list", () => {
  const listed = internals.map(({ touches }) => touches).join("\n");
  const loaded = sources.flatMap((text) =>
    Array.from(text.matchAll(/"(?:gatsby|\.)\/dist\/(?:[\w-]+\/)*([\w-]+)"/g), ([, name = ""]) => name),
  );
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((name) => !listed.includes(name))).toEqual([]);
  expect(internals.length).toBeLessThanOrEqual(6);
});

test("stubs have the defaults, hooks and printed exceptions of what they replace", async () => {
  const load = loadGatsby();
  const hooks = path.dirname(load.resolve("gatsby-plugin-mdx/gatsby-node"));
  const failure = Object.assign(new Error("There is no field `speed`"), { codeFrame: "1 | speed" });
  const outcome = async () => {
    const { getErrorFormatter } = load("gatsby-cli/lib/reporter/errors") as {
      getErrorFormatter(): { render(error: Error): string };
    };
    const { resolveModuleExports } = load("./dist/bootstrap/resolve-module-exports") as {
      resolveModuleExports(file: string, options: object): Promise<readonly string[]>;
    };
    const types = load("./dist/utils/graphql-typegen/ts-codegen") as {
      readonly DEFAULT_TYPES_OUTPUT_PATH: string;
      readonly DEFAULT_DOCUMENT_SEARCH_PATHS: readonly string[];
      writeTypeScriptTypes(...args: readonly unknown[]): Promise<unknown>;
    };
    return {
      printed: getErrorFormatter().render(failure),
      hooks: await resolveModuleExports(`${hooks}/gatsby-node`, { mode: "import", rootDir: "." }),
      missing: await resolveModuleExports(`${hooks}/gatsby-server`, { mode: "import", rootDir: "." }),
      defaults: [types.DEFAULT_TYPES_OUTPUT_PATH, types.DEFAULT_DOCUMENT_SEARCH_PATHS],
      failure: await types.writeTypeScriptTypes(".", null, new Map(), {}).catch(String),
    };
  };
  const own = await outcome();
  for (const file of Object.keys(load.cache))
    if (/[\\/](?:gatsby|gatsby-cli|pretty-error)[\\/]/.test(file)) Reflect.deleteProperty(load.cache, file);
  stubModules(load);
  expect(await outcome()).toEqual(own);
  expect(own.hooks).toContain("createSchemaCustomization");
});

test("nodes have settled when all that is derived from a changed one is there", () => {
  vi.useFakeTimers();
  const gatsby = new EventEmitter();
  const { follow, settled } = followNodes({ on: (event, listen) => void gatsby.on(event, listen) });
  const onSettled = vi.fn();
  const change = (type: string) => gatsby.emit("CREATE_NODE", { payload: { internal: { type } } });
  const now = () => (vi.runAllTimers(), [settled(), onSettled.mock.calls.length]);
  change("File");
  expect(now()).toEqual([null, 0]);
  follow(onSettled);
  expect(now()).toEqual([1, 1]);

  gatsby.emit("DELETE_NODE", {});
  gatsby.emit("API_RUNNING_START");
  expect(now()).toEqual([null, 1]);
  change("Mdx");
  gatsby.emit("API_RUNNING_QUEUE_EMPTY");
  expect(now()).toEqual([3, 2]);
  change("SitePage");
  expect(now()).toEqual([3, 2]);
  vi.useRealTimers();
});
