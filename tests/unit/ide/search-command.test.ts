import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { runCommandLine } from "../../../packages/luau-defs/src/front";
import { folderWith } from "../../support/temporary-folder";

async function luauDefs(args: readonly string[], cwd = process.cwd()) {
  const out: string[] = [];
  const code = await runCommandLine(args, {
    cwd,
    stdin: Readable.from([]),
    stdout: { write: (text) => out.push(text) },
    stderr: { write: () => true },
    env: {},
    untilStopped: async () => 0,
  });
  return { code, out: out.join("") };
}

test("luau-defs search finds something for each example of its help", async () => {
  const { out } = await luauDefs(["search", "--help"]);
  const queries = [...out.matchAll(/^ +\$ luau-defs search (?:"([^"]+)"|(\S+)) definitions/gm)];
  expect(queries.length).toBeGreaterThan(2);
  for (const [, quoted, bare = ""] of queries)
    expect(await luauDefs(["search", quoted ?? bare, "definitions"])).toMatchObject({ code: 0 });
});

test("luau-defs search --uses lists where samples use a method of a value, by what Luau resolves", async () => {
  const guide = "# Doors\n\n```luau\nlocal function enter(door: Door)\n\tdoor:open()\nend\n```\n";
  const door =
    "--- A door.\ndeclare extern type Door with\n\t--- Opens it.\n\tfunction open(self): ()\nend\n";
  const folder = folderWith({ "doors.d.luau": door, "guides/doors.md": guide });
  const asked = ["search", "Door:open", "doors.d.luau", "--guides", "guides", "--uses"];
  expect((await luauDefs(asked, folder)).out).toContain("    used in guides/doors.md:5\n");
  const { out } = await luauDefs([...asked, "--format", "json"], folder);
  const { results } = JSON.parse(out) as { results: object[] };
  expect(results[0]).toMatchObject({ path: "Door:open", uses: ["guides/doors.md:5"] });
});
