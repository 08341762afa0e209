import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Chunks that are loaded together. Gatsby compares their hashes to detect changed templates, and the pages to
 * rewrite.
 */
interface ChunkGroup {
  readonly name: string | null | undefined;
  readonly chunks: Iterable<{ readonly hash?: string | undefined }>;
  readonly childrenIterable: Iterable<ChunkGroup>;
  readonly origins: readonly { readonly module?: { identifier(): string } | null }[];
}

/** The parts of webpack's result that a Gatsby build reads. */
interface ProgramStats {
  readonly hash: string;
  hasErrors(): boolean;
  hasWarnings(): boolean;
  readonly compilation: { readonly chunkGroups: readonly ChunkGroup[] };
}

interface Compilation {
  readonly fileDependencies: Iterable<string>;
  readonly missingDependencies: Iterable<string>;
  getAssets(): readonly { readonly name: string }[];
}

type Done = (error: Error | null, stats?: ProgramStats) => void;

interface ProgramCompiler {
  readonly outputPath: string;
  readonly inputFileSystem: { readFileSync(file: string): unknown };
  run(done: Done): void;
  readonly hooks: {
    readonly done: {
      tap(
        options: { readonly name: string; readonly stage: number },
        note: (stats: ProgramStats & { readonly compilation: Compilation }) => void,
      ): void;
    };
  };
}

/** A record of a compilation for the next build. */
interface Note {
  readonly version: string;
  readonly hash: string;
  readonly groups: readonly NotedGroup[];
  /** The files read, with digests of their texts. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that were not found: if one were added, it could be resolved instead of another. */
  readonly absent: readonly string[];
  /** The files written, with their sizes in bytes. */
  readonly written: Readonly<Record<string, number>>;
}

interface NotedGroup {
  readonly name: string | null;
  readonly hashes: readonly string[];
  readonly children: readonly number[];
  readonly isOfTemplateList: boolean;
}

/**
 * A webpack plugin that skips the compilation of an unchanged program. webpack would take a second or two to
 * validate its modules, in each of a build's two compilations.
 * @param options `file` stores the record between builds; `version` is a digest of all inputs that webpack does
 *   not read as files; `showsWarnings` specifies whether Gatsby prints warnings
 */
export function unchangedProgram({
  file,
  version,
  showsWarnings,
}: {
  readonly file: string;
  readonly version: string;
  readonly showsWarnings: boolean;
}): { apply(compiler: ProgramCompiler): void } {
  return {
    apply(compiler) {
      const compile = compiler.run.bind(compiler);
      compiler.run = (done) => {
        const note = readNote(file);
        if (note?.version === version && isUnchanged(note, compiler)) return done(null, statsOf(note));
        rmSync(file, { force: true });
        compile(done);
      };
      // Late, because another plugin sets the compilation's hash.
      compiler.hooks.done.tap({ name: "unchanged-program", stage: 100 }, (stats) => {
        // A warning must be shown in every build.
        if (stats.hasErrors() || (showsWarnings && stats.hasWarnings())) return;
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(noteOf(stats, version, compiler)));
      });
    },
  };
}

function readNote(file: string): Note | null {
  try {
    // Only written by this file, in a folder that Gatsby clears when its configuration changes.
    return JSON.parse(readFileSync(file, "utf8")) as Note;
  } catch {
    return null;
  }
}

function isUnchanged({ files, absent, written }: Note, compiler: ProgramCompiler): boolean {
  return (
    Object.entries(written).every(([name, size]) => sizeOf(name, compiler) === size) &&
    !absent.some((file) => existsSync(file)) &&
    Object.entries(files).every(([name, digest]) => digestOf(name, compiler) === digest)
  );
}

function noteOf(
  stats: ProgramStats & { readonly compilation: Compilation },
  version: string,
  compiler: ProgramCompiler,
): Note {
  const { fileDependencies, missingDependencies, chunkGroups } = stats.compilation;
  const ours = (files: Iterable<string>) => [...files].filter((file) => !isOfPackage(file)).sort();
  // Includes folders; if one matters, so does a file in it.
  const read = ours(fileDependencies)
    .map((file) => [file, digestOf(file, compiler)])
    .filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    version,
    hash: stats.hash,
    groups: chunkGroups.map((group) => noteGroup(group, chunkGroups)),
    files: Object.fromEntries(read),
    absent: ours(missingDependencies).filter((file) => !existsSync(file)),
    written: Object.fromEntries(
      stats.compilation.getAssets().map(({ name }) => [name, sizeOf(name, compiler)]),
    ),
  };
}

const sizeOf = (name: string, { outputPath }: ProgramCompiler): number =>
  statSync(path.join(outputPath, name), { throwIfNoEntry: false })?.size ?? -1;

/** The contents of packages are determined by the lock file, which is part of the version. */
const isOfPackage = (file: string): boolean => /[\\/]node_modules[\\/]/.test(file);

/** Uses webpack's file system, because some of Gatsby's files exist only in memory. */
function digestOf(file: string, { inputFileSystem }: ProgramCompiler): string | null {
  try {
    return createHash("sha256")
      .update(inputFileSystem.readFileSync(file) as Buffer)
      .digest("base64");
  } catch {
    return null;
  }
}

const TEMPLATE_LIST = "async-requires";

function noteGroup(group: ChunkGroup, all: readonly ChunkGroup[]): NotedGroup {
  return {
    name: group.name ?? null,
    hashes: [...group.chunks].map(({ hash }) => hash ?? ""),
    children: [...group.childrenIterable].map((child) => all.indexOf(child)),
    isOfTemplateList: !group.origins.every(({ module }) => !module?.identifier().includes(TEMPLATE_LIST)),
  };
}

function statsOf({ hash, groups }: Note): ProgramStats {
  const chunkGroups: ChunkGroup[] = groups.map(({ name, hashes, children, isOfTemplateList }) => ({
    name,
    chunks: hashes.map((chunk) => ({ hash: chunk })),
    get childrenIterable() {
      return children.flatMap((index) => chunkGroups[index] ?? []);
    },
    origins: isOfTemplateList ? [{ module: { identifier: () => TEMPLATE_LIST } }] : [],
  }));
  return { hash, hasErrors: () => false, hasWarnings: () => false, compilation: { chunkGroups } };
}
