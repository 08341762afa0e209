/** In: a folder with code and no site. Out: the site that `create` would write for it, outside of its sources. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  explainMissingDefinitions,
  type Guess,
  guessProject,
  guessSite,
} from "../../create-luau-docs/src/guess-site";
import { siteFiles, siteOf, subjectOfFolder } from "../../create-luau-docs/src/new-site-files";
import { toTitle } from "../../create-luau-docs/src/package-name";
import { NO_REQUEST, toAnswers, withLikeliestDefinitions } from "../../create-luau-docs/src/plan";
import { findRepository } from "../../create-luau-docs/src/repository";
import { siteFolder, type SiteFolder } from "../../../scripts/site-folder";
import { CONFIGURATION, siteIn, sitesInside, CommandError } from "./arguments";

const FOLDER = ".luau-docs";

export async function siteOrPreview(folder: string): Promise<SiteFolder> {
  const full = path.resolve(folder);
  const isFolder = existsSync(full) && statSync(full).isDirectory();
  const isSite = existsSync(path.join(full, CONFIGURATION));
  if (!isFolder || isSite || sitesInside(folder).length > 0) return siteIn(folder);
  const guess = await guessPreview(full);
  const isProject = full === guess.root;
  if (isProject && guess.offers.length === 0)
    throw new CommandError(
      `\`${folder}\` has no ${CONFIGURATION}. ${explainMissingDefinitions(guess, full)}`,
    );
  const preview = path.join(guess.root ?? full, FOLDER, "preview");
  rmSync(preview, { recursive: true, force: true });
  const request = { ...NO_REQUEST, folder: preview, definitions: isProject ? null : [full] };
  const complete = withLikeliestDefinitions(request, full, guess);
  const answers = "problem" in complete ? complete : toAnswers(complete, full, guess);
  if ("problem" in answers) throw new CommandError(answers.problem);
  const { title } = siteOf(answers, null);
  console.log(
    `\`${folder}\` has no ${CONFIGURATION}: this is what create-luau-docs would document of ${title}.`,
  );
  write(preview, siteFiles(answers, "", null));
  return siteFolder(preview);
}

/** The project is the repository, or else the folder: nothing above it is written. */
async function guessPreview(folder: string): Promise<Guess> {
  const siteGuess = await guessSite(folder, "");
  if (siteGuess.root !== null && siteGuess.root === findRepository(folder)?.folder) return siteGuess;
  const about = siteGuess.about ?? { title: toTitle(subjectOfFolder(folder)), tagline: null, sample: null };
  return { ...(await guessProject(folder)), about };
}

/** Writes the files of a new site, without the guide, which describes files that a preview lacks. */
function write(preview: string, files: ReadonlyMap<string, string>): void {
  for (const folder of ["static", "content/docs"]) mkdirSync(path.join(preview, folder), { recursive: true });
  writeFileSync(path.join(path.dirname(preview), ".gitignore"), "*\n");
  for (const [file, text] of files)
    if (/^(?:site\.config\.ts|luau-defs\.config\.json|static\/.*|.*sidebar\.yml)$/.test(file))
      writeFileSync(path.join(preview, file), text.replace("  - intro\n", ""));
}
