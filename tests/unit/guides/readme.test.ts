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

test("every command is named in the README and in the package's own", async () => {
  let help = "";
  const out = { write: (text: string) => Boolean((help += text)) };
  await run(["--help"], {
    cwd: ".",
    stdin: process.stdin,
    stdout: out,
    stderr: out,
    env: {},
    untilStopped: async () => 0,
  });
  const commands = [...help.matchAll(/^ {2}([a-z][\w-]+) [<[]/gm)].flatMap(([, name]) =>
    name === undefined || name === "help" ? [] : [name],
  );
  expect(commands).toContain("anchors");
  const ofPackage = readFileSync("plugins/gatsby-source-luau-defs/README.md", "utf8");
  expect(
    commands.filter(
      (name) => !readme.includes(`\`${name}\``) || !ofPackage.includes(`| \`luau-defs ${name} `),
    ),
  ).toEqual([]);
});
