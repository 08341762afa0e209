/** tests/fixtures/version-history has three versions of an engine, and what became of each symbol. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { versionHistory } from "../../../packages/luau-defs/src/engine";
import { modelOf } from "../reference/support";

const FOLDER = "tests/fixtures/version-history";
const read = (version: string) =>
  readdirSync(path.join(FOLDER, version)).map((file) => [
    file.replace(".d.luau", ""),
    readFileSync(path.join(FOLDER, version, file), "utf8"),
  ]);

it("says when a symbol came, changed, was deprecated and went", async () => {
  const history = versionHistory(
    ["1.0", "1.1", "2.0"].map((version) => ({ version, model: modelOf(Object.fromEntries(read(version))) })),
  );
  const lines = [...history].map(([symbol, { addedIn, changedIn, deprecatedIn, removedIn }]) => {
    const facts = {
      added: addedIn,
      changed: changedIn.join(" "),
      deprecated: deprecatedIn,
      removed: removedIn,
    };
    const told = Object.entries(facts).flatMap(([fact, version]) => (version ? [`${fact} ${version}`] : []));
    return [symbol, ...told].join(", ");
  });
  await expect(`${lines.sort().join("\n")}\n`).toMatchFileSnapshot(path.resolve(FOLDER, "history.txt"));
});

it.each([
  [["@deprecated", "@deprecated", "@deprecated"], null],
  [["@deprecated", "@deprecated 0.8"], "0.8"],
  [["@deprecated", "Fine.", "@deprecated"], "3.0"],
  [["Fine.", "@deprecated", null, "@deprecated"], "4.0"],
])("of a function with the texts %j, the deprecation is of %s", (texts, expected) => {
  const versions = texts.map((text, index) => ({
    version: `${index + 1}.0`,
    model: modelOf({ kit: text === null ? "" : `--- ${text}\ndeclare function f()\n` }),
  }));
  expect(versionHistory(versions).get("f" as never)?.deprecatedIn).toBe(expected);
});
