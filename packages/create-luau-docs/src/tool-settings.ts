/** Settings of a new site for editors and assistants. */
import path from "node:path";
import type { Site } from "./site";

/** Where the definitions are, from the site's folder, with `/` on every system: folders, files and globs. */
export const definitionsPaths = ({ folder, definitions }: Pick<Site, "folder" | "definitions">) =>
  definitions === null
    ? ["definitions"]
    : definitions.map((place) => path.relative(folder, place).split(path.sep).join("/"));

/** The same in Markdown. */
export const shownDefinitions = (site: Pick<Site, "folder" | "definitions">): string =>
  definitionsPaths(site)
    .map((place) => `\`${place}${/[*]|\.luau?$/i.test(place) ? "" : "/"}\``)
    .join(", ");

/** The language server finds the definitions in `site.config.ts`, so editors only need the extension. */
export const toolSettings = (site: Site): readonly (readonly [file: string, text: string])[] => [
  [".vscode/extensions.json", json({ recommendations: [EXTENSION] })],
  [".vscode/settings.json", json(editorSettings(site))],
  [".vscode/mcp.json", json({ servers: mcpServers(site) })],
  [".mcp.json", json({ mcpServers: mcpServers(site) })],
  ["AGENTS.md", agents(site)],
  ...(site.neovim === true ? [[".nvim.lua", NEOVIM] as const] : []),
];

const EXTENSION = "luau-defs.luau-defs";

/** What commands write is no text of the author. Existing definitions may have a formatter of their own. */
const editorSettings = ({ definitions }: Site) => ({
  ...(definitions === null && {
    "[luau]": { "editor.defaultFormatter": EXTENSION, "editor.formatOnSave": true },
  }),
  "files.watcherExclude": { "**/.luau-docs/**": true },
  "search.exclude": { "**/.luau-docs": true, "**/public": true, "**/package-lock.json": true },
});

/** Neovim reads the file of the current folder if `exrc` is set, and asks once whether it is trusted. */
const NEOVIM = `-- The language server of the definitions, for Neovim 0.11 or newer with \`vim.o.exrc = true\`.
vim.lsp.config("luau_defs", {
	cmd = { "npx", "--no-install", "luau-defs", "lsp" },
	filetypes = { "luau", "markdown", "mdx" },
	root_dir = vim.fn.getcwd(),
})
vim.lsp.enable("luau_defs")
`;

const mcpServers = (site: Site) => ({
  [site.subject]: {
    command: "npx",
    args: [
      ...["--no-install", "luau-defs", "mcp", ...definitionsPaths(site), "--guides", "content/docs"],
      // Its entries have pages of their own.
      ...(site.template === "big-file" ? ["--pages", "class"] : []),
    ],
  },
});

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const agents = (site: Site): string => `# For assistants

README.md describes the commands and folders of this site.

- Run \`npm run check\` after each change: it reports every mistake with its place and a suggestion.
- The scripting reference is generated from ${shownDefinitions(site)}.
  Change a symbol's description there.
- The MCP server \`${site.subject}\` (\`.mcp.json\`; \`/mcp\` of \`npm run dev\`) searches the reference,
  and checks and runs scripts. Do not guess names of the interface.
`;
