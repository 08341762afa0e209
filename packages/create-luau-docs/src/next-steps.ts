/** The next steps of an author, printed after the files are written. */
import path from "node:path";
import { matchesGlob } from "luau-contract";
import { counted } from "luau-diagnostics";
import type { Answers } from "./answers";
import { baseOf } from "./find-definitions";
import { hostLimit } from "./host";
import { linesIf } from "./text-parts";
import { kindOf, pathFrom, readText } from "./disk";
import type { Takeover } from "./takeover/takeover";
import { findRepository } from "./repository";
import { CLONE, NO_TOOLS, sizeOf, type SiteTools } from "./site-tools";
import { definitionsPaths } from "./tool-settings";
import { listOf, parseYaml, tableOf } from "./takeover/config-values";

interface Context {
  readonly cwd: string;
  readonly takeover: Takeover | null;
  /** Files of the repository that the site would otherwise have written. */
  readonly existing?: readonly { readonly name: string; readonly text: string }[];
  readonly unchanged?: readonly string[];
  readonly tools?: SiteTools;
}

export function nextSteps(
  answers: Answers,
  files: ReadonlyMap<string, unknown>,
  { cwd, takeover, existing = [], unchanged = [], tools = NO_TOOLS }: Context,
): string {
  const example = [...files.keys()].find((file) => file.startsWith("definitions/"));
  const edited = example ?? definitionsPaths(answers).join(" or ");
  const isFile =
    example !== undefined || answers.definitions?.every((location) => kindOf(location) === "file");
  const limit = hostLimit(answers.host);
  const workspace = workspaceStep(answers.folder, cwd);
  const above = [...files.keys()].filter((file) => file.startsWith("../"));
  return [
    "",
    `Created ${answers.name}: ${counted(files.size, "file")}.${takeover === null ? " Next:" : ""}`,
    ...(takeover === null ? [] : [...report(takeover), "", "Next:"]),
    "",
    ...(workspace === null ? [] : [workspace, ""]),
    ...commands(answers.folder, cwd, tools).map((command) => `  ${command}`),
    "",
    `The page is updated whenever you save ${isFile ? "" : "a file in "}${edited}.`,
    ...linesIf(
      tools.size > 0,
      `The tools are in vendor/ (${sizeOf(tools)}): commit them, with package-lock.json.`,
    ),
    ...stepsOutside(answers),
    ...linesIf(unchanged.length > 0, `Left as they were: ${unchanged.join(", ")}.`),
    ...linesIf(unchanged.includes(".gitignore"), "Add node_modules/, public/ and .luau-docs/ to .gitignore."),
    ...linesIf(above.length > 0, `At the top of the repository: ${above.join(", ")}.`),
    ...existing.map(
      ({ name, text }) => `Add to the repository’s ${name}: ${JSON.stringify(JSON.parse(text))}`,
    ),
    ...linesIf(answers.host !== null, "README.md lists the steps that put the site online."),
    ...(limit === null ? [] : [limit]),
    "",
  ].join("\n");
}

const report = ({ generator, takenOver, notTakenOver }: Takeover): readonly string[] => [
  `Taken over from ${generator}: ${takenOver.join(", ")}.`,
  ...linesIf(notTakenOver.length > 0, "Not taken over:", ...notTakenOver.map((what) => `  ${what}`)),
];

function commands(folder: string, cwd: string, tools: SiteTools): readonly string[] {
  const goTo = (location: string): readonly string[] => {
    const way = path.relative(cwd, location);
    return way === "" ? [] : [`cd ${quoted(way)}`];
  };
  return CLONE === null || tools.size > 0
    ? [...goTo(folder), "npm install", "npm run dev"]
    : [...goTo(CLONE), `npx --no-install luau-docs dev ${quoted(path.relative(CLONE, folder))}`];
}

/** A host has the repository of the site only. */
function stepsOutside({ folder, definitions }: Answers): readonly string[] {
  const top = findRepository(folder)?.folder ?? folder;
  const others = (definitions ?? []).filter((location) => path.relative(top, location).startsWith(".."));
  const [first] = others;
  if (first === undefined) return [];
  const shown = others.map((location) => path.relative(folder, location)).join(", ");
  const repository = findRepository(baseOf(first));
  return [
    `The definitions are outside of the site’s repository, so a workflow does not have them: ${shown}.`,
    repository === null
      ? "Create the site in a git repository that contains both."
      : `Create the site in their repository, such as in ${path.join(repository.folder, "docs")}, or add that ` +
        `repository as a submodule (\`git submodule add ${repository.url ?? "ADDRESS"}\`), name its folder as ` +
        "`definitions` in site.config.ts, and add `submodules: true` to the workflow’s `actions/checkout`.",
  ];
}

const quoted = (folder: string): string => (/\s/.test(folder) ? JSON.stringify(folder) : folder);

/** Excludes the site from its workspace, so that npm installs it by itself; null outside of one. */
function workspaceStep(folder: string, cwd: string): string | null {
  for (let top = path.dirname(folder); ; top = path.dirname(top)) {
    const below = pathFrom(top, folder);
    for (const [file, key] of SOURCES)
      if (contains(patternsIn(path.join(top, file)), below))
        return (
          `In ${path.relative(cwd, path.join(top, file))}, add "!${below}" to \`${key}\`: ` +
          "the site is installed by npm on its own, since a workspace ignores its `overrides`."
        );
    if (path.dirname(top) === top) return null;
  }
}

const SOURCES = [
  ["package.json", "workspaces"],
  ["pnpm-workspace.yaml", "packages"],
] as const;

/** As npm and pnpm do: later patterns win. */
const contains = (patterns: readonly string[], below: string): boolean =>
  patterns.reduce((isIn, pattern) => {
    const glob = pattern.replace(/^!?(?:\.?\/)?/, "").replace(/\/$/, "");
    return matchesGlob(glob, below) ? !pattern.startsWith("!") : isIn;
  }, false);

function patternsIn(file: string): readonly string[] {
  const { workspaces, packages } = parseYaml(readText(file) ?? "") ?? {};
  const listed = file.endsWith(".json") ? workspaces : packages;
  const patterns = Array.isArray(listed) ? listed : listOf(tableOf(listed)["packages"]);
  return patterns.filter((one) => typeof one === "string");
}
