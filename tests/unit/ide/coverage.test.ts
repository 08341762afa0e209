/** `luau-defs coverage`, as people run it. */
import { describe, expect, test } from "vitest";
import { startLuauDefs } from "./luau-defs-program";

const { write, read, luauDefs } = startLuauDefs();

describe("coverage", () => {
  const KIT = `--[=[
	Makes kits.
]=]

declare kit: {
	--- Builds one.
	---
	--- \`\`\`luau
	--- kit.build()
	--- \`\`\`
	build: () -> (),
	drop: () -> (),
	--- @private
	hidden: () -> (),
	parts: {
		--- Adds a part.
		add: () -> (),
	},
}

--- Nobody sees this.
type Part = number
`;

  test("counts what is declared, published and documented in each module", () => {
    write("kit.d.luau", KIT);
    const { status, stdout, stderr } = luauDefs(["coverage", "kit.d.luau"]);
    expect(stdout.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
      ["module", "declared", "published", "documented", "samples", "texts on no page"],
      ["kit", "3", "2", "1", "1", "1"],
      ["kit.parts", "1", "1", "1", "0", "0"],
      ["total", "4", "3", "2", "1", "1"],
      [""],
      ["66 % of what is published is documented."],
      [""],
    ]);
    expect([status, stderr]).toEqual([0, ""]);
  });

  test("is JSON for programs, and a badge", () => {
    write("kit.d.luau", KIT);
    expect(JSON.parse(luauDefs(["coverage", "kit.d.luau", "--format", "json"]).stdout)).toMatchObject({
      total: { declared: 4, published: 3, documented: 2 },
    });
    luauDefs(["coverage", "kit.d.luau", "--format", "badge", "-o", "coverage.svg"]);
    expect(read("coverage.svg")).toContain('aria-label="documented: 66 %"');
  });

  test("fails, and still counts, where a file is broken", () => {
    write("kit.d.luau", KIT.replace("drop:", "drop"));
    const { status, stdout, stderr } = luauDefs(["coverage", "kit.d.luau"]);
    expect(status).toBe(1);
    expect(stderr).toContain("1 error in 1 file");
    expect(stdout).toContain("kit.parts");
  });
});
