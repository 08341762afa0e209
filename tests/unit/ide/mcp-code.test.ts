/** Answers about code for assistants. */
import { expect, test } from "vitest";
import { checkTool, createCodeTools, openProject } from "../../../packages/luau-defs/src/front";
import { runTool, type Tool } from "../../../packages/luau-defs/src/front";
import { NO_CONFIG } from "../../../packages/luau-defs/src/check";
import { toMock } from "../../../packages/luau-defs/src/engine";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { expectCases, fixtureText } from "../../support/read-cases";

const definitions = fixtureText("engines/doors-and-timer.d.luau");

function toolsFor(text: string) {
  const output = runOnSources([sourceFile("engine.d.luau", text)]).value;
  const mock = toMock(output, []);
  const paths = new Set(["Doors.create", "Door", "Door.turn", "Timer", "Timer.setTimeout", "Side"]);
  const hrefOf = (path: string) => (paths.has(path) ? `/api#${path}` : null);
  const code = createCodeTools(output, { mockOf: () => mock }, hrefOf);
  const facts = { settings: NO_CONFIG, cwd: ".", address: null, broken: null };
  const project = { ...openProject(output.model, []), ...facts, code };
  const textOf =
    (tool: Tool) =>
    async (source: string): Promise<string> => {
      const { content } = await tool.call(project, { code: source });
      return content.map((part) => (part.type === "text" ? part.text : "")).join("");
    };
  return { check: textOf(checkTool), run: textOf(runTool) };
}

const { check, run } = toolsFor(definitions);

test("problems are listed with suggestions and addresses", () =>
  expectCases("cases/mcp-check.txt", ([code = ""]) => check(code)));

test("a solver that rejects what the code needs of the definitions is named, and the other one checks", async () => {
  const newOnly = toolsFor(`${definitions}export type Key = keyof<{ a: number }>\n`);
  const [first, second] = (await newOnly.check("Doors.creat()")).split("\n  ");
  expect(first).toContain("Key 'creat' not found");
  expect(second).toBe("Did you mean `create`?");
  expect(await newOnly.check("print(1)")).toBe("No problems, in strict mode (new and old type solver).");
  expect(await newOnly.check('local key: Key = "a"\nprint(key)')).toMatch(
    /^No problems, in strict mode \(new type solver\)\.\nLuau's old type solver rejects/,
  );
});

test("a run has the output, the calls of the engine, and how it ended", async () => {
  const code = 'print("a", { 1, { b = "c" } })\nTimer.setTimeout(2, function() print("later") end)\npritn(1)';
  expect((await run(code)).split("\n")).toEqual([
    'a\t{ 1, { ["b"] = "c" } }',
    "Timer.setTimeout(2, function) → 0",
    "error: snippet.luau:3: attempt to call a nil value ('pritn')",
    expect.stringMatching(/^Failed after \d\.\d+ s\. Engine calls are simulated\.$/),
  ]);
});

test("a run ends, whatever it does", async () => {
  const output = await run("while true do print('x') end");
  expect(output.split("\n").at(-1)).toMatch(/^Stopped, since it prints too much,/);
});
