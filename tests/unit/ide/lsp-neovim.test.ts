/** A real editor, where there is one: Neovim without a screen. */
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { startLuauDefs } from "./luau-defs-program";

const hasNeovim = spawnSync("nvim", ["--version"]).status === 0;
const lsp = startLuauDefs();

/** Attaches the server to the buffer, waits for findings, and prints them with the hover of a place. */
const script = (program: string, folder: string) => `
local client = vim.lsp.start_client({
  name = "luau-defs",
  cmd = { "${process.execPath}", "${program}", "lsp", "--stdio" },
  root_dir = "${folder}",
})
vim.lsp.buf_attach_client(0, client)
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 50)
local seen = {}
for _, one in ipairs(vim.diagnostic.get(0)) do
  table.insert(seen, { line = one.lnum, column = one.col, message = one.message, code = one.user_data.lsp.code })
end
local place = { textDocument = vim.lsp.util.make_text_document_params(0), position = { line = 3, character = 3 } }
local answers = vim.lsp.buf_request_sync(0, "textDocument/hover", place, 20000)
local hover = answers and answers[client] and answers[client].result
io.stdout:write(vim.fn.json_encode({ seen = seen, hover = hover }))
vim.lsp.stop_client(client)
vim.cmd("qall!")
`;

describe.skipIf(!hasNeovim)("in Neovim", () => {
  it("shows findings and hovers", () => {
    lsp.write(
      "lamp.d.luau",
      "--- Lamps.\ndeclare Lamp: {\n\t--- Lights a lamp 🙂.\n\tlight: (level: Levle) -> (),\n}\n",
    );
    lsp.write("attach.lua", script(lsp.program, lsp.work));
    const { stdout } = spawnSync(
      "nvim",
      ["--headless", "-u", "NONE", "lamp.d.luau", "-c", "luafile attach.lua"],
      { cwd: lsp.work, encoding: "utf8", timeout: 60_000 },
    );
    const { seen, hover } = JSON.parse(stdout) as {
      seen: { line: number; column: number; message: string; code: string }[];
      hover: { contents: { value: string } };
    };
    expect(seen).toContainEqual(expect.objectContaining({ line: 3, column: 16, code: "unknown-type" }));
    expect(hover.contents.value).toContain("Lights a lamp 🙂.");
  });
});
