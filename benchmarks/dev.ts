/**
 * `npm run bench:dev`: the waiting times of authors. Runs the product's site in `npm run dev`: time to the first
 * page after a cold and a warm start, and from a save to the updated page. Medians; exits with 1 if a budget is
 * exceeded. Options: `--runs 3`, `--modules 300` for a larger reference, `--shared` for machines with other load
 * (machine.ts).
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../tests/support/free-port";
import { root } from "../scripts/run";
import { allowance, median } from "./machine";
import { makeSite } from "./site/make-site";
import { processorSecondsOf } from "./site/measure-command";

type Times = Readonly<Record<string, number>>;

/** Seconds. */
const budgets: Times = { cold: 8, warm: 5, definition: 1, guide: 1 };
const sample = "/docs/api/camera";
const guide = "/docs/intro";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    modules: { type: "string", default: "15" },
    shared: { type: "boolean", default: false },
  },
});
const site = path.join(mkdtempSync(path.join(tmpdir(), "bench-dev-")), "bench-dev");
makeSite(site, Number(values.modules));
const stage = path.join(root, "dist/stages/dev/bench-dev");

/** Starts a server and waits for a page. */
async function start() {
  const port = await freePort();
  const began = performance.now();
  const env = { ...process.env, NODE_ENV: "development", CI: "1" };
  const args = ["packages/luau-docs/bin/luau-docs.mjs", "dev", site, "--port", String(port)];
  const server = spawn(process.execPath, args, { cwd: root, env, detached: true, stdio: "ignore" });
  const { pid } = server;
  if (pid === undefined) throw new Error("The server could not be started.");
  const get = async (page: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${page}`).catch(() => null);
    return response?.status === 200 ? response.text() : "";
  };
  while (!(await get(sample)).includes("Camera")) await wait(50);
  const seconds = (performance.now() - began) / 1000;
  const stop = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    process.kill(-pid, "SIGTERM");
    await ended;
    await wait(500);
  };
  const changed = () => changesOf(`http://127.0.0.1:${port}`);
  return { get, stop, changed, seconds, processorSeconds: processorSecondsOf(pid) };
}

/**
 * Seconds from a save until a page shows the change, which is asked for as a browser does: when told to
 * reload.
 */
async function save(
  file: string,
  edit: (text: string, mark: string) => string,
  isShown: (mark: string) => Promise<boolean>,
  changed: () => Promise<void>,
): Promise<number> {
  const before = readFileSync(path.join(site, file), "utf8");
  const mark = `mark${Date.now()}`;
  const began = performance.now();
  writeFileSync(path.join(site, file), edit(before, mark));
  do await changed();
  while (!(await isShown(mark)));
  return (performance.now() - began) / 1000;
}

/** Resolves with each event by which the server has browsers reload. */
async function changesOf(address: string): Promise<() => Promise<void>> {
  const { body } = await fetch(`${address}/__dev/events`);
  if (body === null) throw new Error("The server reports no changes.");
  const reader = body.getReader();
  const decoder = new TextDecoder();
  return async () => {
    for (;;) if (decoder.decode((await reader.read()).value).includes("event: changed")) return;
  };
}

async function measure(): Promise<Times> {
  rmSync(stage, { recursive: true, force: true });
  const cold = await start();
  await cold.stop();
  const warm = await start();
  const found: Record<string, number> = {
    cold: cold.seconds,
    "cold, processor": cold.processorSeconds,
    warm: warm.seconds,
    "warm, processor": warm.processorSeconds,
  };
  try {
    // A start's work in the background, such as the check of links, has ended by then.
    await wait(5000);
    const changed = await warm.changed();
    const shows = (page: string) => async (mark: string) => (await warm.get(page)).includes(mark);
    found["definition"] = await save(
      "definitions/camera.d.luau",
      (code, mark) => code.replace(/^\t--- /m, `\t--- ${mark} `),
      shows(sample),
      changed,
    );
    await warm.get(guide);
    found["guide"] = await save(
      "content/docs/intro.mdx",
      (mdx, mark) => `${mdx}\n${mark}\n`,
      shows(guide),
      changed,
    );
    return found;
  } finally {
    await warm.stop();
  }
}

const allowed = allowance(values.shared);
const found: Times[] = [];
for (let run = 0; run < Number(values.runs); run += 1) found.push(await measure());
for (const what of Object.keys(found[0] ?? {})) {
  const seconds = median(found.map((one) => one[what] ?? Number.NaN));
  const budget = budgets[what];
  const isMissed = budget !== undefined && seconds > budget * allowed();
  const limit = budget === undefined ? "" : `, at most ${budget} s${isMissed ? "  Missed" : ""}`;
  console.log(`${what.padEnd(16)} ${seconds.toFixed(2).padStart(7)} s${limit}`);
  if (isMissed) process.exitCode = 1;
}
for (const folder of [path.dirname(site), stage]) rmSync(folder, { recursive: true, force: true });
