/** Samples of a platform: its names are `any`, or have the types of a file of the project's own. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadLuau, luauPath } from "luau-wasm/node";
import { expect, test } from "vitest";
import { toSampleDefinitions } from "../../../packages/luau-defs/src/write";
import { checkSamples, textDocument } from "../../../packages/luau-defs/src/engine";
import { readFolder } from "../reference-settings/support";

/** Luau's reports on a sample with these lines. */
async function check(lines: string, files: Record<string, string> = {}) {
  const all = { "definitions/kiln.d.luau": "declare function heat(): number\n", ...files };
  const { value } = await readFolder(all, { platform: "roblox" });
  const luauDigest = createHash("sha256").update(readFileSync(luauPath())).digest("base64url");
  const document = textDocument("guide.md", `\`\`\`luau\n${lines}\n\`\`\`\n`);
  const definitions = toSampleDefinitions(value).value;
  const checked = checkSamples([document], { definitions, loadLuau, luauDigest });
  return {
    notes: checked.value.notes.map(({ isRight, platform }) => ({ isRight, platform })),
    messages: checked.diagnostics.map(({ message }) => message),
  };
}

const SCRIPT = `local Players = game:GetService("Players")
local part: Instance = Instance.new("Part")
local key: Enum.KeyCode = Enum.KeyCode.E
part.Touched:Connect(function(other: BasePart, signal: RBXScriptSignal<number>)
	task.wait(heat())
	print(other, key, Players, signal)
end)`;

test("what belongs to the platform is any, and the sample's mark says so", async () => {
  expect(await check(SCRIPT)).toEqual({ notes: [{ isRight: true, platform: "Roblox" }], messages: [] });
});

test("a sample without its names has the usual mark, and a problem is still found", async () => {
  expect((await check("print(heat())")).notes).toEqual([{ isRight: true, platform: undefined }]);
  const { messages } = await check("local hot: string = heat()\nprint(hot, game)");
  expect(messages.join()).toContain("string");
});

test("a globalTypes.d.luau beside the configuration has them checked in full", async () => {
  const types = `declare extern type Part with
	Size: number
end
declare game: { FindPart: (self: any) -> Part }
`;
  const files = { "globalTypes.d.luau": types };
  const right = await check("local part = game:FindPart()\nprint(part.Size + heat())", files);
  expect(right).toEqual({ notes: [{ isRight: true, platform: undefined }], messages: [] });
  const wrong = await check("print(game:FindPart().Sice)", files);
  expect(wrong.messages.join()).toContain("Sice");
});
