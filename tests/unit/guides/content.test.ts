import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { renderDiagnostics } from "luau-diagnostics";
import { sourcesByPath, sourceText } from "luau-syntax";
import { readContentFolder } from "../../support/read-content-folder";

const failing = "tests/fixtures/content/failing";
const symbols = ["Timer", "Timer.setTimeout", "Timer.setInterval", "Timer.clear"];

describe("mistakes in content are told with file, line and what was meant", () => {
  test.each(readdirSync(failing))("%s", async (name) => {
    const folder = path.join(failing, name);
    const { diagnostics } = readContentFolder(folder, symbols);
    const sources = sourcesByPath(
      [...new Set(diagnostics.map(({ file }) => file))].map((file) =>
        sourceText(file, readFileSync(path.join(folder, file), "utf8")),
      ),
    );
    const text = renderDiagnostics(diagnostics, sources, { colour: false });
    expect(diagnostics.length).toBeGreaterThan(0);
    await expect(text).toMatchFileSnapshot(path.resolve(folder, "diagnostics.txt"));
  });
});

test("the product's own content has no mistakes, samples and components aside", () => {
  const symbolsUsed = [...readContentFolder("content", []).readings.values()].flatMap(({ references }) =>
    references.filter(({ kind }) => kind === "symbol").map(({ name }) => name),
  );
  expect(readContentFolder("content", symbolsUsed).diagnostics).toEqual([]);
});
