/** `README.md` of a new site. */
import type { Site } from "./site";
import { definitionsPath } from "./tool-settings";

export const readme = (site: Site): string => `# ${site.title}

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
| \`${definitionsPath(site)}/\` | the definitions, from which the scripting reference is generated |
| \`content/docs/\` | guides, and their order in \`sidebar.yml\` |
| \`static/\` | files that are published unchanged |
| \`site.config.ts\` | titles, links and settings |
| \`.github/workflows/docs.yml\` | check and build on GitHub |
| \`.vscode/\`, \`.mcp.json\`, \`AGENTS.md\` | settings for editors and assistants |

## Before publishing

1. Set \`url\` and \`repository\` in \`site.config.ts\`.
2. Commit \`package-lock.json\`: the workflow's \`npm ci\` requires it.
3. Upload \`public/\` to a static host.

\`overrides\` in \`package.json\` skip dependencies that no build loads. To use one of them, delete its line.
`;
