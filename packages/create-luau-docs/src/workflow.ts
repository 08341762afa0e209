/** The workflow of a new site on GitHub: a check of pull requests, and a build that is published. */
import path from "node:path";
import { folderOfGlob } from "luau-contract";
import { hasWildcard } from "./find-definitions";
import { DEPLOY_BUILD, folderInRepository } from "./host-files";
import type { Site } from "./answers";
import { linesIf } from "./text-parts";
import { definitionsPaths } from "./tool-settings";

/** GitHub's actions, each at the commit of a release: a tag can be moved to other code. */
export const ACTIONS = {
  cache: "actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5",
  checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
  deployPages: "actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0",
  setupNode: "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
  uploadPages: "actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0",
} as const;

type Lines = readonly string[];

export function workflow(site: Site): string {
  const below = folderInRepository(site);
  return [
    "name: Docs",
    "on:",
    "  push:",
    `    branches: [${JSON.stringify(site.repository?.branch ?? "main")}]`,
    "  pull_request:",
    "permissions:",
    "  contents: read",
    "jobs:",
    "  docs:",
    "    runs-on: ubuntu-latest",
    ...linesIf(
      below !== "",
      "    defaults:",
      "      run:",
      `        working-directory: ${JSON.stringify(below)}`,
    ),
    "    steps:",
    ...[...setUp(below), ...check(site), ...summary(site, below), ...build(site, below)].map(
      (line) => `      ${line}`,
    ),
    ...linesIf(site.host === "github-pages", ...DEPLOY),
    "",
  ].join("\n");
}

const within = (below: string, file: string): string =>
  below === "" ? file : JSON.stringify(`${below}/${file}`);

const setUp = (below: string): Lines => [
  `- uses: ${ACTIONS.checkout}`,
  "  with:",
  "    # Pages show when they last changed.",
  "    fetch-depth: 0",
  "    persist-credentials: false",
  `- uses: ${ACTIONS.setupNode}`,
  "  with:",
  "    node-version: 22",
  "    cache: npm",
  ...linesIf(below !== "", `    cache-dependency-path: ${within(below, "package-lock.json")}`),
  `- uses: ${ACTIONS.cache}`,
  "  with:",
  `    path: ${within(below, ".luau-docs")}`,
  "    key: luau-docs-${{ github.sha }}",
  "    restore-keys: luau-docs-",
  "- run: npm ci",
];

const PULL_REQUEST = "github.event_name == 'pull_request'";

/** Whether the workflow builds the site after a push: other hosts do so themselves. */
const builds = ({ host }: Site): boolean => host === "github-pages" || host === "server";

/** A build checks the same. */
const check = (site: Site): Lines => [
  "- id: check",
  ...linesIf(builds(site), `  if: ${PULL_REQUEST}`),
  "  run: npx --no-install luau-docs check --format github",
];

function summary(site: Site, below: string): Lines {
  const definitions = definitionsPaths(site);
  const current = oneGlob(definitions);
  const inRepository = path.posix.join(below, current);
  const base = `"$RUNNER_TEMP/base"/`;
  return [
    "- name: Summarise coverage and changes",
    `  if: \${{ !cancelled() && ${PULL_REQUEST} && steps.check.outcome != 'skipped' }}`,
    "  run: |",
    '    git worktree add --quiet "$RUNNER_TEMP/base" "origin/$GITHUB_BASE_REF"',
    "    {",
    "      echo '## Coverage'",
    "      echo '```text'",
    `      npx --no-install luau-defs coverage ${definitions.map(quoted).join(" ")}`,
    "      echo '```'",
    ...linesIf(
      !inRepository.startsWith(".."),
      `      if [ -e ${base}${quoted(existing(inRepository))} ]; then`,
      `        npx --no-install luau-defs diff ${base}${quoted(inRepository)} ${quoted(current)} --format markdown`,
      "      fi",
    ),
    '    } >> "$GITHUB_STEP_SUMMARY"',
  ];
}

/** Several folders and globs as one glob: `../{src,lib}`. */
function oneGlob(places: Lines): string {
  const [first = ""] = places;
  if (places.length === 1) return first;
  const segments = first.split("/");
  const isShared = (count: number): boolean =>
    places.every((pattern) => pattern.startsWith(segments.slice(0, count).join("/") + "/"));
  const count = segments.findIndex((_, index) => !isShared(index + 1));
  const rest = places.map((pattern) => pattern.split("/").slice(count).join("/"));
  return [...segments.slice(0, count), `{${rest.join(",")}}`].join("/");
}

/** The path that exists if the definitions do: the folder before a wildcard. */
const existing = (pattern: string): string => (hasWildcard(pattern) ? folderOfGlob(pattern) : pattern);

const quoted = (file: string): string =>
  /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;

function build(site: Site, below: string): Lines {
  if (!builds(site)) return [];
  const afterPush = "  if: github.event_name == 'push'";
  return [
    "- name: Build",
    afterPush,
    `  run: ${DEPLOY_BUILD}`,
    ...(site.host === "server"
      ? ["# Here, transfer public/ and .luau-docs/deploy/ to the server, after a push."]
      : [`- uses: ${ACTIONS.uploadPages}`, afterPush, "  with:", `    path: ${within(below, "public")}`]),
  ];
}

const DEPLOY: Lines = [
  "  deploy:",
  "    if: github.event_name == 'push'",
  "    needs: docs",
  "    runs-on: ubuntu-latest",
  "    permissions:",
  "      pages: write",
  "      id-token: write",
  "    environment:",
  "      name: github-pages",
  "      url: ${{ steps.deployment.outputs.page_url }}",
  "    concurrency: pages",
  "    steps:",
  "      - id: deployment",
  `        uses: ${ACTIONS.deployPages}`,
];
