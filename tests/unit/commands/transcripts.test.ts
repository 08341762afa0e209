/** The commands as people run them. `-u` writes what they print into the transcripts. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { createCommand } from "../../support/created-site";
import { root } from "../../support/site-inputs";
import { compileLuauDefs } from "../ide/luau-defs-program";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = path.join(root, "tests/fixtures/commands");
const scratch = temporaryFolder("transcripts");
const program = path.join(scratch, "luau-defs.cjs");

beforeAll(() => compileLuauDefs(program));

test.each(readdirSync(folder).filter((name) => name.endsWith(".t")))(
  "%s",
  async (name) => {
    const file = path.join(folder, name);
    const sections = readFileSync(file, "utf8").split(/^(?=# )/m);
    await expect(sections.map(replay).join("")).toMatchFileSnapshot(file);
  },
  120_000,
);

const SENTINEL = "---status ";

/** Runs a section in a folder of its own, and returns it with what its commands print. */
function replay(section: string): string {
  const work = path.join(scratch, "work");
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work);
  // Ends the search for a configuration in the folders above.
  writeFileSync(path.join(work, "luau-defs.config.json"), "{}");
  const steps = section.split(/^(?= {2}\$ )/m);
  const commands = steps.slice(1).map((step) => step.match(/^ {2}[$>] ?.*/gm) ?? []);
  const script = commands.map(
    (lines) => `${lines.map((line) => line.slice(4)).join("\n")}\necho "${SENTINEL}$?"\n`,
  );
  const outputs = runShell(script.join(""), work).split(new RegExp(`^${SENTINEL}(\\d+)\n`, "m"));
  const replayed = commands.map((lines, at) => {
    const [output = "", status] = outputs.slice(2 * at, 2 * at + 2);
    const printed = output.replace(/\n*$/, output === "" ? "" : "\n").replace(/^(?=.)/gm, "  ");
    const exit = status === "0" ? "" : `  [${status}]\n`;
    return `${lines.join("\n")}\n${printed}${exit}${proseAfter(steps[at + 1] ?? "")}`;
  });
  return (steps[0] ?? "") + replayed.join("");
}

/** The text after the output: from the first line that is not indented, with the blank lines before it. */
function proseAfter(step: string): string {
  const start = step.search(/^\S/m);
  const before = start < 0 ? step : step.slice(0, start);
  return (/(?<=\n)\n*$/.exec(before)?.[0] ?? "") + (start < 0 ? "" : step.slice(start));
}

function runShell(script: string, cwd: string): string {
  const { NO_COLOR: _off, FORCE_COLOR: _on, npm_command: _npm, ...inherited } = process.env;
  const functions = [
    'luau-defs() { "$NODE" "$LUAU_DEFS" "$@"; }',
    'create-luau-docs() { "$NODE" "$CREATE" "$@"; }',
  ];
  const env = { ...inherited, NODE: process.execPath, LUAU_DEFS: program, CREATE: createCommand, ROOT: root };
  return spawnSync("bash", ["-c", `exec 2>&1\n${functions.join("\n")}\n${script}`], {
    cwd,
    input: "",
    encoding: "utf8",
    env,
  }).stdout;
}
