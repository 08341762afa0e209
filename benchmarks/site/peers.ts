/**
 * Builds the same reference pages with the other documentation tools that are installed
 * (benchmarks/README.md).
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../scripts/run";

const folder = path.join(root, "benchmarks/peers");

export interface Peer {
  readonly name: string;
  readonly folder: string;
  /** The folder of its pages. */
  readonly pages: string;
  /** Deleted before a cold build. */
  readonly caches: readonly string[];
  /** Whether pages show their titles as headings. */
  readonly showsTitle: boolean;
}

const peers: readonly Peer[] = [
  {
    name: "Starlight",
    folder: "starlight",
    pages: "src/content/docs",
    caches: ["dist", ".astro", "node_modules/.astro"],
    showsTitle: true,
  },
  {
    name: "VitePress",
    folder: "vitepress",
    pages: "pages",
    caches: [".vitepress/cache", ".vitepress/dist"],
    showsTitle: false,
  },
];

export const installedPeers = (): readonly Peer[] =>
  peers
    .map((peer) => ({ ...peer, folder: path.join(folder, peer.folder) }))
    .filter((peer) => existsSync(path.join(peer.folder, "node_modules")));

/**
 * Passes the pages of our reference to another tool, as the Markdown that our build publishes.
 * @param published the folder of the built site
 */
export function givePages(peer: Peer, published: string): void {
  const { folder: peerFolder, pages, caches, showsTitle } = peer;
  for (const part of [pages, ...caches])
    rmSync(path.join(peerFolder, part), { recursive: true, force: true });
  const target = path.join(peerFolder, pages);
  mkdirSync(target, { recursive: true });
  const api = path.join(published, "docs/api");
  for (const file of readdirSync(api).filter((name) => name.endsWith(".md"))) {
    const name = file.replace(".md", "");
    const heading = showsTitle ? "" : `# ${name}\n`;
    const text = heading + readFileSync(path.join(api, file), "utf8").replace(/^# .*\n/, "");
    // Vue parses double braces as an expression.
    writeFileSync(path.join(target, file), `---\ntitle: ${name}\n---\n\n${text.replaceAll("{{", "{ {")}`);
  }
  writeFileSync(path.join(target, "index.md"), "---\ntitle: Home\n---\n\nThe reference.\n");
}
