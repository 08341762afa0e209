/**
 * `npm run bench:dev`: the waiting times of authors. Runs the product's site in `npm run dev` and in stock
 * `gatsby develop` (`npm run dev -- --gatsby`), interleaved: time to the first page after a cold and a warm
 * start, and from a save to the updated page. Medians; exits with 1 if a budget is exceeded. Options: `--runs
 * 3`, `--alone` without stock Gatsby, `--shared` for machines with other load (machine.mjs).
 */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../scripts/free-port";
import { root, scriptArguments } from "../scripts/run";
import { allowance } from "./machine.mjs";
import { median } from "./median.mjs";
import { processorSecondsOf } from "./site/measure-command.mjs";

/** Seconds. */
const budgets = { cold: 8, warm: 5, definition: 1, guide: 1 };
const sample = "/docs/api/camera";
const guide = "/docs/intro";

const text = (value) => ({ type: "string", default: value });
const flag = { type: "boolean", default: false };
const { values } = parseArgs({ options: { runs: text("3"), alone: flag, shared: flag } });
const site = path.join(mkdtempSync(path.join(tmpdir(), "bench-dev-")), "bench-dev");
for (const part of ["site.config.ts", "definitions", "content", "static"]) {
  cpSync(path.join(root, part), path.join(site, part), { recursive: true });
}
const stages = { lean: "dist/stages/dev/bench-dev", gatsby: "dist/stages/gatsby-develop/bench-dev" };
const lean = { name: "npm run dev", folder: stages.lean, args: [], dataOf: (page) => page, budgets };
const stock = {
  name: "gatsby develop",
  folder: stages.gatsby,
  args: ["--gatsby"],
  dataOf: (page) => `/page-data${page}/page-data.json`,
};

/** Starts a server and waits for a page with its data. */
async function start(way) {
  const port = await freePort();
  const began = performance.now();
  const env = { ...process.env, SITE: site, NODE_ENV: "development", CI: "1" };
  const args = scriptArguments("scripts/dev.ts", "--port", String(port), ...way.args);
  const server = spawn(process.execPath, args, { cwd: root, env, detached: true, stdio: "ignore" });
  const get = async (page) => {
    const response = await fetch(`http://127.0.0.1:${port}${way.dataOf(page)}`).catch(() => null);
    return response?.status === 200 ? response.text() : "";
  };
  while (!(await get(sample)).includes("Camera")) await wait(50);
  const seconds = (performance.now() - began) / 1000;
  const stop = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    process.kill(-server.pid, "SIGTERM");
    await ended;
    await wait(500);
  };
  const changed = () => changesOf(way, `http://127.0.0.1:${port}`);
  return { get, stop, changed, seconds, processorSeconds: processorSecondsOf(server.pid) };
}

/** Seconds from a save until a page shows the change, which is asked for as a browser does: when told to reload. */
async function save(file, edit, isShown, changed) {
  const before = readFileSync(path.join(site, file), "utf8");
  const mark = `mark${Date.now()}`;
  const began = performance.now();
  writeFileSync(path.join(site, file), edit(before, mark));
  do await changed();
  while (!(await isShown(mark)));
  return (performance.now() - began) / 1000;
}

/** Resolves with each event by which the server has browsers reload; stock Gatsby is asked every 10 ms. */
async function changesOf(way, address) {
  if (way === stock) return () => wait(10);
  const { body } = await fetch(`${address}/__dev/events`);
  const reader = body.getReader();
  const decoder = new TextDecoder();
  return async () => {
    for (;;) if (decoder.decode((await reader.read()).value).includes("event: changed")) return;
  };
}

async function measure(way) {
  rmSync(path.join(root, way.folder), { recursive: true, force: true });
  const cold = await start(way);
  await cold.stop();
  const warm = await start(way);
  const found = {
    cold: cold.seconds,
    "cold, processor": cold.processorSeconds,
    warm: warm.seconds,
    "warm, processor": warm.processorSeconds,
  };
  try {
    // What a start leaves to the background, such as the check of links, has ended by then.
    await wait(5000);
    const changed = await warm.changed();
    const shows = (page) => async (mark) => (await warm.get(page)).includes(mark);
    found.definition = await save(
      "definitions/camera.d.luau",
      (code, mark) => code.replace(/^\t--- /m, `\t--- ${mark} `),
      shows(sample),
      changed,
    );
    if (way === stock) return found;
    await warm.get(guide);
    found.guide = await save(
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
const ways = values.alone ? [lean] : [stock, lean];
const results = new Map(ways.map((way) => [way, []]));
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const way of ways) results.get(way).push(await measure(way));
}
for (const [way, found] of results) {
  for (const what of Object.keys(found[0])) {
    const seconds = median(found.map((one) => one[what]));
    const budget = way.budgets?.[what];
    const isMissed = budget !== undefined && seconds > budget * allowed();
    const limit = budget === undefined ? "" : `, at most ${budget} s${isMissed ? "  Missed" : ""}`;
    console.log(`${way.name.padEnd(16)} ${what.padEnd(16)} ${seconds.toFixed(2).padStart(7)} s${limit}`);
    if (isMissed) process.exitCode = 1;
  }
}
for (const folder of [path.dirname(site), ...Object.values(stages).map((stage) => path.join(root, stage))]) {
  rmSync(folder, { recursive: true, force: true });
}
