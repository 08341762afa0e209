/** A real editor, where there is one: Neovim without a screen, with the settings of `docs/language-server.md`. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../../support/site-inputs";
import { startLuauDefs } from "./luau-defs-program";
import { fixtureText } from "../../support/read-cases";

const hasNeovim = spawnSync("nvim", ["--version"]).status === 0;
const lsp = startLuauDefs();
const PAGE = readFileSync(path.join(root, "docs/language-server.md"), "utf8");

/** The settings for Debian's Neovim, with the command under test. */
function settings(program: string): string {
  const blocks = [...PAGE.matchAll(/```lua\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
  const wanted = blocks.find((code) => code.includes("start_client")) ?? "";
  const command = `{ "${process.execPath}", "${program}", "lsp" }`;
  return wanted.replace('{ "npx", "--no-install", "luau-defs", "lsp" }', command);
}

/** Waits for findings, and prints them with the hover of a place. */
const SCRIPT = fixtureText("editors/neovim-report.lua");

it.skipIf(!hasNeovim)("shows findings and hovers in Neovim", () => {
  const light = "\t--- Lights a lamp 🙂.\n\tlight: (level: Levle, to: Level) -> (),\n";
  lsp.write("lamp.d.luau", `--- Lamps.\ndeclare Lamp: {\n${light}}\nexport type Level = number\n`);
  lsp.write("init.lua", settings(lsp.program));
  lsp.write("ask.lua", SCRIPT);
  const args = ["--headless", "-u", "init.lua", "lamp.d.luau", "-c", "luafile ask.lua"];
  const options = { cwd: lsp.work, encoding: "utf8", timeout: 60_000 } as const;
  const { stdout, stderr } = spawnSync("nvim", args, options);
  expect(stdout, stderr).toMatch(/^\{/);
  const { seen, hover } = JSON.parse(stdout) as { seen: object[]; hover: { contents: { value: string } } };
  expect(seen).toContainEqual(expect.objectContaining({ line: 3, column: 16, code: "unknown-type" }));
  expect(hover.contents.value).toContain("Lights a lamp 🙂.");
});
