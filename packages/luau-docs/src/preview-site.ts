/** In: a folder with code and no site. Out: the site that `create` would write for it, outside of its sources. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { guessProject, guessSite, type Guess } from "../../create-luau-docs/src/guess-site";
import { siteFiles, siteOf } from "../../create-luau-docs/src/new-site-files";
import { toAnswers, withFoundDefinitions, type Request } from "../../create-luau-docs/src/plan";
import { siteFolder, type SiteFolder } from "../../../scripts/site-folder";
import { CONFIGURATION, siteIn } from "./arguments";
import { CommandError } from "./command-error";

/** Git ignores all that is in it. */
const FOLDER = ".luau-docs";

/** The site in a folder, or a preview of its reference. */
export async function siteOrPreview(folder: string): Promise<SiteFolder> {
  const full = path.resolve(folder);
  const isFolder = existsSync(full) && statSync(full).isDirectory();
  if (!isFolder || existsSync(path.join(full, CONFIGURATION))) return siteIn(folder);
  const around = await guessSite(full, "");
  const guess = around.root === null ? await guessProject(full) : around;
  const preview = path.join(guess.root ?? full, FOLDER, "preview");
  const request = definitionsOf(full, preview, guess);
  const answers = "mistake" in request ? request : toAnswers(request, full, guess);
  if ("mistake" in answers)
    throw new CommandError(`\`${folder}\` has no ${CONFIGURATION}. ${answers.mistake}`);
  const { title } = siteOf(answers, null);
  console.log(
    `\`${folder}\` has no ${CONFIGURATION}: this is what create-luau-docs would document of ${title}.`,
  );
  write(preview, siteFiles(answers, "", null));
  return siteFolder(preview);
}

/** Of a project, what `create` would offer first; otherwise all that is in the folder. */
function definitionsOf(full: string, preview: string, guess: Guess): Request | { readonly mistake: string } {
  rmSync(preview, { recursive: true, force: true });
  const request = { folder: preview, template: null, definitions: null, host: null };
  return full === guess.root
    ? withFoundDefinitions(request, full, guess)
    : { ...request, definitions: [full] };
}

/** Without the guide, which is about files that are not there. */
function write(preview: string, files: ReadonlyMap<string, string>): void {
  for (const folder of ["static", "content/docs"]) mkdirSync(path.join(preview, folder), { recursive: true });
  writeFileSync(path.join(path.dirname(preview), ".gitignore"), "*\n");
  for (const [file, text] of files)
    if (/^(?:site\.config\.ts|luau-defs\.config\.json|static\/.*|.*sidebar\.yml)$/.test(file))
      writeFileSync(path.join(preview, file), text.replace("  - intro\n", ""));
}
