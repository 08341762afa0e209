import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildOther, publishedOf, removeBuilt, withoutNetwork } from "../support/other-site";
import { freePort } from "../support/free-port";
import { expectTexts } from "../support/page-texts";
import { filesUnder } from "../../src/node/files/published-files";
import { root } from "../support/site-inputs";
import { temporaryFolder, writerIn } from "../support/temporary-folder";

const site = temporaryFolder("reliable-site");
const write = writerIn(site);
const name = path.basename(site);
const published = publishedOf(site);
cpSync(path.join(root, "tests/fixtures/sites/generated-file"), site, { recursive: true });

afterAll(() => removeBuilt(site));

const [file = ""] = readdirSync(path.join(site, "definitions")).filter((one) => one.endsWith(".d.luau"));
const definition = path.join(site, "definitions", file);
const jetty = "definitions/jetty.d.luau";
write(jetty, "--- A jetty.\ndeclare jetty: {\n\t--- Moors all boats.\n\tmoor: () -> (),\n}\n");

const build = () => buildOther(site);

/** Starts a build and kills all of it, with no chance to tidy up, once it prints a word. */
function killedAt(word: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["packages/luau-docs/bin/luau-docs.mjs", "build", site], {
      cwd: root,
      env: { ...process.env, CI: "1" },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString("utf8");
        if (output.includes(word) && child.pid !== undefined && !child.killed) {
          child.kill("SIGKILL");
          process.kill(-child.pid, "SIGKILL");
        }
      });
    }
    child.on("close", () => resolve(output));
  });
}

/** All that readers get, as one digest. */
function publishedDigest(): string {
  const hash = createHash("sha256");
  for (const one of filesUnder(published))
    for (const part of [one, "\0", readFileSync(path.join(published, one)), "\0"]) hash.update(part);
  return hash.digest("hex");
}

test("a good site stays until a better one is whole: through problems, and through a build that is killed", async () => {
  const first = build();
  expect(first.status, first.output).toBe(0);
  expect(filesUnder(published)).toContain("docs/api/jetty/index.html");
  // The site has no problems, although it has no page of most templates.
  expect(first.output).not.toMatch(/^warn|useStaticQuery|:\d+ (?:warning|error) /im);
  const good = publishedDigest();
  expectTexts(published, {
    "docs/api/globalTypes": ["Enum.Cargo", "Boat", "Enum.Flag"],
    "docs/api/globalTypes/Enum.Cargo": ["Grain", "Timber"],
    "docs/api/globalTypes/Boat": ["Arrived", "weather.example/classes/Breeze"],
  });

  // A page whose rendering never ends: the build is killed in the middle, however fast the machine is.
  write("src/pages/endless.tsx", "export default function Endless() {\n  for (;;);\n}\n");
  const killed = await killedAt("Bundling (");
  expect(killed).toContain("Bundling (");
  expect(publishedDigest()).toBe(good);
  rmSync(path.join(site, "src/pages"), { recursive: true });

  const fixed = build();
  expect(fixed.status, fixed.output).toBe(0);
  expect(fixed.output).toContain("starting from scratch");
  expect(publishedDigest()).toBe(good);

  const text = readFileSync(definition, "utf8");
  appendFileSync(definition, "\ndeclare Broken: { oops: (\n");
  const broken = build();
  expect(broken.status).not.toBe(0);
  expect(broken.output).toContain(path.basename(definition));
  expect(publishedDigest()).toBe(good);

  // After the problem and an edit, pages that show nothing of it are not rendered again.
  const rendered = path.join(root, "dist/stages/sites", name, "public");
  const timesOf = (): ReadonlyMap<string, number> => {
    const pages = filesUnder(rendered).filter((one) => one.endsWith(".html"));
    return new Map(pages.map((one) => [one, statSync(path.join(rendered, one)).mtimeMs]));
  };
  const before = timesOf();
  writeFileSync(definition, `${text}\ndeclare class Buoy\n\tfunction Ring(self): ()\nend\n`);
  // Another is removed, together with a change of the configuration, at which Gatsby clears its cache.
  rmSync(path.join(site, jetty));
  const config = readFileSync(path.join(site, "site.config.ts"), "utf8");
  write("site.config.ts", config.replace("versions: [", 'definitions: "./definitions", versions: ['));
  const edited = build();
  expect(edited.status, edited.output).toBe(0);
  expect(edited.output).not.toContain("starting from scratch");
  const changed = [...timesOf()].filter(([file, time]) => before.get(file) !== time).map(([file]) => file);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed).not.toContain("404.html");
  // The published site is a function of the sources.
  expect(filesUnder(published).filter((file) => /jetty/i.test(file))).toEqual([]);
});

test("`start` serves the site without a request to another machine", async () => {
  const port = String(await freePort());
  const server = spawn(
    process.execPath,
    ["packages/luau-docs/bin/luau-docs.mjs", "start", site, "--no-build", "--port", port],
    { cwd: root, env: { ...process.env, ...withoutNetwork }, stdio: ["ignore", "pipe", "inherit"] },
  );
  await new Promise((resolve) => server.stdout.once("data", resolve));
  const response = await fetch(`http://127.0.0.1:${port}/docs/api/globalTypes`);
  expect([response.status, server.exitCode]).toEqual([200, null]);
  server.kill();
});
