/**
 * Runs the site's hooks on Gatsby's own store of nodes, in the current folder, while another process keeps the
 * store from writing. Prints as JSON what can be read meanwhile, and what afterwards.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSidebars } from "../../src/node/gatsby/docs-sidebars";
import { nodesOf, pathsOfPages } from "../../src/node/gatsby/nodes-of";
import { nodeOf, openStore } from "./gatsby-store";

const { require, store, createNode, args } = openStore(mkdtempSync(path.join(tmpdir(), "unwritten-nodes-")));

/** Starts a transaction, and stays in it until its input ends. */
const HOLDER = `
const database = require(process.argv[1]).open({ path: process.argv[2], compression: true });
database.transactionSync(() => {
  require("node:fs").writeSync(1, "held");
  require("node:fs").readSync(0, Buffer.alloc(1));
});`;

await createNode(nodeOf("DocsVersion", { name: "next", label: "Next", path: "/docs", frozen: "" }));
const page = { path: "/docs", component: "docs.tsx", componentPath: "docs.tsx", context: {} };
const release = await holdWriting();
store.dispatch({ type: "CREATE_PAGE", payload: page, plugin: { name: "default-site-plugin" } } as never);
void createNode(nodeOf("SitePage", { path: "/docs" }));
const hook = Promise.resolve(createSidebars(args)).then(() => "ended");
const others = new Promise((resolve) => setImmediate(resolve, "waits"));
const held = { hook: await Promise.race([hook, others]), ...listed() };
release();
await hook;
// Gatsby replaces `console` and `process.stdout`.
writeSync(1, JSON.stringify({ held, written: listed() }));
process.exit();

function listed() {
  const [sidebars, pageNodes] = ["DocsSidebar", "SitePage"].map((type) => nodesOf(args, type).length);
  return { sidebars, pageNodes, pages: pathsOfPages(args) };
}

/** Keeps the store from writing until the returned function is called. */
async function holdWriting(): Promise<() => void> {
  const holder = spawn(
    process.execPath,
    ["-e", HOLDER, require.resolve("lmdb"), path.resolve(".cache/data/datastore")],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  await new Promise((resolve) => holder.stdout.once("data", resolve));
  return () => holder.stdin.end();
}
