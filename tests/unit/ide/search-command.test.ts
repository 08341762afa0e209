import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { run } from "../../../plugins/gatsby-source-luau-defs/src/cli/run";

/** Runs a command line, with messages for standard input. */
async function luauDefs(args: readonly string[], input = "") {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    cwd: process.cwd(),
    stdin: Readable.from(input === "" ? [] : [input]),
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
    env: {},
    untilStopped: async () => 0,
  });
  return { code, out: out.join(""), err: err.join("") };
}

describe("luau-defs search", () => {
  test("finds by what something does", async () => {
    const { code, out } = await luauDefs(["search", "push object", "definitions", "--limit", "2"]);
    expect([code, ...out.split("\n").slice(0, 4)]).toEqual([
      0,
      "Physics.addForce(entity: Entity, force: vector, mode: ForceMode?)  (function)",
      "    Adds a force to a rigid body, at its centre of mass.",
      "    Also called push",
      "    /docs/api/physics#addForce",
    ]);
  });

  test("says first that nothing answers a query, and fails", async () => {
    const { code, out } = await luauDefs(["search", "raycast", "definitions", "--limit", "2"]);
    expect([code, out.split("\n")[0]]).toEqual([1, "Nothing about “raycast” here. Nearest:"]);
    expect(out.match(/^ {4}\/docs\/api/gm)).toHaveLength(2);
    const { note } = JSON.parse(
      (await luauDefs(["search", "🙃", "definitions", "--format", "json"])).out,
    ) as {
      note: string;
    };
    expect(note).toBe("Nothing about “🙃” here.");
  });

  test("finds something for each example of its help", async () => {
    const { out } = await luauDefs(["search", "--help"]);
    const queries = [...out.matchAll(/^ +\$ luau-defs search (?:"([^"]+)"|(\S+)) definitions/gm)];
    expect(queries.length).toBeGreaterThan(2);
    for (const [, quoted, bare = ""] of queries)
      expect(await luauDefs(["search", quoted ?? bare, "definitions"])).toMatchObject({ code: 0 });
  });

  test("finds by what is returned, though an arrow looks like an option", async () => {
    const { code, out } = await luauDefs(["search", "-> TimerId", "definitions"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Timer\.setTimeout/);
  });

  test("prints JSON, of guides as well", async () => {
    const args = [
      "search",
      "what is a sandbox",
      "definitions",
      "--guides",
      "content/docs",
      "--format",
      "json",
    ];
    const result = JSON.parse((await luauDefs(args)).out) as { results: { kind: string; path: string }[] };
    expect(result.results.map(({ path }) => path)).toContain("Core concepts › Sandboxes");
  });

  test("says what is wrong with its arguments", async () => {
    expect(await luauDefs(["search", " ", "definitions"])).toMatchObject({ code: 2 });
    const { code, err } = await luauDefs(["search", "x", "definitions", "--guides", "nowhere"]);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining("`nowhere` cannot be read as a folder of guides"),
    ]);
    expect((await luauDefs(["search", "x", "definitions", "--limit", "0"])).code).toBe(2);
  });
});

describe("luau-defs search, of what nobody should type", () => {
  test("names definitions that do not exist", async () => {
    const { code, out, err } = await luauDefs(["search", "timer", "nowhere"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^luau-defs: .*nowhere/);
  });

  test.each([
    ["emoji", "🙃", 1],
    ["control characters", "\u0000\u001b[2J", 1],
    ["10,000 characters", "push object ".repeat(900), 0],
    ["half a type", "-> ->", 1],
    ["a filter of nothing", "in:nowhere", 1],
  ])("answers %s", async (_, query, expected) => {
    const { code, out, err } = await luauDefs(["search", query, "definitions", "--limit", "2"]);
    expect([code, err]).toEqual([expected, ""]);
    expect(out).not.toBe("");
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
