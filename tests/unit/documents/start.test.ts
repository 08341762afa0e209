/** The two commands of the README, in a clone, as a newcomer types them. */
import { execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../../support/free-port";
import { stageFor } from "../../../scripts/site-folder";
import { withParts, releaseTexts } from "../../../scripts/documents/release-texts";
import { blocksOf } from "../../support/page-commands";
import { root } from "../../support/site-inputs";
import { temporaryFolder } from "../../support/temporary-folder";

const home = temporaryFolder("start");
/** Its name is also that of its stage in the checkout. */
const site = path.join(
  home,
  `site-${path
    .basename(home)
    .toLowerCase()
    .replaceAll(/[^a-z\d-]/g, "")}`,
);

afterAll(() => {
  const stage = stageFor(site, "dev");
  for (const folder of [stage, `${stage}-reports`]) rmSync(folder, { recursive: true, force: true });
});

test("create a site and serve it", async () => {
  const readme = withParts(readFileSync(path.join(root, "README.md"), "utf8"), releaseTexts(root, false));
  const commands = blocksOf("README.md", readme)[0]?.commands ?? [];
  expect(commands).toEqual([
    "npm ci && npx --no-install create-luau-docs ../my-engine",
    "npx --no-install luau-docs dev ../my-engine",
  ]);
  const [create = "", dev = ""] = commands.map((command) =>
    command.replace("npm ci && ", "").replace("../my-engine", site),
  );
  const options = { cwd: root, shell: true, stdio: "pipe" } as const;
  execFileSync(`${create} --yes --no-vendor --template definitions`, options);
  const port = await freePort();
  const [program = "", ...args] = `${dev} --port ${port}`.split(" ");
  const server = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => void (output += chunk.toString("utf8")));
  // Its processes share the output: Gatsby's writes until it notices that its parent has ended.
  const ended = new Promise((resolve) => server.once("close", resolve));
  try {
    await expect
      .poll(() => textAt(`http://127.0.0.1:${port}/docs/api/lanterns`), { interval: 250 })
      .toContain("Creates a lantern.");
  } catch (error) {
    throw new Error(output, { cause: error });
  } finally {
    // npx passes no signal on.
    process.kill(-(server.pid ?? 0), "SIGTERM");
    await ended;
  }
});

const textAt = (address: string): Promise<string> =>
  fetch(address).then(
    (response) => response.text(),
    () => "",
  );
