/** Settings of a new site for editors and assistants. */
import path from "node:path";
import { pathFrom } from "./disk";
import { fileOfRepository, folderInRepository } from "./host-files";
import type { Site } from "./answers";
import { toJson } from "./text-parts";

/** Where the definitions are, from the site's folder, with `/` on every system: folders, files and globs. */
export const definitionsPaths = ({ folder, definitions }: Pick<Site, "folder" | "definitions">) =>
  definitions === null ? ["definitions"] : definitions.map((location) => pathFrom(folder, location));

export const shownDefinitions = (site: Pick<Site, "folder" | "definitions">): string =>
  definitionsPaths(site)
    .map((location) => `\`${location}${/[*]|\.luau?$/i.test(location) ? "" : "/"}\``)
    .join(", ");

interface Setting {
  readonly name: string;
  readonly file: string | null;
  readonly text: string;
}

/** The language server finds the definitions in `site.config.ts`, so editors only need the extension. */
export const toolSettings = (site: Site): readonly Setting[] => [
  ...Object.entries({
    ".vscode/extensions.json": { recommendations: [EXTENSION] },
    ".vscode/settings.json": editorSettings(site),
    ".vscode/mcp.json": { servers: mcpServers(site) },
    ".mcp.json": { mcpServers: mcpServers(site) },
  }).map(([name, value]) => ({
    name,
    file: fileOfRepository(site, name),
    text: toJson(value),
  })),
  { name: "AGENTS.md", file: "AGENTS.md", text: agents(site) },
];

const EXTENSION = "luau-defs.luau-defs";

/** Editors hide generated files. Existing Luau may have a formatter of its own. */
function editorSettings(site: Site) {
  const below = folderInRepository(site);
  return {
    ...(site.definitions === null &&
      below === "" && { "[luau]": { "editor.defaultFormatter": EXTENSION, "editor.formatOnSave": true } }),
    "files.watcherExclude": { "**/.luau-docs/**": true },
    "search.exclude": {
      "**/.luau-docs": true,
      [below === "" ? "**/public" : `${below}/public`]: true,
      "**/package-lock.json": true,
    },
  };
}

/** Servers start at the top of the repository, and the command is installed in the site's folder. */
function mcpServers(site: Site) {
  const below = folderInRepository(site);
  const inRepository = (location: string): string => path.posix.join(below, location);
  return {
    [site.subject]: {
      command: "npx",
      args: [
        "--no-install",
        ...(below === "" ? [] : ["--prefix", below]),
        ...["luau-defs", "mcp", ...definitionsPaths(site).map(inRepository)],
        ...["--guides", inRepository("content/docs")],
      ],
    },
  };
}

const agents = (site: Site): string => `# For assistants

README.md describes the commands and folders of this site.

- Run \`npm run check\` after each change: it reports every problem with its location and a suggestion.
- The reference is generated from ${shownDefinitions(site)}.
  Change a symbol's description there.
- The MCP server \`${site.subject}\` (\`.mcp.json\`; \`/mcp\` of \`npm run dev\`) searches the reference,
  and checks and runs scripts. Do not guess names of the interface.
`;
