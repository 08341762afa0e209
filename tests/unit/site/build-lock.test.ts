import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { onTestFinished, test, expect } from "vitest";
import { scriptArguments } from "../../../scripts/run";
import { temporaryFolder } from "../../support/temporary-folder";

/** Runs a command as a container does: the command has the process id 1. */
const container = ["unshare", "--user", "--map-root-user", "--pid", "--fork", "--mount-proc", "--kill-child"];
const canContain = spawnSync(container[0] ?? "", [...container.slice(1), "true"]).status === 0;

interface Started {
  readonly claim: unknown;
  readonly kill: () => Promise<void>;
}

async function start(folder: string, wrapper: readonly string[]): Promise<Started> {
  const script = scriptArguments("tests/support/claim-stage.ts", folder);
  const [command = "", ...args] = [...wrapper, process.execPath, ...script];
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  const kill = () => ended(child);
  onTestFinished(kill);
  const line = await new Promise<string>((resolve) =>
    child.stdout.once("data", (text) => resolve(`${text}`)),
  );
  return { claim: JSON.parse(line), kill };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  // Only once all that shares its output has ended.
  return new Promise((resolve) => child.once("close", () => resolve()) && child.kill("SIGKILL"));
}

const wrappers = new Map<string, readonly string[]>([["on this machine", []]]);
if (canContain) wrappers.set("in a container", container);

test.each([...wrappers])(
  "a build that runs keeps others out, a killed one does not: %s",
  async (_, wrapper) => {
    const folder = temporaryFolder("lock");
    const link = path.join(temporaryFolder("link"), "site");
    symlinkSync(folder, link, "junction");
    const first = await start(folder, wrapper);
    expect(first.claim).toEqual({ isFresh: false });
    for (const place of [folder, link]) {
      const second = await start(place, wrapper);
      expect(second.claim).toEqual({ problem: "Another build of this site is running." });
      await second.kill();
    }
    await first.kill();
    expect((await start(folder, wrapper)).claim).toEqual({ isFresh: true });
  },
);
