/** In: a problem, with paths from a site's folder. Out: its paths and commands as the author types them. */
import { withForwardSlashes } from "luau-syntax";
import type { Diagnostic } from "./diagnostics";
import { joinPaths } from "./report-formats";

export interface AuthorView {
  /** Relative to the author's folder if the file is below it, and otherwise to the site's. */
  readonly pathOf: (file: string) => string;
  /** Replaces the paths of existing files in a text. */
  readonly rewriteText: (text: string) => string;
  readonly rewrite: <T extends Diagnostic>(diagnostic: T) => T;
  /** Prints all problems of the site. */
  readonly checkCommand: string;
}

/** npm alone finds our commands: they are installed with a site. */
export const withNpx = (command: string): string => `npx --no-install ${command}`;

/** Replaces our commands in a text, which are in backticks. */
export const replaceCommands = (text: string, replace: (command: string) => string): string =>
  text.replaceAll(/(?<=`)luau-(?:defs|docs) [^`]+(?=`)/g, (command) => replace(command));

/**
 * @param site the site's folder, absolute
 * @param folder the author's working directory, absolute
 * @param isFile whether a file exists at an absolute path
 */
export function createAuthorView(
  site: string,
  folder: string,
  isFile: (file: string) => boolean,
): AuthorView {
  const [from, top] = [withForwardSlashes(site), withForwardSlashes(folder)];
  const isBelow = (file: string): boolean => file.startsWith(`${top}/`);
  const pathOf = (file: string): string => {
    const full = joinPaths(from, file);
    return isBelow(full) ? full.slice(top.length + 1) : file;
  };
  const rewriteText = (text: string): string =>
    text.replaceAll(PATH, (file) => (isFile(joinPaths(from, file)) ? pathOf(file) : file));
  const siteArgument = from === top ? [] : [isBelow(from) ? from.slice(top.length + 1) : from];
  return {
    pathOf,
    rewriteText,
    rewrite: (one) => ({
      ...one,
      file: pathOf(one.file),
      message: rewriteText(one.message),
      suggestion: one.suggestion && replaceCommands(rewriteText(one.suggestion), withNpx),
    }),
    checkCommand: withNpx(["luau-docs check", ...siteArgument, "--all"].join(" ")),
  };
}

const PATH = /[^\s`"'<>():,;]+\.\w+/g;
