import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { run } from "../../../packages/luau-defs/src/front";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

/** Runs a command line, with messages for standard input. */
async function luauDefs(args: readonly string[], input = "", cwd = process.cwd()) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    cwd,
    stdin: Readable.from(input === "" ? [] : [input]),
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
    env: {},
    untilStopped: async () => 0,
  });
  return { code, out: out.join(""), err: err.join("") };
}

describe("luau-defs search", () => {
  test("finds something for each example of its help", async () => {
    const { out } = await luauDefs(["search", "--help"]);
    const queries = [...out.matchAll(/^ +\$ luau-defs search (?:"([^"]+)"|(\S+)) definitions/gm)];
    expect(queries.length).toBeGreaterThan(2);
    for (const [, quoted, bare = ""] of queries)
      expect(await luauDefs(["search", quoted ?? bare, "definitions"])).toMatchObject({ code: 0 });
  });
});

describe("luau-defs search --uses", () => {
  test("lists where samples use a method of a value, by what Luau resolves", async () => {
    const folder = temporaryFolder("uses");
    const guide = "# Doors\n\n```luau\nlocal function enter(door: Door)\n\tdoor:open()\nend\n```\n";
    const door =
      "--- A door.\ndeclare extern type Door with\n\t--- Opens it.\n\tfunction open(self): ()\nend\n";
    writerIn(folder)("doors.d.luau", door);
    writerIn(folder)("guides/doors.md", guide);
    const asked = ["search", "Door:open", "doors.d.luau", "--guides", "guides", "--uses"];
    expect((await luauDefs(asked, "", folder)).out).toContain("    used in guides/doors.md:5\n");
    const { out } = await luauDefs([...asked, "--format", "json"], "", folder);
    const { results } = JSON.parse(out) as { results: { path: string; uses: string[] }[] };
    expect(results[0]).toMatchObject({ path: "Door:open", uses: ["guides/doors.md:5"] });
  });
});
