/** In: a folder of a site. Out: its files, through links, and all that a site cannot be built from. */
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  writeFileSync,
  type Stats,
} from "node:fs";
import path from "node:path";
import { type Diagnostic, diagnosticIn } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import { ifPresent } from "./if-present";

interface Problem {
  readonly message: string;
  readonly suggestion: string;
}

export function readSourceFiles(folder: string, includes: (name: string, isTopLevel: boolean) => boolean) {
  const files: (readonly [file: string, source: string])[] = [];
  const unusable: Diagnostic[] = [];
  const walk = (prefix: string): void => {
    for (const name of namesIn(path.join(folder, prefix))) {
      if (!includes(name, prefix === "") || isEditorLock(name)) continue;
      const file = path.join(prefix, name);
      const problem = problemOf(folder, file);
      if (problem !== null) unusable.push(toDiagnostic(file, problem));
      else if (ifPresent(() => statSync(path.join(folder, file)))?.isDirectory() === true) walk(file);
      else files.push([file, path.join(folder, file)]);
    }
  };
  walk("");
  return { files, unusable };
}

/** A folder may be deleted while it is read, or be replaced by a file. */
const namesIn = (folder: string): readonly string[] => ifPresent(() => readdirSync(folder)) ?? [];

/** In a stage: the problems of files that were not copied into it, for the check of its sources. */
export const UNUSABLE_FILES = ".refused.json";

export const storeUnusableFiles = (stage: string, unusable: readonly Diagnostic[]): void =>
  writeFileSync(path.join(stage, UNUSABLE_FILES), JSON.stringify(unusable));

export const readUnusableFiles = (): readonly Diagnostic[] =>
  // `storeUnusableFiles` writes this shape. Gatsby alone has no stage.
  existsSync(UNUSABLE_FILES) ? (JSON.parse(readFileSync(UNUSABLE_FILES, "utf8")) as Diagnostic[]) : [];

/** Emacs marks a file that it edits by a link to nowhere. */
const isEditorLock = (name: string): boolean => name.startsWith(".#");

function toDiagnostic(file: string, problem: Problem): Diagnostic {
  const shown = printable(file.split(path.sep).join("/"));
  return diagnosticIn(shown, FILE_START, { severity: "error", rule: "source-file", ...problem });
}

export function problemOf(folder: string, file: string): Problem | null {
  const source = path.join(folder, file);
  const stats = ifPresent(() => lstatSync(source));
  const name = nameProblem(file, stats);
  return name ?? (stats?.isSymbolicLink() === true ? linkProblem(folder, file) : kindProblem(stats));
}

/** Separators and line breaks on one system or another, and the sign of bytes that are not UTF-8. */
const NEVER = /[\\\p{Cc}\u2028\u2029\uFFFD]/u;

function nameProblem(file: string, stats: Stats | undefined): Problem | null {
  const name = path.basename(file);
  const [character] = NEVER.exec(name) ?? [];
  const reason = character === undefined ? null : `contains ${nameOf(character)}`;
  const refusal = reason ?? (isPartOfAddress(file, stats) ? addressRefusal(name) : null);
  if (refusal === null) return null;
  return {
    message: `The name \`${printable(name)}\` ${refusal}: no page can have it.`,
    suggestion: "Rename it.",
  };
}

/** In an address, they begin its query, its fragment and an escaped byte; esbuild takes `*` for a wildcard. */
const NOT_IN_ADDRESSES = /[?#%*]/;
/** Files that are made of a page add to its name. */
const MAX_NAME_BYTES = 200;

function addressRefusal(name: string): string | null {
  const stem = name.replace(/\.mdx?$/i, "");
  const [character] = NOT_IN_ADDRESSES.exec(stem) ?? [];
  if (character !== undefined) return `contains \`${character}\``;
  if (stem.trim() !== stem) return "begins or ends with a space";
  if (/^\.*$/.test(stem)) return "consists of dots";
  return Buffer.byteLength(name) > MAX_NAME_BYTES ? `has more than ${MAX_NAME_BYTES} bytes` : null;
}

/** The addresses of guides and posts are made of the names of their files and folders. */
const isPartOfAddress = (file: string, stats: Stats | undefined): boolean =>
  file.startsWith(`content${path.sep}`) && (stats?.isDirectory() === true || /\.mdx?$/i.test(file));

const nameOf = (character: string): string =>
  character === "\uFFFD"
    ? "bytes that are not UTF-8"
    : character === printable(character)
      ? `\`${character}\``
      : `the control character ${printable(character)}`;

/** A name on one line. */
const printable = (name: string): string =>
  name.replaceAll(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

function linkProblem(folder: string, file: string): Problem | null {
  const source = path.join(folder, file);
  const target = `This is a link to \`${printable(readlinkSync(source))}\``;
  const real = realPath(source);
  if (real === null)
    return { message: `${target}, which does not exist.`, suggestion: "Repair or remove the link." };
  if (!isWithin(realpathSync(folder), real))
    return { message: `${target}, outside of the site.`, suggestion: insteadOfLink(file) };
  if (isWithin(real, realpathSync(path.dirname(source))))
    return { message: `${target}, a folder that contains the link.`, suggestion: "Remove the link." };
  return kindProblem(ifPresent(() => statSync(source)));
}

/** Null for a link to nowhere, or to itself. */
function realPath(file: string): string | null {
  try {
    return realpathSync(file);
  } catch {
    return null;
  }
}

const isWithin = (folder: string, file: string): boolean => {
  const [first] = path.relative(folder, file).split(path.sep);
  return first !== ".." && !path.isAbsolute(path.relative(folder, file));
};

const insteadOfLink = (file: string): string =>
  file.split(path.sep)[0] === "definitions"
    ? "Name the folder by the setting `definitions` of site.config.ts instead."
    : "Replace the link by a copy.";

/** Reading a pipe or a device may never end. */
function kindProblem(stats: Stats | undefined): Problem | null {
  if (stats === undefined || stats.isFile() || stats.isDirectory()) return null;
  const kind = stats.isFIFO() ? "a pipe" : stats.isSocket() ? "a socket" : "a device";
  return { message: `This is ${kind}, not a file.`, suggestion: "Remove it." };
}
