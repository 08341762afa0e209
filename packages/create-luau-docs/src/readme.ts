/** `README.md` of a new site. */
import path from "node:path";
import { pathFrom } from "./disk";
import { hostLimit } from "./host";
import { linesIf } from "./text-parts";
import { hostSteps, workflowFile } from "./host-files";
import type { Site } from "./answers";
import { sizeOf, type SiteTools } from "./site-tools";
import { shownDefinitions } from "./tool-settings";

export const readme = (site: Site, tools: SiteTools): string => `# ${site.title}

The documentation of ${site.title}, built with \`luau-docs\`.

\`\`\`sh
npm install      # once
npm run dev      # serves the site, updated on save
npm run check    # checks definitions, guides and code samples
npm run build    # builds the site in public/
npm start        # builds and serves the site
\`\`\`

| path | contents |
|---|---|
| ${shownDefinitions(site)} | the definitions, from which the reference is generated |
| \`content/docs/\` | guides, and their order in \`sidebar.yml\` |
| \`static/\` | files that are published unchanged |
| \`site.config.ts\` | titles, links and settings |
| \`${workflowFile(site)}\` | what GitHub runs on pushes and pull requests |
| ${editorFiles(site)} | settings for editors and assistants |${toolsRow(tools)}

## Publishing

${publishing(site).join("\n")}

\`overrides\` in \`package.json\` put the empty package \`nothing/\` in place of Gatsby's dependencies that no build loads.
`;

/** Editors and assistants read all but one at the top of a repository. */
function editorFiles({ repository, folder }: Site): string {
  const top = repository === null ? folder : repository.folder;
  const files = [path.join(top, ".vscode"), path.join(top, ".mcp.json"), path.join(folder, "AGENTS.md")];
  return files.map((file) => `\`${pathFrom(folder, file)}\``).join(", ");
}

const toolsRow = (tools: SiteTools): string =>
  tools.size === 0
    ? ""
    : `\n| \`vendor/\` | the tools (${sizeOf(tools)}), until a registry has them; \`npx --no-install luau-docs doctor\` says what changes then |`;

function publishing(site: Site): readonly string[] {
  const limit = hostLimit(site.host);
  const needed = [
    ...linesIf(site.address === null, "`url`, and `baseUrl` if its path is not `/`"),
    ...linesIf((site.repository?.url ?? null) === null, "`repository`"),
  ];
  const steps = [
    ...linesIf(needed.length > 0, `In \`site.config.ts\`, set ${needed.join("; ")}.`),
    "Commit `package-lock.json`: `npm ci` requires it.",
    ...hostSteps(site),
  ];
  return [...steps.map((step, index) => `${index + 1}. ${step}`), ...(limit === null ? [] : ["", limit])];
}
