import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { run } from "../../../plugins/gatsby-source-luau-defs/src/cli/run";

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
    const folder = mkdtempSync(path.join(tmpdir(), "uses-"));
    const guide = "# Doors\n\n```luau\nlocal function enter(door: Door)\n\tdoor:open()\nend\n```\n";
    const door =
      "--- A door.\ndeclare extern type Door with\n\t--- Opens it.\n\tfunction open(self): ()\nend\n";
    writeFileSync(path.join(folder, "doors.d.luau"), door);
    mkdirSync(path.join(folder, "guides"));
    writeFileSync(path.join(folder, "guides/doors.md"), guide);
    const asked = ["search", "Door:open", "doors.d.luau", "--guides", "guides", "--uses"];
    expect((await luauDefs(asked, "", folder)).out).toContain("    used in guides/doors.md:5\n");
    const { out } = await luauDefs([...asked, "--format", "json"], "", folder);
    const { results } = JSON.parse(out) as { results: { path: string; uses: string[] }[] };
    expect(results[0]).toMatchObject({ path: "Door:open", uses: ["guides/doors.md:5"] });
    rmSync(folder, { recursive: true });
  });
});

describe("luau-defs mcp", () => {
  const message = (id: number, method: string, params: unknown) =>
    `${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`;
  const call = (id: number, name: string, args: unknown) =>
    message(id, "tools/call", { name, arguments: args });
  const hello = message(0, "initialize", {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  });
  const answers = async (input: string) => {
    const { code, out, err } = await luauDefs(["mcp", "definitions"], hello + input);
    const all = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const byId = new Map(all.map((answer) => [answer["id"], answer]));
    const textOf = (id: number) => JSON.stringify(byId.get(id)?.["result"] ?? null);
    return { code, err, byId, textOf };
  };

  test("lists its tools and answers calls", async () => {
    const { code, textOf } = await answers(
      message(1, "tools/list", {}) +
        call(2, "search", { query: "delete entity" }) +
        call(3, "symbol", { path: "Timer.setTimeout" }) +
        call(4, "check", { code: "Timer.setTimeuot(1, print)\ntask.wait(1)\n" }) +
        call(5, "run", { code: 'Timer.setTimeout(1, function() print("later") end)' }),
    );
    expect(code).toBe(0);
    expect(textOf(1)).toContain('"name":"guide"');
    expect(textOf(2)).toContain("Entity.destroy");
    expect(textOf(3)).toContain("Delay before the call");
    expect(textOf(4)).toContain("snippet.luau:1:7 error: Key 'setTimeuot' not found in table 'Timer'");
    expect(textOf(4)).toContain(
      "`task.wait` (Roblox) is `Timer.setTimeout` here.\\n  /docs/api/timer#setTimeout",
    );
    expect(textOf(5)).toContain("[1.00 s] later");
  });

  test("answers mistakes in sentences, and never with a stack trace", async () => {
    const { code, err, textOf, byId } = await answers(
      `garbage\n[1,\n${call(1, "serch", {})}${call(2, "search", { query: 3 })}${message(3, "nope", {})}${call(
        4,
        "module",
        { name: "Timr" },
      )}`,
    );
    expect(code).toBe(0);
    expect(err.split("\n").filter(Boolean)).toHaveLength(2);
    expect(err).not.toMatch(/\n\s+at /);
    expect(textOf(1)).toContain("Did you mean `search`?");
    expect(textOf(2)).toContain("`search` needs `query`");
    expect(byId.get(3)).toMatchObject({ error: { code: -32601 } });
    expect(textOf(4)).toContain("There is no module `Timr`");
  });

  test("a cancelled call and a closed pipe end it quietly", async () => {
    const cancelled = `${JSON.stringify({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } })}\n`;
    const { code, err } = await answers(call(1, "search", { query: "timer" }) + cancelled);
    expect([code, err]).toEqual([0, ""]);
  });
});
