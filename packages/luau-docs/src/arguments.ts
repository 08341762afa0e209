/** Declares commands, and the arguments and options that several of them share. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Argument, type Command, Option } from "commander";
import { commandHelp, type CommandHelp, unusableFolder } from "luau-contract";
import { isBuilt } from "../../../scripts/built-site";
import { commandFor, isPackaged, scriptArguments } from "../../../scripts/run";
import { siteFolder, type SiteFolder } from "../../../scripts/site-folder";

export const CONFIGURATION = "site.config.ts";

const MAX_SUGGESTIONS = 3;

export const addCommand = (program: Command, name: string, description: string, help: CommandHelp): Command =>
  program.command(name).description(description).addHelpText("after", commandHelp(help));

export const folderArgument = (other = ""): Argument =>
  new Argument("[folder]", `the folder with the ${CONFIGURATION}${other}`).default(".", "the current folder");

export const portOption = (): Option =>
  new Option("-p, --port <number>", "Port to listen on").default(8000).argParser((text) => {
    const port = Number(text);
    if (!/^\d+$/.test(text) || port > 65_535)
      throw new CommandError(`\`--port ${text}\` is not a port: a number from 0 to 65535.`);
    return port;
  });

export const hostOption = (): Option =>
  new Option("-H, --host <address>", "Address to listen on; 0.0.0.0 for other devices").default("127.0.0.1");

export function siteIn(folder: string): SiteFolder {
  const sources = path.resolve(folder);
  if (!existsSync(sources) || !statSync(sources).isDirectory())
    throw new CommandError(`There is no folder \`${folder}\`.`);
  if (!existsSync(path.join(sources, CONFIGURATION)))
    throw new CommandError(
      `\`${folder}\` is not the folder of a site: it has no ${CONFIGURATION}. ${suggestionFor(folder)}`,
    );
  if (isPackaged && isBelowPackages(sources))
    throw new CommandError(`\`${folder}\` is in node_modules, whose files a site cannot be built from.`);
  const problem = unusableFolder(sources, path.sep);
  if (problem !== null) throw new CommandError(problem);
  return siteFolder(sources);
}

export function builtSiteIn(folder: string): SiteFolder {
  const site = siteIn(folder);
  if (isBuilt(site)) return site;
  const build = commandFor("build", ...(folder === "." ? [] : [folder]));
  throw new CommandError(
    `There is no built site in \`${path.relative("", site.published)}\`. Build it with \`${build}\`.`,
  );
}

/** Arguments of Node that run one of these commands in a separate process. */
export const ownCommand = (...args: readonly string[]): readonly string[] =>
  scriptArguments("packages/luau-docs/src/luau-docs.ts", ...args);

export const sitesInside = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
    .map(({ name }) => path.join(folder, name))
    .filter((below) => existsSync(path.join(below, CONFIGURATION)));

function suggestionFor(folder: string): string {
  const sites = sitesInside(folder);
  if (sites.length > 0 && sites.length <= MAX_SUGGESTIONS)
    return `Did you mean \`${sites.toSorted().join("` or `")}\`?`;
  return `\`${isPackaged ? "npm create luau-docs" : "npx --no-install create-luau-docs"}\` makes a site.`;
}

const isBelowPackages = (folder: string): boolean => folder.split(path.sep).includes("node_modules");

/** Ends a command with a message on standard error. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  /** 1: a problem in the site. 2: wrong usage. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Errors of the disk and of permissions, which no stack trace explains. */
const FILE_ERRORS = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "ENOTDIR", "EEXIST"]);

export function asFileError(error: unknown): CommandError | null {
  // Several bundles are written at a time.
  if (error instanceof AggregateError)
    return error.errors.map(asFileError).find((one) => one !== null) ?? null;
  if (!(error instanceof Error && "code" in error && FILE_ERRORS.has(String(error.code)))) return null;
  const { path, syscall } = error as NodeJS.ErrnoException;
  const verb = /^(?:open|scandir|l?stat|read)$/.test(syscall ?? "") ? "open" : "write";
  // Node's messages are such as `EACCES: permission denied, mkdir '/kit/.luau-docs'`.
  const reason = /^\w+: ([^,]+)/.exec(error.message)?.[1] ?? error.message;
  return new CommandError(`Cannot ${verb}${path === undefined ? "" : ` \`${path}\``}: ${reason}.`);
}
