import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderDiagnostics } from "luau-contract";
import { run } from "../../../plugins/gatsby-source-luau-defs/src/cli/run";
import { findFiles, runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

const readme = readFileSync("README.md", "utf8");
const file = "definitions/timer.d.luau";

test("the declaration in the README is one of the engine's", () => {
  const sample =
    /```luau\n([\s\S]*?)\n *```/
      .exec(readme)?.[1]
      ?.split("\n")
      .map((line) => line.trim()) ?? [];
  const written = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim());
  expect(sample.length).toBeGreaterThan(2);
  for (const line of sample) expect(written).toContain(line);
});

test("and the mistake is shown as the checker shows it", async () => {
  const { files: paths } = await findFiles(["definitions"], ".");
  const sources = paths.map((path) =>
    sourceFile(
      path,
      path === file
        ? readFileSync(path, "utf8").replace("-> TimerId,", "-> TimerID,")
        : readFileSync(path, "utf8"),
    ),
  );
  const { value, diagnostics } = runOnSources(sources);
  const shown = renderDiagnostics(diagnostics, value.sources, { colour: false })
    .trim()
    .split("\n")
    .map((line) => `   ${line}`.trimEnd());
  expect(readme).toContain(shown.join("\n"));
});

async function helpOf(...command: readonly string[]): Promise<string> {
  let help = "";
  const out = { write: (text: string) => Boolean((help += text)) };
  await run([...command, "--help"], {
    cwd: ".",
    stdin: process.stdin,
    stdout: out,
    stderr: out,
    env: {},
    untilStopped: async () => 0,
  });
  return help;
}

const inBackticks = (cell = ""): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

test("the table of commands has every command, with its formats", async () => {
  const rows = [...readme.matchAll(/^\| `luau-defs` (.*?) \| .*? \| (.*?) ?\|/gm)].flatMap(
    ([, names, formats]) => inBackticks(names).map((name) => [name, inBackticks(formats)] as const),
  );
  const help = await helpOf();
  const commands = [...help.matchAll(/^ {2}([a-z][\w-]+) (?:\[options\] )?[<[]/gm)];
  expect(rows.map(([name]) => name).sort()).toEqual(commands.map(([, name]) => name).sort());
  for (const [name, formats] of rows) {
    const choices = /--format <format>[^(]*\(choices:([^)]*?),\s+default:/.exec(await helpOf(name))?.[1];
    expect(
      [...(choices ?? "").matchAll(/"(\w+)"/g)].map(([, format]) => format),
      name,
    ).toEqual(formats);
  }
  const sites = readFileSync("packages/luau-docs/README.md", "utf8");
  const ofSites = [...readme.matchAll(/^\| `luau-docs` (.*?) \|/gm)].flatMap(([, names]) =>
    inBackticks(names),
  );
  expect([...sites.matchAll(/^\| `luau-docs (\w+)/gm)].map(([, name]) => name).sort()).toEqual(
    ofSites.sort(),
  );
});
