import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderDiagnostics } from "luau-diagnostics";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, sourceFile } from "../../../packages/luau-defs/src/read";

const guide = readFileSync("definitions/README.md", "utf8");
const file = "definitions/timer.d.luau";

test("the declaration in definitions/README.md is one of the engine's", () => {
  const sample =
    /from `timer.d.luau`:\n\n```luau\n([\s\S]*?)\n```/
      .exec(guide)?.[1]
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
  const shown = renderDiagnostics(diagnostics, value.sources, { colour: false }).trim();
  expect(guide).toContain(shown.replaceAll(/ +$/gm, ""));
});
