/** The plugin's calls of Gatsby while `gatsby develop` runs; the test sends the watcher's events. */
import { EventEmitter } from "node:events";
import { existsSync } from "node:fs";
import type { SourceNodesArgs } from "gatsby";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { pluginSession } from "../../../plugins/gatsby-source-luau-defs/src/plugin-session";
import { folderOfEachTest } from "../../support/temporary-folder";

type OnChange = (changed: ReadonlySet<string>) => Promise<void>;
const watched: { onChange?: OnChange } = {};
vi.doMock("../../../packages/luau-defs/src/read/source/watch", () => ({
  watchDefinitions: async (_requests: readonly string[], _cwd: string, onChange: OnChange) => {
    watched.onChange = onChange;
    return async () => undefined;
  },
}));
// Other files of tests have loaded the module with the real watcher.
vi.resetModules();
const { sourceModules } = await import("../../../plugins/gatsby-source-luau-defs/src/source-nodes");
afterAll(() => {
  vi.doUnmock("../../../packages/luau-defs/src/read/source/watch");
  vi.resetModules();
});

interface Node {
  readonly id: string;
  readonly internal: { readonly type: string; readonly contentDigest: string };
}
/** Nodes that Gatsby was told of, new and old ones, in order. */
let told: string[] = [];
let problems = 0;

const { pathOf, write, read } = folderOfEachTest("source-nodes");

