/** The check of a new site on GitHub. */
import path from "node:path";
import type { Site } from "./site";

export function workflow({ folder, repository }: Site): string {
  const below = repository === null ? "" : path.relative(repository.folder, folder).split(path.sep).join("/");
  const lines = (...when: readonly string[]): readonly string[] => (below === "" ? [] : when);
  return [
    ...lines(
      "# GitHub reads workflows at the top of a repository only: move this file to .github/workflows/ there.",
    ),
    "name: Docs",
    "on:",
    "  push:",
    `    branches: [${JSON.stringify(repository?.branch ?? "main")}]`,
    "  pull_request:",
    "permissions:",
    "  contents: read",
    "jobs:",
    "  docs:",
    "    runs-on: ubuntu-latest",
    ...lines("    defaults:", "      run:", `        working-directory: ${JSON.stringify(below)}`),
    "    steps:",
    "      - uses: actions/checkout@v4",
    "        with:",
    "          # Pages show when they last changed.",
    "          fetch-depth: 0",
    "      - uses: actions/setup-node@v4",
    "        with:",
    "          node-version: 22",
    "          cache: npm",
    ...lines(`          cache-dependency-path: ${JSON.stringify(`${below}/package-lock.json`)}`),
    "      - run: npm ci",
    "      - run: npx luau-docs check",
    "      - run: npx luau-docs build",
    "",
  ].join("\n");
}
