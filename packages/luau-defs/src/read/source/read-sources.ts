/**
 * In: paths of definition files. Out: their texts, with line starts. The only folder of the pipeline with
 * access to the disk; unreadable files are reported as diagnostics.
 */
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type Diagnostic, diagnosticAt, type StageResult } from "luau-diagnostics";
import { readAliases } from "./aliases";
import { readPackages } from "./project-packages";
import { readPublishedPages } from "./read-published-pages";
import { sourceFile, type FolderFacts, type SourceFile } from "./source-file";

/** @param all the paths of the project's other files, too, if only some are read */
export async function readSources(
  paths: readonly string[],
  cwd = ".",
  all = paths,
): Promise<StageResult<readonly SourceFile[]>> {
  const aliases = readAliases(cwd);
  const published = readPublishedPages(cwd);
  const folderOf = (file: string): string => path.dirname(path.resolve(cwd, file));
  const [example = ""] = all;
  const project = await readPackages([...new Set(all.map(folderOf))], (folder) =>
    namedLike(example, folder, cwd),
  );
  const factsOf = async (file: string): Promise<FolderFacts> => {
    const named = [...(await aliases.inFolder(folderOf(file)))].map(
      ([name, target]) => [name, namedLike(file, target, cwd)] as const,
    );
    return { aliases: new Map(named), published: await published(folderOf(file)), project };
  };
  const results = await Promise.all(paths.map((file) => readSource(file, cwd, factsOf)));
  return {
    value: results.flatMap(({ value }) => (value === null ? [] : [value])),
    diagnostics: [...results.flatMap(({ diagnostics }) => diagnostics), ...aliases.diagnostics],
  };
}

/** Files are found by the names that they were requested by, so targets are named in the same way. */
function namedLike(file: string, target: string, cwd: string): string {
  const name = path.isAbsolute(file) ? target : path.relative(path.resolve(cwd), target);
  return name.replaceAll("\\", "/") || ".";
}

async function readSource(
  file: string,
  cwd: string,
  factsOf: (file: string) => Promise<FolderFacts>,
): Promise<StageResult<SourceFile | null>> {
  try {
    return decodeSource(file, await readFile(path.resolve(cwd, file)), await factsOf(file));
  } catch (error) {
    return { value: null, diagnostics: [unreadable(file, error)] };
  }
}

/** Luau's strings may contain any bytes, but pages are text: only UTF-8 is accepted. */
export function decodeSource(
  file: string,
  bytes: Uint8Array,
  facts?: FolderFacts,
): StageResult<SourceFile | null> {
  try {
    // A byte-order mark is kept, so that the parser rejects it at its location.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { value: sourceFile(file, text, facts), diagnostics: [] };
  } catch {
    return { value: null, diagnostics: [badEncoding(file, bytes)] };
  }
}

function badEncoding(file: string, bytes: Uint8Array): Diagnostic {
  const lossy = sourceFile(file, new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  const offset = Math.max(0, lossy.text.indexOf("\uFFFD"));
  return diagnosticAt(lossy, [offset, offset + 1], {
    rule: "encoding",
    severity: "error",
    message: "The file is not valid UTF-8 here.",
    suggestion: "Save the file as UTF-8.",
  });
}

const unreadable = (file: string, error: unknown): Diagnostic =>
  diagnosticAt(sourceFile(file, ""), [0, 0], {
    rule: "unreadable-file",
    severity: "error",
    message: whyUnreadable(error),
  });

/** The reason why a file could not be read, as a sentence. */
export function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS.get(code) ?? `The file cannot be read (${code || String(error)}).`;
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "There is no such file."],
  ["EISDIR", "This is a folder, not a file."],
  ["EACCES", "The file may not be read: permission denied."],
  ["EPERM", "The file may not be read: permission denied."],
]);

type LimitedText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "missing"; readonly reason: string }
  | { readonly kind: "large"; readonly bytes: number };

export async function readLimited(file: string, cwd: string, most: number): Promise<LimitedText> {
  try {
    const absolute = path.resolve(cwd, file);
    const { size } = await stat(absolute);
    if (size > most) return { kind: "large", bytes: size };
    return { kind: "text", text: await readFile(absolute, "utf8") };
  } catch (error) {
    return { kind: "missing", reason: whyUnreadable(error) };
  }
}
