import { spawn } from "node:child_process";
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { filesUnder } from "../support/published-pages";
import { root } from "../support/site-inputs";

const scratch = mkdtempSync(path.join(tmpdir(), "reproducible-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const leftOut = new Set([".git", ".cache", "public", "target", "tests", "test-results", "playwright-report", "coverage"]);

/** A hard link where the two folders share a disk: the packages are hundreds of megabytes. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** The checkout with its installed packages at another place. Only packages are linked: sources may be written to. */
function copyTree(from: string, to: string, inPackages = false): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (!inPackages && (leftOut.has(entry.name) || (entry.name === "dist" && from === root))) continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) copyTree(source, target, inPackages || entry.name === "node_modules");
    else if (inPackages) linkOrCopy(source, target);
    else copyFileSync(source, target);
  }
}

/** Builds the site in a folder of its own and returns its published files. */
async function buildIn(name: string): Promise<ReadonlyMap<string, Buffer>> {
  const folder = path.join(scratch, name);
  copyTree(root, folder);
  rmSync(path.join(folder, "node_modules/.cache"), { recursive: true, force: true });
  const build = spawn(process.execPath, ["scripts/build.mjs"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  for (const stream of [build.stdout, build.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => build.on("close", resolve));
  if (code !== 0) throw new Error(`The build in ${name} failed:\n${Buffer.concat(output).toString("utf8")}`);
  const published = path.join(folder, "public");
  return new Map(filesUnder(published).map((file) => [file, readFileSync(path.join(published, file))]));
}

it("gives the same bytes in another folder", async () => {
  const first = await buildIn("one");
  const second = await buildIn("another/with a longer name");
  expect([...second.keys()]).toEqual([...first.keys()]);
  const different = [...first].filter(([file, bytes]) => !second.get(file)?.equals(bytes)).map(([file]) => file);
  expect(different).toEqual([]);
});
