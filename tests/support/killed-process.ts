/**
 * Starts twice with a guide, as Gatsby does: a node is created for it, and the guide is read if there was no such node.
 * The first argument is the folder of the site; with a second one, the process is killed before it reads the guide.
 */
import { mkdirSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import { forgetUnreadFiles, onCreateContentNode } from "../../src/node/gatsby/content-nodes";
import { nodeOf, openStore } from "./gatsby-store";

const [folder = "", isKilled] = process.argv.slice(2);
const { emitter, createNode, args } = openStore(folder);
const relativePath = "docs/intro.mdx";
const absolutePath = path.resolve("content", relativePath);
mkdirSync(path.dirname(absolutePath), { recursive: true });
writeFileSync(absolutePath, "---\ntitle: Introduction\ndescription: The first page.\n---\n\nText.\n");
const file = () => nodeOf("File", { absolutePath, relativePath, sourceInstanceName: "content" });

let reads = 0;
let reading: Promise<void> | undefined;
emitter.on("CREATE_NODE", ({ payload: node }) => {
  if (isKilled !== undefined || node.internal.type !== "File") return;
  reads += 1;
  reading = onCreateContentNode({ ...args, node } as unknown as Parameters<typeof onCreateContentNode>[0]);
});
for (const start of ["first", "second"]) {
  forgetUnreadFiles(args);
  await createNode(file(), { name: "gatsby-source-filesystem" });
  await reading;
  if (isKilled !== undefined) process.kill(process.pid, "SIGKILL");
  // Written when the guide's nodes are.
  await createNode(nodeOf(start, {}));
}
const guides = args.getNodesByType("Guide").length;
// Gatsby replaces `console` and `process.stdout`.
writeSync(1, JSON.stringify({ reads, guides }));
process.exit();
