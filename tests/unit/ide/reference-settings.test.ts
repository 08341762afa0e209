/** What a project's configuration says of its definitions, as commands take it. */
import { describe, expect, test } from "vitest";
import { startLuauDefs } from "./luau-defs-program";

const { write, luauDefs } = startLuauDefs();

const KIT = "declare kit: { build: () -> () }\n";
const DOCS = JSON.stringify({
  "@kit/global/kit.build": { documentation: "Builds one." },
  "@kit/global/kit.drop": { documentation: "Drops it." },
});

describe("texts", () => {
  test("of `--docs` join what has no comment, and their share is told", () => {
    write("kit.d.luau", KIT);
    write("docs.json", DOCS);
    const { status, stdout } = luauDefs(["check", "kit.d.luau", "--docs", "docs.json"]);
    expect(status).toBe(0);
    expect(stdout).toContain("1 of 2 texts (50 %) are of something declared; 1 are of nothing");
    expect(luauDefs(["coverage", "kit.d.luau", "--docs", "docs.json"]).stdout).toContain(
      "100 % of what is published is documented.\n1 of the 2 texts of docs.json are of something declared.\n",
    );
  });

  test("of a configuration start from its folder, and its `rules` hold for `check`", () => {
    write("project/kit.d.luau", KIT);
    write("project/docs.json", DOCS);
    const config = { docs: "docs.json", rules: { "unmatched-text": "off" } };
    write("project/luau-defs.config.json", JSON.stringify(config));
    const args = ["check", "project/kit.d.luau", "--strict", "--config", "project/luau-defs.config.json"];
    expect(luauDefs(args).stdout).toBe("No mistakes in 1 file\n");
  });
});
