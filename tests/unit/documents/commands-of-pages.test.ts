/**
 * The commands in blocks of all pages: they run, each block in a folder of its own, or are marked. Commands in
 * running text and in tables are not tested.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { withParts, documentsAmong, releaseTexts } from "../../../scripts/documents/release-texts";
import { createCommand, createSite } from "../../support/created-site";
import { blocksOf, isIn, marksOf, unmarked, type CommandBlock } from "../../support/page-commands";
import { root, siteInputs } from "../../support/site-inputs";
import { temporaryFolder } from "../../support/temporary-folder";
import { compileLuauDefs } from "../ide/luau-defs-program";

const FIXTURES = path.join(root, "tests/fixtures/pages");
const home = temporaryFolder("pages");
const worlds = path.join(home, "worlds");
const program = path.join(home, "luau-defs/luau-defs.cjs");

const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
const documents = documentsAmong(siteInputs());
const blocks = documents.flatMap((page) => blocksOf(page, read(page)));

/** The shell of a newcomer: our commands, without a registry, and an engine. */
const FUNCTIONS = `
luau-defs() { "$NODE" "$LUAU_DEFS" "$@"; }
luau-docs() { "$NODE" "$ROOT/packages/luau-docs/bin/luau-docs.mjs" "$@"; }
# Its questions have their defaults as answers.
create-luau-docs() { "$NODE" "$CREATE" --no-vendor --template definitions "$@" --yes; }
lune() { "$NODE" "$ROOT/tests/support/lune.mjs" "$@"; }
# Its one option is --no-install.
npx() { shift && "$@"; }
# All is installed.
npm() { test "$1" = ci; }
set -e -o pipefail
`;

const { NO_COLOR: _off, FORCE_COLOR: _on, ...inherited } = process.env;
const env = { ...inherited, NODE: process.execPath, LUAU_DEFS: program, CREATE: createCommand, ROOT: root };

beforeAll(async () => {
  mkdirSync(path.dirname(program));
  await compileLuauDefs(program);
  cpSync(FIXTURES, worlds, { recursive: true });
  execFileSync("bash", ["-c", `${FUNCTIONS}. ./setup.sh`], { cwd: path.join(worlds, "kit"), env });
});

/** A block that is not marked and serves something would not end. */
const LONGEST = 60_000;

/** Runs commands in a folder of their own, and returns what they print; rejects if one fails. */
async function runIn(folder: string, commands: readonly string[]): Promise<string> {
  const work = path.join(mkdtempSync(path.join(home, "block-")), "work");
  cpSync(path.join(worlds, folder), work, { recursive: true });
  const script = `${FUNCTIONS}${commands.join("\n")}\n`;
  // A group of its own: what the shell has started ends with it.
  const shell = spawn("bash", ["-c", `exec 2>&1\n${script}`], {
    cwd: work,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  shell.stdout.on("data", (chunk: Buffer) => void (printed += chunk.toString("utf8")));
  const timer = setTimeout(() => process.kill(-(shell.pid ?? 0)), LONGEST);
  const code = await new Promise((resolve) => shell.once("close", resolve));
  clearTimeout(timer);
  if (code !== 0) throw new Error(`${commands.join("\n")}\n\n${printed}\nIt ended with ${code ?? "no end"}.`);
  return printed;
}

const place = ({ page, line }: CommandBlock): string => `${page}:${line}`;

describe("commands of pages", () => {
  const run = new Map<string, readonly string[]>();
  for (const block of blocks) {
    const key = [block.folder, ...unmarked(block)].join("\n");
    if (unmarked(block).length > 0) run.set(key, [...(run.get(key) ?? []), place(block)]);
  }
  const all = [...run].map(([key, places]) => [places.join(", "), ...key.split("\n")] as const);
  test.concurrent.each(all)(
    "%s",
    async (_places, folder = "", ...commands) => void (await runIn(folder, commands)),
  );
});

/** The problems of a block's marks. */
function problemsIn(block: CommandBlock): readonly string[] {
  const stale = block.marks.filter(
    ({ about }) => about !== null && !block.commands.some((command) => command.startsWith(about)),
  );
  const wrong = block.commands.flatMap((command) =>
    marksOf(command, block).flatMap((mark) => {
      if (mark.kind === "not-run") return mark.reason.includes(" ") ? [] : [`${command}: give a reason`];
      if (!/^tests\/.*\.test\.ts$/.test(mark.file) || !existsSync(path.join(root, mark.file)))
        return [`${command}: ${mark.file} is no test`];
      return isIn(read(mark.file), command) ? [] : [`${command}: is not in ${mark.file}`];
    }),
  );
  return [
    ...(block.unknown === "" ? [] : [`\`${block.unknown}\` is no mark`]),
    ...stale.map(({ about }) => `no command begins with \`${about}\``),
    ...wrong,
  ].map((problem) => `${place(block)}: ${problem}`);
}

test("tests that marks name contain the command, and reasons are given", () => {
  expect(blocks.flatMap(problemsIn)).toEqual([]);
});

test("so they do after the first release", () => {
  const released = documents.flatMap((page) =>
    blocksOf(page, withParts(read(page), releaseTexts(root, true))),
  );
  expect(released.flatMap(problemsIn)).toEqual([]);
  const commands = new Set(blocks.flatMap((block) => block.commands));
  const added = released.flatMap(unmarked).filter((command) => !commands.has(command));
  expect(added).toEqual([]);
});

test("a new site's README has commands that its package.json has, and that are tested", () => {
  const site = createSite(path.join(home, "site"));
  const readme = blocksOf("README.md", readFileSync(path.join(site, "README.md"), "utf8"));
  const commands = readme.flatMap((block) => block.commands);
  expect(commands.length).toBeGreaterThan(3);
  const { scripts } = JSON.parse(readFileSync(path.join(site, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const tested = read("tests/product/installed.test.ts");
  for (const command of commands) {
    const [, script = "install"] = /^npm (?:run )?(?!install)(\w+)$/.exec(command) ?? [];
    expect(tested).toContain(`"${script}"`);
    if (script !== "install") expect(scripts[script]).toBe(`luau-docs ${script}`);
  }
  expect(readdirSync(site)).toContain("package.json");
});

test("a failing command fails, with what it prints", async () => {
  const commands = ["luau-defs check definitions", "luau-defs chekc definitions"];
  await expect(runIn("kit", commands)).rejects.toThrow("Did you mean check?");
});

test("blocks have their commands without comments, and their marks", () => {
  const text =
    'A page.\n\n```sh in="engine" by="npm run dev: tests/a.test.ts" not-run="needs a network" quick\n' +
    "npm run dev   # serves\n# alone\n\nnpm ci\n```\n";
  expect(blocksOf("a.md", text)).toEqual([
    {
      page: "a.md",
      line: 4,
      commands: ["npm run dev", "npm ci"],
      marks: [
        { kind: "by", about: "npm run dev", file: "tests/a.test.ts" },
        { kind: "not-run", about: null, reason: "needs a network" },
      ],
      folder: "engine",
      unknown: "quick",
    },
  ]);
  expect(isIn('docs("dev")', "npx --no-install luau-docs dev .")).toBe(true);
  expect(isIn('docs("dev")', "luau-docs build")).toBe(false);
});
