/** What an author does next. */
import path from "node:path";
import { counted } from "luau-diagnostics";
import type { Answers } from "./answers";
import { CLONE } from "./clone";
import { hostLimit } from "./host";
import { kindOf } from "./kind-of";
import type { Takeover } from "./takeover/takeover";
import { definitionsPaths } from "./tool-settings";
import { workspaceStep } from "./workspace-step";

interface Context {
  readonly cwd: string;
  /** What the site has of the one that it replaces. */
  readonly takeover: Takeover | null;
  /** Files of the repository that the site would otherwise have written. */
  readonly existing?: readonly { readonly name: string; readonly text: string }[];
  /** Files of the site that were there before, and are unchanged. */
  readonly kept?: readonly string[];
}

/**
 * @param files the created files
 */
export function nextSteps(
  answers: Answers,
  files: ReadonlyMap<string, unknown>,
  { cwd, takeover, existing = [], kept = [] }: Context,
): string {
  const example = [...files.keys()].find((file) => file.startsWith("definitions/"));
  const edited = example ?? definitionsPaths(answers).join(" or ");
  const isFile = example !== undefined || answers.definitions?.every((place) => kindOf(place) === "file");
  const limit = hostLimit(answers.host);
  const workspace = workspaceStep(answers.folder, cwd);
  return [
    "",
    `Created ${answers.name}: ${counted(files.size, "file")}.${takeover === null ? " Next:" : ""}`,
    ...(takeover === null ? [] : [...report(takeover), "", "Next:"]),
    "",
    ...(workspace === null ? [] : [workspace, ""]),
    ...commands(answers.folder, cwd).map((command) => `  ${command}`),
    "",
    `The page is updated whenever you save ${isFile ? "" : "a file in "}${edited}.`,
    ...(kept.length === 0 ? [] : [`Left as they were: ${kept.join(", ")}.`]),
    ...(kept.includes(".gitignore") ? ["Add node_modules/, public/ and .luau-docs/ to .gitignore."] : []),
    ...inRepository([...files.keys()], existing),
    ...(answers.host === null ? [] : ["README.md lists the steps that put the site online."]),
    ...(limit === null ? [] : [limit]),
    "",
  ].join("\n");
}

const report = ({ generator, taken, left }: Takeover): readonly string[] => [
  `Taken over from ${generator}: ${taken.join(", ")}.`,
  ...(left.length === 0 ? [] : ["Not taken over:", ...left.map((what) => `  ${what}`)]),
];

/** In a clone, the packages that a site installs need not be published. */
function commands(folder: string, cwd: string): readonly string[] {
  const goTo = (place: string): readonly string[] => {
    const way = path.relative(cwd, place);
    return way === "" ? [] : [`cd ${quoted(way)}`];
  };
  return CLONE === null
    ? [...goTo(folder), "npm install", "npm run dev"]
    : [...goTo(CLONE), `npx --no-install luau-docs dev ${quoted(path.relative(CLONE, folder))}`];
}

const quoted = (folder: string): string => (/\s/.test(folder) ? JSON.stringify(folder) : folder);

/** What was written outside of the site's folder, and what is to be added to existing files there. */
function inRepository(files: readonly string[], existing: Context["existing"] = []): readonly string[] {
  const above = files.filter((file) => file.startsWith("../"));
  return [
    ...(above.length === 0 ? [] : [`At the top of the repository: ${above.join(", ")}.`]),
    ...existing.map(
      ({ name, text }) => `Add to the repository’s ${name}: ${JSON.stringify(JSON.parse(text))}`,
    ),
  ];
}
