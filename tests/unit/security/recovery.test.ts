import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, type Snapshot } from "../../../plugins/gatsby-source-luau-defs/src/session";
import { watchDefinitions } from "../../../packages/luau-defs/src/read";
import { snapshotModules } from "../../support/snapshot-modules";
import { folderOfEachTest } from "../../support/temporary-folder";

const { pathOf: at, write } = folderOfEachTest("recovery");
let stop: () => Promise<void> = () => Promise.resolve();
let last: Snapshot | undefined;
let rounds = 0;
let problems: string[] = [];

const text = (name: string, member: string) => `declare ${name}: { ${member}: () -> () }\n`;

/** As `npm run dev` has them: a session, and a watcher that tells it what has changed. */
async function develop(): Promise<void> {
  const session = openSession({ requests: ["."], cwd: at(), severities: {} });
  const since = Date.now();
  last = await session.read("all");
  stop = await watchDefinitions(
    ["."],
    at(),
    async (changed) => {
      last = await session.read(changed);
      rounds += 1;
    },
    (problem) => problems.push(problem),
    since,
  );
  // The watcher has not looked around yet, and is to find this one all the same.
  write("first.d.luau", text("First", "seen"));
  await until(() => members().includes("first.seen"));
}

const members = (): readonly string[] =>
  (last === undefined ? [] : snapshotModules(last)).flatMap(({ slug, functions }) =>
    functions.map(({ name }) => `${slug}.${name}`),
  );

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 200_000;
  while (!holds()) {
    if (Date.now() > deadline)
      throw new Error(
        `Broken: ${[...(last?.broken ?? [])].join()}. Members: ${members().slice(0, 20).join()}`,
      );
    await wait(25);
  }
}

beforeEach(() => {
  rounds = 0;
  problems = [];
});
afterEach(async () => {
  await stop();
});

test("deleted, renamed and truncated files, and files that come back, are followed without a restart", async () => {
  write("a.d.luau", text("A", "one"));
  write("b.d.luau", text("B", "two"));
  await develop();
  rmSync(at("a.d.luau"));
  renameSync(at("b.d.luau"), at("c.d.luau"));
  await until(() => !members().some((name) => /^[ab]\./.test(name)) && members().includes("c.two"));
  truncateSync(at("c.d.luau"), 14);
  await until(() => last?.broken.has("c.d.luau") === true);
  write("c.d.luau", text("C", "three"));
  write("a.d.luau", text("A", "four"));
  await until(() => members().includes("c.three") && members().includes("a.four") && last?.broken.size === 0);
});

test("links in circles keep nothing else from being watched", async () => {
  symlinkSync("circle", at("circle"));
  mkdirSync(at("deep/inner"), { recursive: true });
  symlinkSync("..", at("deep/up"));
  symlinkSync("../..", at("deep/inner/up"));
  await develop();
  write("b.d.luau", text("B", "two"));
  await until(() => members().includes("b.two"));
  expect(problems).toEqual([expect.stringContaining("This cannot be watched: ELOOP")]);
});

test("what cannot be read is told, and read once it can be", async () => {
  await develop();
  symlinkSync("nowhere.txt", at("b.d.luau"));
  mkdirSync(at("c.d.luau"));
  write("d.d.luau", text("D", "there"));
  await until(() => members().includes("d.there"));
  write("e.d.luau", Buffer.from([0x2d, 0x2d, 0xff, 0xfe]));
  const encoding = () => last?.diagnostics.find(({ rule }) => rule === "encoding");
  await until(() => encoding()?.file === "e.d.luau");
  rmSync(at("b.d.luau"));
  rmSync(at("c.d.luau"), { recursive: true });
  for (const name of ["b", "c", "e"]) write(`${name}.d.luau`, text(name.toUpperCase(), "fixed"));
  const areFixed = () => ["b", "c", "e"].every((name) => members().includes(`${name}.fixed`));
  await until(() => areFixed() && last?.diagnostics.length === 0);
});

test("a file that is written while it is read ends as it was written last", async () => {
  await develop();
  for (let index = 0; index < 60; index += 1) {
    const whole = text("A", `step${index}`);
    write("a.d.luau", whole.slice(0, whole.length / 2));
    await wait(index % 3 === 0 ? 60 : 1);
    write("a.d.luau", whole);
  }
  await until(() => members().includes("a.step59") && last?.broken.size === 0);
});

test("a thousand files that change at once come in a few rounds, none forgotten", async () => {
  await develop();
  const names = Array.from({ length: 1000 }, (_, index) => `Module${index}`);
  const started = rounds;
  for (const name of names) write(`${name}.d.luau`, text(name, "before"));
  await until(() => members().filter((name) => name.endsWith(".before")).length === 1000);
  for (const name of names) write(`${name}.d.luau`, text(name, "after"));
  await until(() => members().filter((name) => name.endsWith(".after")).length === 1000);
  expect(rounds - started).toBeLessThan(100);
  for (const name of names) rmSync(at(`${name}.d.luau`));
  await until(() => members().length === 1);
});
