/** What an author does next. */
import path from "node:path";
import { counted } from "luau-contract";
import type { Answers } from "./answers";
import { CLONE } from "./clone";
import { hostLimit } from "./host";
import { kindOf } from "./kind-of";
import type { Takeover } from "./takeover/takeover";
import { findRepository } from "./repository";
import { definitionsPaths } from "./tool-settings";

/**
 * @param files the created files
 * @param takeover what the site has of the one that it replaces
 */
export function nextSteps(
  answers: Answers,
  files: ReadonlyMap<string, unknown>,
  { cwd, takeover }: { readonly cwd: string; readonly takeover: Takeover | null },
): string {
  const example = [...files.keys()].find((file) => file.startsWith("definitions/"));
  const edited = example ?? definitionsPaths(answers).join(" or ");
  const isFile = example !== undefined || answers.definitions?.every((place) => kindOf(place) === "file");
  const limit = hostLimit(answers.host);
  return [
    "",
    `Created ${answers.name}: ${counted(files.size, "file")}.${takeover === null ? " Next:" : ""}`,
    ...(takeover === null ? [] : [...report(takeover), "", "Next:"]),
    "",
    ...commands(answers.folder, cwd).map((command) => `  ${command}`),
    "",
    `The page is updated whenever you save ${isFile ? "" : "a file in "}${edited}.`,
    ...(isBelowRepository(answers.folder)
      ? ["GitHub reads workflows at the top of a repository only: move .github/workflows/docs.yml there."]
      : []),
    ...(answers.host === "later" ? [] : ["README.md lists the steps that put the site online."]),
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

function isBelowRepository(folder: string): boolean {
  const repository = findRepository(folder);
  return repository !== null && repository.folder !== folder;
}
