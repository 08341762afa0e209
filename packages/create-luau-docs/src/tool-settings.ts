/** Settings of a new site for editors and assistants. */
import path from "node:path";
import type { Site } from "./site";

/** Where the definitions are, from the site's folder, with `/` on every system. */
export const definitionsPath = ({ folder, definitions }: Pick<Site, "folder" | "definitions">): string =>
  definitions === null ? "definitions" : path.relative(folder, definitions).split(path.sep).join("/");

/** The language server finds the definitions in `site.config.ts`, so editors only need the extension. */
export const toolSettings = (site: Site): readonly (readonly [file: string, text: string])[] => [
  [".vscode/extensions.json", json({ recommendations: ["luau-defs.luau-defs"] })],
  [".vscode/mcp.json", json({ servers: mcpServers(site) })],
  [".mcp.json", json({ mcpServers: mcpServers(site) })],
  ["AGENTS.md", agents(site)],
];

const mcpServers = (site: Site) => ({
  [site.subject]: {
    command: "npx",
    args: ["luau-defs", "mcp", definitionsPath(site), "--guides", "content/docs"],
  },
});

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const agents = (site: Site): string => `# For assistants

README.md describes the commands and folders of this site.

- Run \`npm run check\` after each change: it reports every mistake with its place and a suggestion.
- The scripting reference is generated from \`${definitionsPath(site)}/\`.
  Change a symbol's description there.
- The MCP server \`${site.subject}\` (\`.mcp.json\`) searches the reference.
  Do not guess names of the interface.
`;