beforeEach(() => {
  told = [];
  problems = 0;
  vi.stubEnv("gatsby_executing_command", "develop");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function gatsby(): SourceNodesArgs {
  const nodes = new Map<string, Node>();
  const api = {
    actions: {
      createNode: (node: Node) => {
        nodes.set(node.id, node);
        told.push(`new ${node.id}`);
      },
      touchNode: (node: Node) => told.push(`same ${node.id}`),
      deleteNode: (node: Node) => nodes.delete(node.id),
    },
    createNodeId: (name: string) => name,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
    cache: { directory: pathOf(".cache") },
    emitter: new EventEmitter(),
    reporter: { warn: () => (problems += 1), error: () => (problems += 1), success: () => undefined },
    store: { getState: () => ({ program: { directory: pathOf() } }) },
    pathPrefix: "",
  };
  return api as unknown as SourceNodesArgs; // as much of it as the plugin calls
}

const readSession = (options: Parameters<typeof pluginSession>[0]) =>
  pluginSession(options, { folder: pathOf(), pathPrefix: "", store: null }).read("all");

test("a file that is saved as it was tells Gatsby nothing, one that is not tells of every module once", async () => {
  write("definitions/a.d.luau", "declare a: number\n");
  write("definitions/b.d.luau", "declare b: Nowhere\n");
  await sourceModules(gatsby(), { path: "definitions" });
  const started = [told.length, problems];
  expect(started).toEqual([2, 1]);

  write("definitions/a.d.luau", "declare a: number\n");
  await watched.onChange?.(new Set(["definitions/a.d.luau"]));
  expect([told.length, problems]).toEqual(started);

  write("definitions/a.d.luau", "declare a: string\n");
  await watched.onChange?.(new Set(["definitions/a.d.luau"]));
  expect(told.slice(2)).toEqual(["new LuauModule /docs/api/a", "same LuauModule /docs/api/b"]);
  expect(problems).toBe(2);
});

test("a file with a problem keeps the pages of its namespaces, and loses none until it is right", async () => {
  const drawn = "declare love: { graphics: { draw: () -> () }, audio: { play: () -> () } }\n";
  write("definitions/love.d.luau", drawn);
  const api = gatsby();
  await sourceModules(api, { path: "definitions" });
  const pages = () =>
    api.getNodesByType("LuauModule").map(({ id }) => id.replace("LuauModule /docs/api/", ""));
  expect(pages()).toEqual(["love", "love.audio", "love.graphics"]);
  write("definitions/love.d.luau", drawn.replace("graphics: {", "graphics: ("));
  await watched.onChange?.(new Set(["definitions/love.d.luau"]));
  expect(pages()).toEqual(["love", "love.audio", "love.graphics"]);
  write("definitions/love.d.luau", drawn.replace("graphics:", "video:"));
  await watched.onChange?.(new Set(["definitions/love.d.luau"]));
  expect(pages()).toEqual(["love", "love.audio", "love.video"]);
});

test("a list of published addresses that has changed is taken over with the next save", async () => {
  write("definitions/a.d.luau", "declare a: number\n");
  await sourceModules(gatsby(), { path: "definitions" });
  write("definitions/published-anchors.txt", "/a#gone\n");
  await watched.onChange?.(new Set(["definitions/a.d.luau"]));
  expect(problems).toBe(1);
});

test("Gatsby gets all changed files before it handles one of them", async () => {
  const api = gatsby();
  const pending: (() => void)[] = [];
  const files = Array.from({ length: 100 }, (_, index) => `definitions/m${index}.d.luau`);
  for (const file of files) write(file, "declare a: number\n");
  await sourceModules(api, { path: "definitions" });
  const createNode = vi.spyOn(api.actions, "createNode");
  createNode.mockImplementation(() => new Promise<void>((resolve) => pending.push(resolve)));
  for (const file of files) write(file, "declare a: string\n");
  const written = watched.onChange?.(new Set(files));
  await vi.waitFor(() => expect(createNode).toHaveBeenCalledTimes(100));
  for (const resolve of pending) resolve();
  await written;
});

test("the report has the problems of all versions, whichever was checked last", async () => {
  vi.stubEnv("DIAGNOSTICS_FOLDER", pathOf("reports"));
  const unknownTypes = (): readonly string[] => {
    const text = read("reports/definitions.json");
    return [...text.matchAll(/There is no type `(\w+)`/g)].map(([, name = ""]) => name);
  };
  write("definitions/b.d.luau", "declare b: Nowhere\n");
  await sourceModules(gatsby(), { path: "definitions" });
  const onChange = watched.onChange;
  write("1.0/b.d.luau", "declare b: Neverwas\n");
  await sourceModules(gatsby(), { path: "1.0" });
  expect(unknownTypes()).toEqual(["Nowhere", "Neverwas"]);
  write("definitions/b.d.luau", "declare b: number\n");
  await onChange?.(new Set(["definitions/b.d.luau"]));
  expect(unknownTypes()).toEqual(["Neverwas"]);
});

test("with a root, paths are relative to it, and the site's output stays in the site", async () => {
  write("engine/src/a.d.luau", "declare a: Nowhere\n");
  write("docs/.keep", "");
  const options = { path: "../engine/src", root: pathOf("docs"), pages: "module" as const };
  await sourceModules(gatsby(), options);
  expect(told).toEqual(["new LuauModule /docs/api/a"]);
  expect(existsSync(pathOf("public/docs/api/a.json"))).toBe(true);
  const snapshot = await readSession(options);
  expect(snapshot.diagnostics.map(({ file }) => file)).toEqual(["../engine/src/a.d.luau"]);
  expect(snapshot.nodes.map(({ file }) => file)).toEqual(["../engine/src/a.d.luau"]);
});

test("types that cannot be in one file are a problem where such a file is published", async () => {
  write("definitions/a.d.luau", "type Hidden = number\ndeclare a: Hidden\n");
  write("definitions/b.d.luau", "type Hidden = string\ndeclare b: Hidden\n");
  await sourceModules(gatsby(), { path: "definitions" });
  expect(problems).toBe(0);
  const ide = { name: "kit", baseUrl: "https://kit.example" };
  await sourceModules(gatsby(), { path: "definitions", ide });
  expect(problems).toBe(1);
});

test("definitions without a page are a problem", async () => {
  write("definitions/run.luau", "print(1)\n");
  write("definitions/walk.luau", "game:Walk()\n");
  const read = async () =>
    (await readSession({ path: "definitions" })).diagnostics
      .filter(({ severity }) => severity === "error")
      .map(({ rule, message }) => `${rule} ${message}`);
  expect(await read()).toEqual([
    "no-pages 2 files of the definitions do not have a page: none returns a table or declares anything that is published.",
  ]);
  write("definitions/a.d.luau", "declare a: number\n");
  expect(await read()).toEqual([]);
});

test("a build with errors creates its nodes, so that the site is checked too, and ends after that", async () => {
  vi.stubEnv("gatsby_executing_command", "build");
  const { endBrokenBuild } = await import("../../../plugins/gatsby-source-luau-defs/src/report-snapshot");
  const api = gatsby();
  const panicOnBuild = vi.fn();
  Object.assign(api.reporter, { panicOnBuild });
  write("definitions/a.d.luau", "declare a: Nowhere\ndeclare b: Neverwas\n");
  await sourceModules(api, { path: "definitions", ide: { name: "kit", baseUrl: "https://kit.example" } });
  expect(told).toEqual(["new LuauModule /docs/api/a"]);
  expect(existsSync(pathOf("public/definitions"))).toBe(false);
  endBrokenBuild(api);
  expect(panicOnBuild.mock.calls).toEqual([[expect.stringContaining("2 errors in 1 file")]]);
});
