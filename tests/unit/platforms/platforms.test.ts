/** A platform is a word: its names are known, and lead to its own reference. */
import { expect, test } from "vitest";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { makeRoutes, makeSymbolHrefs } from "../../../packages/luau-defs/src/link";
import { highlight } from "../../../src/lib/highlight/highlight";
import { expectCases, filesOfCase, problemLines } from "../../support/read-cases";
import { readFolder } from "../reference-settings/support";

const ENGINE = "https://create.roblox.com/docs/reference/engine";

interface Token {
  readonly text: string;
  readonly href: string | null;
}

const isToken = (one: unknown): one is Token =>
  typeof one === "object" && one !== null && "text" in one && "href" in one;

// Files of a project whose platform is in the name; the links of its types and comments, and what is reported.
test("the names of a platform are known, and lead to its reference", () =>
  expectCases("cases/platforms.txt", async (parts, name) => {
    const [, platform = "none"] = /\((\w+)\)$/.exec(name) ?? [];
    const files = filesOfCase(parts);
    const { value, diagnostics } = await readFolder(files, platform === "none" ? {} : { platform });
    const types = new Map<string, string>();
    JSON.stringify(toGraphql(value.model).modules, (_key, one: unknown) => {
      if (isToken(one) && one.href?.startsWith("https:")) types.set(one.text, one.href);
      return one;
    });
    const { href } = makeRoutes(value.model);
    const entries = value.model.modules.flatMap(({ links, functions }) => [
      ...links,
      ...functions.flatMap(({ doc }) => doc.links),
    ]);
    return [
      ...[...types].map(([text, address]) => `${text} → ${address}`),
      ...entries.map(({ text, target }) => `[${text}] → ${href(target)}`),
      ...problemLines(diagnostics),
    ].join("\n");
  }));

test("names in code lead to the reference, other than locals and the project's own", async () => {
  const files = {
    "definitions/door.d.luau": "declare Door: { open: () -> () }\n",
  };
  const { value } = await readFolder(files, { platform: "roblox" });
  const code = `local part = Instance.new("Part")
part.Color = Color3.fromRGB(1, 2, 3)
local workspace = Door.open(Enum.KeyCode.E.Value)
print(typeof(game), workspace, task.wait(), part.Anchored, print)`;
  const html = highlight(code, "luau", makeSymbolHrefs(value.model, makeRoutes(value.model)));
  const links = Array.from(html.matchAll(/<a[^>]* href="([^"]*)"[^>]*>([^<]*)/g), ([, href, text]) => [
    text,
    href,
  ]);
  expect(links).toEqual([
    ["Instance.new", `${ENGINE}/datatypes/Instance#new`],
    ["Color3.fromRGB", `${ENGINE}/datatypes/Color3#fromRGB`],
    ["Door.open", "/docs/api/door#open"],
    ["Enum.KeyCode.E", `${ENGINE}/enums/KeyCode#E`],
    ["game", `${ENGINE}/globals/RobloxGlobals#game`],
    ["task.wait", `${ENGINE}/libraries/task#wait`],
  ]);
});

test("signals of Roblox are events", async () => {
  const { value } = await readFolder(
    { "definitions/door.d.luau": "declare extern type Door with\n\tOpened: RBXScriptSignal<Player>\nend\n" },
    { platform: "roblox" },
  );
  const [parts] = value.model.modules[0]?.classes ?? [];
  expect(parts?.properties.find(({ name }) => name === "Opened")?.event?.parameters).toHaveLength(1);
});
